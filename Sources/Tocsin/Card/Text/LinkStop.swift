import UIKit

/// Where the Tab key, and a screen reader, find a link of a message. Nothing is seen of it but the
/// focus, and touches go through it to the text.
final class LinkStop: UIButton {
  /// Where the link is in the text.
  let range: NSRange
  private var placed: [CGRect] = []

  init(_ words: String, range: NSRange, identifier: String, open: @escaping () -> Void) {
    self.range = range
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = words
    accessibilityTraits = .link
    accessibilityIdentifier = identifier
    addAction(UIAction { _ in open() }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts it where the link is: a rectangle for each line that the link is on.
  func place(at rects: [CGRect]) {
    let whole = rects.reduce(CGRect.null) { $0.union($1) }
    isHidden = whole.isNull
    guard !whole.isNull, rects != placed else { return }
    placed = rects
    frame = whole
    let path = UIBezierPath()
    for rect in rects {
      let around = rect.offsetBy(dx: -whole.minX, dy: -whole.minY).insetBy(dx: -3, dy: -1)
      path.append(UIBezierPath(roundedRect: around, cornerRadius: 4))
    }
    focusEffect = UIFocusHaloEffect(path: path)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
