public import UIKit

extension TestScreen {
  /// The frontmost view that shows a text, or has it as its label or identifier, in the screen's
  /// coordinates; nil if there is none.
  public func view(_ name: String) -> UIView? {
    for window in visibleWindows {
      if let found = find(in: window, where: { names(of: $0).contains(name) }) { return found }
    }
    return nil
  }

  /// Whether anything visible shows a text or has it as its identifier.
  public func shows(_ name: String) -> Bool { view(name) != nil }

  /// The frame of what shows a text, in the screen's points.
  public func frame(of name: String) throws -> CGRect {
    let view = try visibleView(name)
    return view.convert(view.bounds, to: nil)
  }

  /// The frame in which the eye sees what shows a text at this moment, in the midst of an
  /// animation too. ``frame(of:)`` gives where it is going.
  public func shownFrame(of name: String) throws -> CGRect {
    let view = try fadingView(name)
    guard let shown = view.layer.presentation() else { return try frame(of: name) }
    return shown.convert(shown.bounds, to: nil)
  }

  /// The opacity with which the eye sees what shows a text at this moment, by its own and those
  /// of all the views around it.
  public func shownOpacity(of name: String) throws -> Double {
    sequence(first: try fadingView(name).layer, next: \.superlayer)
      .reduce(1) { $0 * Double($1.presentation()?.opacity ?? $1.opacity) }
  }

  /// All texts that can be seen, front to back, in the order of the views.
  public var visibleTexts: [String] {
    var texts: [String] = []
    for window in visibleWindows {
      _ = find(in: window) { view in
        if let text = shownText(of: view), !text.isEmpty, !texts.contains(text) {
          texts.append(text)
        }
        return false
      }
    }
    return texts
  }

  /// The view that a touch at a point of the screen reaches, or nil.
  public func hitView(at point: CGPoint) -> UIView? {
    for window in application.allWindows.reversed() {
      if let hit = window.hitTest(window.convert(point, from: nil), with: nil) { return hit }
    }
    return nil
  }

  func point(of name: String) throws -> CGPoint {
    let view = try visibleView(name)
    let frame = view.convert(view.bounds, to: nil)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let hit = hitView(at: point)
    let reaches = hit.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false
    guard reaches else {
      throw ScreenError.covered(name, by: hit.map(words(for:)) ?? "nothing")
    }
    return point
  }

  /// The frontmost view of a name that can be seen.
  func visibleView(_ name: String) throws -> UIView {
    guard let view = view(name) else { throw notFound(name) }
    return view
  }

  func notFound(_ name: String) -> ScreenError {
    .notFound(name, visible: visibleTexts, identifiers: visibleIdentifiers)
  }

  /// All identifiers of views that can be seen, front to back.
  public var visibleIdentifiers: [String] {
    var found: [String] = []
    for window in visibleWindows {
      _ = find(in: window) { view in
        if let name = view.accessibilityIdentifier, !found.contains(name) { found.append(name) }
        return false
      }
    }
    return found
  }

  /// What a view is called in a message: by its text, else its identifier, and its type.
  private func words(for view: UIView) -> String {
    let type = "\(Swift.type(of: view))"
    return names(of: view).first.map { "“\($0)” (\(type))" } ?? type
  }

  var visibleWindows: [UIWindow] {
    application.windows.filter { !$0.isHidden }.reversed()
  }

  private func names(of view: UIView) -> [String] {
    [shownText(of: view), view.accessibilityLabel, view.accessibilityIdentifier].compactMap { $0 }
  }

  func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField:
      field.isSecureTextEntry || (field.text ?? "").isEmpty ? field.placeholder : field.text
    default: nil
    }
  }

  /// The frontmost view of a name, those included that are on their way in or out.
  private func fadingView(_ name: String) throws -> UIView {
    for window in visibleWindows {
      if let found = find(
        in: window, isVisible: { !$0.isHidden }, where: { names(of: $0).contains(name) })
      {
        return found
      }
    }
    throw notFound(name)
  }

  /// The first visible view that meets a condition; those in front come first.
  private func find(
    in view: UIView, isVisible: (UIView) -> Bool = { !$0.isHidden && $0.alpha >= 0.01 },
    where condition: (UIView) -> Bool
  ) -> UIView? {
    guard isVisible(view) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, isVisible: isVisible, where: condition) { return found }
    }
    return condition(view) ? view : nil
  }
}
