internal import CoreGraphics
internal import Foundation
internal import TextLayout

// A finger sets the caret where it is lifted, as a drag of it scrolls. A link of text that is only
// read is opened where a touch that did not move is lifted.
extension UITextView {
  func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let touch = touches.first, canBecomeFirstResponder else { return false }
    guard touch.type == .indirectPointer || touch.tapCount > 1 else { return true }
    guard isFirstResponder || becomeFirstResponder() else { return true }
    goalX = nil
    place(touch, with: event)
    return true
  }

  func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, canBecomeFirstResponder else { return false }
    if followDrag(touch), !isEditing { scrollToCaret() }
    return true
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    defer { drag = nil }
    guard let touch = touches.first, canBecomeFirstResponder else { return false }
    let point = touch.location(in: self)
    if touch.tapCount == 1, editor.selection.isCaret || drag == nil, let link = link(at: point) {
      open(link)
      return true
    }
    guard touch.type != .indirectPointer, touch.tapCount == 1, bounds.contains(point) else {
      return true
    }
    guard isFirstResponder || becomeFirstResponder() else { return true }
    goalX = nil
    place(touch, with: nil)
    return true
  }

  // MARK: Links

  /// A link and where it is in the text.
  struct Link {
    let url: URL
    let range: Range<Int>
  }

  /// The link at a point of the content; nil in text that is edited, or that can't be selected.
  func link(at point: CGPoint) -> Link? {
    guard isSelectable, !isEditable, hasText else { return nil }
    let near = position(at: point).offset
    for offset in [editor.stops.character(before: near), near] {
      guard let link = link(at: offset) else { continue }
      if selectedStretches(link.range).contains(where: { $0.contains(point) }) { return link }
    }
    return nil
  }

  private func link(at offset: Int) -> Link? {
    guard offset < editor.length, let value = editor.content.attributes(at: offset)[.link],
      let url = Self.url(value)
    else { return nil }
    func leads(_ offset: Int) -> Bool {
      editor.content.attributes(at: offset)[.link].flatMap(Self.url) == url
    }
    var range = offset..<(offset + 1)
    while range.lowerBound > 0, leads(range.lowerBound - 1) {
      range = (range.lowerBound - 1)..<range.upperBound
    }
    while range.upperBound < editor.length, leads(range.upperBound) {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    return Link(url: url, range: range)
  }

  /// What the value of a link's attribute leads to.
  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }

  private func open(_ link: Link) {
    let isAllowed =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range.nsRange,
        interaction: .invokeDefaultAction) ?? true
    if isAllowed { UIApplication.shared.open(link.url) }
  }
}
