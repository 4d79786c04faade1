internal import CSDL2
internal import Foundation
internal import WindowServer

extension EventTranslator {
  mutating func translate(
    motion event: SDL_MouseMotionEvent, modifiers: SDL_Keymod,
    geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    guard event.which != touchMouse, let geometry = geometry(event.windowID) else { return nil }
    let location = geometry.point(x: event.x, y: event.y)
    lastLocation[event.windowID] = location
    return .pointer(
      PointerEvent(
        window: event.windowID, phase: .moved, location: location, button: 0,
        isDown: event.state & primaryButtonMask != 0, modifiers: KeyModifiers(modifiers)))
  }

  mutating func translate(
    button event: SDL_MouseButtonEvent, modifiers: SDL_Keymod,
    geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    guard event.which != touchMouse, let geometry = geometry(event.windowID) else { return nil }
    let location = geometry.point(x: event.x, y: event.y)
    lastLocation[event.windowID] = location
    let isPressed = event.state == SDL_PRESSED
    return .pointer(
      PointerEvent(
        window: event.windowID, phase: isPressed ? .down : .up, location: location,
        button: Int(event.button), isDown: isPressed && event.button == SDL_BUTTON_LEFT,
        modifiers: KeyModifiers(modifiers)))
  }

  func translate(
    wheel event: SDL_MouseWheelEvent, geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    guard event.which != touchMouse, let geometry = geometry(event.windowID) else { return nil }
    let isPrecise =
      event.preciseX != event.preciseX.rounded() || event.preciseY != event.preciseY.rounded()
    // SDL counts notches, right and away from the person; content moves left and down for them.
    let delta = ScrollDelta(
      dx: -CGFloat(event.preciseX) * pointsPerNotch, dy: CGFloat(event.preciseY) * pointsPerNotch)
    return .scroll(
      window: event.windowID, at: geometry.point(x: event.mouseX, y: event.mouseY), delta: delta,
      isPrecise: isPrecise)
  }

  mutating func translate(
    finger event: SDL_TouchFingerEvent, modifiers: SDL_Keymod,
    geometry: (UInt32) -> WindowGeometry?
  ) -> ServerEvent? {
    guard let geometry = geometry(event.windowID) else { return nil }
    let phase: PointerEvent.Phase
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: phase = .down
    case SDL_FINGERUP: phase = .up
    default: phase = .moved
    }
    guard let id = number(of: event.fingerId, phase: phase) else { return nil }
    // SDL gives a finger's place as a share of the window's size.
    let location = CGPoint(
      x: CGFloat(event.x) * geometry.size.width, y: CGFloat(event.y) * geometry.size.height)
    return .pointer(
      PointerEvent(
        window: event.windowID, phase: phase, kind: .touch, location: location, id: id,
        button: phase == .moved ? 0 : 1, isDown: phase != .up,
        modifiers: KeyModifiers(modifiers)))
  }

  /// The lowest number from 1 that no other finger has; nil for a finger that never went down.
  private mutating func number(of finger: SDL_FingerID, phase: PointerEvent.Phase) -> Int? {
    switch phase {
    case .down:
      let taken = Set(fingers.values)
      let number = (1...).first { !taken.contains($0) }
      fingers[finger] = number
      return number
    case .up:
      return fingers.removeValue(forKey: finger)
    default:
      return fingers[finger]
    }
  }
}

/// What SDL calls a mouse that is really a finger.
private let touchMouse = UInt32.max
/// `SDL_BUTTON_LMASK`, a macro that Swift can't see.
private let primaryButtonMask: UInt32 = 1 << (UInt32(SDL_BUTTON_LEFT) - 1)
/// How far a notch of the wheel scrolls: about three lines of a dialog's text.
private let pointsPerNotch: CGFloat = 40
