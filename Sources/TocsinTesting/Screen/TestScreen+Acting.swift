public import UIKit

extension TestScreen {
  /// A way across the screen.
  public enum Way: Sendable, CaseIterable {
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// Taps a field, takes out what it holds, and types into it, as a person does.
  /// - Parameter name: the field's identifier, label, placeholder or text.
  /// - Throws: ``ScreenError`` if there is no such thing, if something covers it, or if it doesn't
  ///   take the keyboard.
  public func enter(_ text: String, into name: String) throws {
    let field = try visibleView(name)
    try tap(name)
    advance(by: 0.05)
    guard let input = field.everything.first(where: \.isFirstResponder) else {
      throw ScreenError.takesNoText(name)
    }
    if let keyInput = input as? any UIKeyInput, keyInput.hasText {
      press(.character("a"), .control)
      press(.backspace)
    }
    type(text)
  }

  /// Keeps a finger on what shows a text for some time.
  /// - Throws: ``ScreenError`` as ``tap(_:)-(String)`` does.
  public func hold(_ name: String, for seconds: TimeInterval) throws {
    let point = try point(of: name)
    touchDown(at: point)
    advance(by: seconds)
    touchUp(at: point)
  }

  /// Flicks what shows a text across the screen, fast enough to be meant.
  /// - Throws: ``ScreenError`` as ``tap(_:)-(String)`` does.
  public func swipe(_ name: String, _ way: Way, by distance: CGFloat = 200) throws {
    let start = try point(of: name)
    let step: CGPoint =
      switch way {
      case .up: CGPoint(x: 0, y: -distance)
      case .down: CGPoint(x: 0, y: distance)
      case .left: CGPoint(x: -distance, y: 0)
      case .right: CGPoint(x: distance, y: 0)
      }
    drag(from: start, to: CGPoint(x: start.x + step.x, y: start.y + step.y), steps: 8)
  }

  /// Whether what shows a text, or the control that it is a part of, can be used.
  /// - Throws: ``ScreenError`` if there is no such thing.
  public func isEnabled(_ name: String) throws -> Bool {
    let view = try visibleView(name)
    let around = sequence(first: view, next: \.superview)
    let control = around.first { $0 is UIControl } as? UIControl
    return sequence(first: control ?? view, next: \.superview)
      .allSatisfy { $0.isUserInteractionEnabled && ($0 as? UIControl)?.isEnabled != false }
  }

  /// What a field or another control holds: its text, or “on” and “off”.
  /// - Throws: ``ScreenError`` if there is no such thing.
  public func value(of name: String) throws -> String {
    let view = try visibleView(name)
    for part in view.everything {
      switch part {
      case let field as UITextField: return field.text ?? ""
      case let toggle as UISwitch: return toggle.isOn ? "on" : "off"
      case let label as UILabel: return label.text ?? ""
      default: continue
      }
    }
    return view.accessibilityValue ?? ""
  }

  /// Lets time pass, frame by frame, until something shows a text.
  /// - Parameter limit: seconds after which it gives up.
  /// - Throws: ``ScreenError`` if nothing shows it by then; the error says what can be seen.
  public func wait(for name: String, upTo limit: TimeInterval = 5) throws {
    let end = now + limit
    while !shows(name) {
      guard now < end else { throw notFound(name) }
      step()
    }
  }
}

extension UIView {
  /// The view and all that can be seen below it.
  var everything: [UIView] {
    isHidden || alpha < 0.01 ? [] : [self] + subviews.flatMap(\.everything)
  }
}
