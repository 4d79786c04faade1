import CSDL2
import Foundation
import Testing
import WindowServer

@testable import SDLWindowServer

@Suite("Translating SDL's events")
struct EventTranslatorTests {
  private let window: UInt32 = 7
  private let geometry = WindowGeometry(
    size: CGSize(width: 200, height: 100), unitsPerPoint: 2)

  @Test("A quit event is the desktop's wish that the program ends")
  func quit() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    #expect(translate([event]) == [.quit])
  }

  @Test(
    "Focus and close requests keep their window",
    arguments: [
      (SDL_WINDOWEVENT_FOCUS_GAINED, ServerEvent.focus(window: 7, isFocused: true)),
      (SDL_WINDOWEVENT_FOCUS_LOST, .focus(window: 7, isFocused: false)),
      (SDL_WINDOWEVENT_CLOSE, .closeRequested(window: 7)),
    ])
  func windowEvents(kind: SDL_WindowEventID, expected: ServerEvent) {
    #expect(translate([windowEvent(kind)]) == [expected])
  }

  @Test("Events of a window that has been closed mean nothing")
  func unknownWindow() {
    var event = windowEvent(SDL_WINDOWEVENT_CLOSE)
    event.window.windowID = 8
    var press = button(SDL_BUTTON_LEFT, isPressed: true, x: 1, y: 1)
    press.button.windowID = 8
    #expect(translate([event, press]).isEmpty)
  }

  @Test("A pointer's place is told in points, whatever the scale")
  func location() throws {
    let events = translate([motion(x: 31, y: 80)])
    let pointer = try #require(pointers(events).first)
    #expect(pointer.location == CGPoint(x: 15.5, y: 40))
    #expect(pointer.phase == .moved)
    #expect(pointer.button == 0)
    #expect(!pointer.isDown)
  }

  @Test("A press, a drag and a release tell whether the primary button is down")
  func drag() {
    var move = motion(x: 4, y: 4)
    move.motion.state = 1
    let events = pointers(
      translate([
        button(SDL_BUTTON_LEFT, isPressed: true, x: 2, y: 2), move,
        button(SDL_BUTTON_LEFT, isPressed: false, x: 4, y: 4),
      ]))
    #expect(events.map(\.phase) == [.down, .moved, .up])
    #expect(events.map(\.isDown) == [true, true, false])
    #expect(events.map(\.button) == [1, 0, 1])
  }

  @Test("The secondary button is number 3 and does not count as down")
  func secondaryButton() throws {
    let events = translate([button(SDL_BUTTON_RIGHT, isPressed: true, x: 0, y: 0)])
    let pointer = try #require(pointers(events).first)
    #expect(pointer.button == 3)
    #expect(!pointer.isDown)
  }

  @Test("A mouse that SDL makes up from a finger is not told twice")
  func touchMouse() {
    var event = button(SDL_BUTTON_LEFT, isPressed: true, x: 0, y: 0)
    event.button.which = .max
    var move = motion(x: 0, y: 0)
    move.motion.which = .max
    #expect(translate([event, move]).isEmpty)
  }

  @Test("A pointer that leaves is told where it was last")
  func leave() throws {
    let events = translate([motion(x: 20, y: 30), windowEvent(SDL_WINDOWEVENT_LEAVE)])
    let pointer = try #require(pointers(events).last)
    #expect(pointer.phase == .left)
    #expect(pointer.location == CGPoint(x: 10, y: 15))
  }

  @Test("A notch of the wheel towards the person moves content up by some lines")
  func wheel() {
    let events = translate([wheel(x: 0, y: -1)])
    #expect(
      events == [
        .scroll(
          window: 7, at: CGPoint(x: 5, y: 6), delta: ScrollDelta(dx: 0, dy: -40),
          isPrecise: false)
      ])
  }

  @Test("Fractions of a notch are precise; to the right, content moves left")
  func preciseWheel() {
    let events = translate([wheel(x: 0.25, y: 0)])
    #expect(
      events == [
        .scroll(
          window: 7, at: CGPoint(x: 5, y: 6), delta: ScrollDelta(dx: -10, dy: 0), isPrecise: true)
      ])
  }

  @Test("Fingers that are down together have numbers of their own, which are used again")
  func fingers() {
    let events = pointers(
      translate([
        finger(SDL_FINGERDOWN, id: 900, x: 0.5, y: 0.5), finger(SDL_FINGERDOWN, id: 901),
        finger(SDL_FINGERMOTION, id: 901), finger(SDL_FINGERUP, id: 900),
        finger(SDL_FINGERDOWN, id: 902),
      ]))
    #expect(events.map(\.id) == [1, 2, 2, 1, 1])
    #expect(events.map(\.phase) == [.down, .down, .moved, .up, .down])
    #expect(events.map(\.isDown) == [true, true, true, false, true])
    #expect(events.allSatisfy { $0.kind == .touch })
    #expect(events[0].location == CGPoint(x: 100, y: 50))
  }

  @Test("A finger that never went down means nothing")
  func strayFinger() {
    #expect(translate([finger(SDL_FINGERUP, id: 1), finger(SDL_FINGERMOTION, id: 1)]).isEmpty)
  }

  @Test("Held modifiers come along with the pointer")
  func modifiers() throws {
    var translator = EventTranslator()
    let held = SDL_Keymod(rawValue: KMOD_RSHIFT.rawValue | KMOD_LCTRL.rawValue)
    let event = translator.translate(motion(x: 0, y: 0), modifiers: held) { _ in geometry }
    let pointer = try #require(pointers([event].compactMap { $0 }).first)
    #expect(pointer.modifiers == [.shift, .control])
  }

  // MARK: - Making events

  private func translate(_ events: [SDL_Event]) -> [ServerEvent] {
    var translator = EventTranslator()
    return events.compactMap { event in
      translator.translate(event, modifiers: KMOD_NONE) { $0 == window ? geometry : nil }
    }
  }

  private func pointers(_ events: [ServerEvent]) -> [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  private func windowEvent(_ kind: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = window
    event.window.event = UInt8(kind.rawValue)
    return event
  }

  private func motion(x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.windowID = window
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func button(_ number: Int32, isPressed: Bool, x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = (isPressed ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.windowID = window
    event.button.button = UInt8(number)
    event.button.state = isPressed ? 1 : 0
    event.button.x = x
    event.button.y = y
    return event
  }

  private func wheel(x: Float, y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = window
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    event.wheel.mouseX = 10
    event.wheel.mouseY = 12
    return event
  }

  private func finger(
    _ type: SDL_EventType, id: SDL_FingerID, x: Float = 0, y: Float = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.windowID = window
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }
}
