import UIKit

// Being pressed, by a finger or a key, and being held.
extension AlertButton {
  /// Listens to keys, and to whoever presses buttons for a person.
  func listen() {
    addAction(
      UIAction { [weak self] _ in
        guard let self, self.action.holdTime == nil else { return }
        self.onPress?()
      }, for: .primaryActionTriggered)
    addAction(UIAction { [weak self] _ in self?.beginHold() }, for: .touchDown)
    addAction(
      UIAction { [weak self] _ in self?.endHold() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  // MARK: Fingers

  /// Whether a finger that comes here matters: a button that only waits for valid fields says what
  /// is wrong with them.
  var takesFinger: Bool { isEnabled || action.isOnlyHeldBack }

  /// A finger came to the button.
  func fingerCame() {
    guard isEnabled else { return }
    isHighlighted = true
    beginHold()
  }

  /// It left, or was lifted.
  func fingerLeft() {
    isHighlighted = false
    endHold()
  }

  /// It was lifted here.
  func pressByFinger() {
    if !isEnabled || action.holdTime == nil { onPress?() }
  }

  // MARK: Holding

  /// A finger or key went down: the fill runs from the leading edge to the trailing one.
  func beginHold() {
    guard let holdTime = action.holdTime, isEnabled, holding == nil else { return }
    holding = Countdown(seconds: holdTime, on: layer) { [weak self] in
      guard let self else { return }
      self.holding = nil
      // It has done its work, and presses nothing where it is lifted.
      self.finger?.letGo()
      self.onPress?()
    }
    layOutFill(part: 0)
    UIView.animate(withDuration: holdTime, delay: 0, options: .curveLinear) {
      self.layOutFill(part: 1)
    }
  }

  /// It went up: the fill runs back.
  func endHold() {
    guard let holding else { return }
    holding.stop()
    self.holding = nil
    UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
      self.layOutFill()
    }
  }

  func layOutFill(part: CGFloat? = nil) {
    guard let fill else { return }
    let width = bounds.width * (part ?? (holding == nil ? 0 : 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
