internal import CoreGraphics

extension UIControl {
  func beginTouches(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    callHandlers(for: .touchDown, event)
    if touch.tapCount > 1 { callHandlers(for: .touchDownRepeat, event) }
  }

  func moveTouches(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    switch (wasInside, isTouchInside) {
    case (true, true): callHandlers(for: .touchDragInside, event)
    case (false, true):
      callHandlers(for: .touchDragEnter, event)
      callHandlers(for: .touchDragInside, event)
    case (true, false):
      callHandlers(for: .touchDragExit, event)
      callHandlers(for: .touchDragOutside, event)
    case (false, false): callHandlers(for: .touchDragOutside, event)
    }
  }

  func endTouches(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isInside(touch)
    stopTracking()
    isEndingTouch = true
    defer { finishTouch(event) }
    endTracking(touch, with: event)
    // A control that was switched off meanwhile, as by the action of a first tap, does nothing.
    guard isEnabled else { return }
    if isInside { pressed(event) } else { callHandlers(for: .touchUpOutside, event) }
  }

  func cancelTouches(_ event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    callHandlers(for: .touchCancel, event)
  }

  /// Tells that the person changed the value.
  func sendValueChanged(_ event: UIEvent? = nil) {
    callHandlers(for: .valueChanged, event)
    if isEndingTouch {
      owesPrimaryAction = true
    } else {
      callHandlers(for: .primaryActionTriggered, event)
    }
  }

  private func finishTouch(_ event: UIEvent?) {
    isEndingTouch = false
    guard owesPrimaryAction else { return }
    owesPrimaryAction = false
    callHandlers(for: .primaryActionTriggered, event)
  }

  func enabledDidChange() {
    if !isEnabled {
      if isTracking {
        stopTracking()
        cancelTracking(with: nil)
      }
      pressingKey = nil
      isHighlighted = false
      if isFocused { window?.focus.forget(self) }
    }
    stateDidChange()
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let slop = Self.touchSlop
    let point = touch.location(in: self)
    return self.point(inside: point, with: nil)
      || bounds.insetBy(dx: -slop, dy: -slop).contains(point)
  }

  // MARK: Keys

  /// Presses the control as a finger would, all at once.
  func press() {
    callHandlers(for: .touchDown, nil)
    pressed(nil)
  }

  func beginKeyPress(_ presses: Set<UIPress>) -> Bool {
    guard isPressedByKeys, isEnabled, isFocused, pressingKey == nil,
      let press = presses.first(where: \.pressesButtons)
    else { return false }
    pressingKey = press
    isHighlighted = true
    callHandlers(for: .touchDown, nil)
    return true
  }

  func changeValue(by presses: Set<UIPress>, isRepeat: Bool) -> Bool {
    guard isEnabled, isFocused, let key = presses.first?.key, key.isPlain else { return false }
    return changeValue(by: key, isRepeat: isRepeat)
  }

  func endKeyPress(_ presses: Set<UIPress>, isCancelled: Bool) -> Bool {
    guard let key = pressingKey, presses.contains(key) else { return false }
    pressingKey = nil
    isHighlighted = false
    if isCancelled { callHandlers(for: .touchCancel, nil) } else { pressed(nil) }
    return true
  }
}

extension UIKey {
  /// Whether none of the keys is held that make commands of others.
  var isPlain: Bool { modifierFlags.isDisjoint(with: [.command, .control, .alternate]) }
}

extension UIPress {
  /// Whether the key presses the focused button: Return, Enter or Space with no modifiers.
  var pressesButtons: Bool {
    guard let key, key.isPlain else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return true
    default: return false
    }
  }
}
