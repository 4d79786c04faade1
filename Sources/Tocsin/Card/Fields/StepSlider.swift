import UIKit

/// A slider that arrow keys, and screen readers, move by a step.
final class StepSlider: UISlider {
  /// The difference between two values that can be chosen; 0 leaves the keys as they are.
  var step: Float = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func accessibilityIncrement() {
    if step > 0 { move(by: wideStep) } else { super.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    if step > 0 { move(by: -wideStep) } else { super.accessibilityDecrement() }
  }

  /// - Returns: whether the key moves the thumb by the step.
  private func take(_ press: UIPress) -> Bool {
    guard step > 0, isEnabled, let key = press.key,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardUpArrow: move(by: step)
    case .keyboardDownArrow: move(by: -step)
    case .keyboardRightArrow: move(by: isMirrored ? -step : step)
    case .keyboardLeftArrow: move(by: isMirrored ? step : -step)
    case .keyboardPageUp: move(by: wideStep)
    case .keyboardPageDown: move(by: -wideStep)
    default: return false
    }
    return true
  }

  /// About a tenth of the range, in whole steps.
  private var wideStep: Float {
    max(1, ((maximumValue - minimumValue) / 10 / step).rounded()) * step
  }

  private func move(by distance: Float) {
    let old = value
    setValue(old + distance, animated: true)
    if value != old { sendActions(for: .valueChanged) }
  }
}
