internal import CoreGraphics
internal import QuartzCore
internal import WindowServer

/// Turns what happened on the desktop into UIKit's events.
///
/// Holds the touches and presses that are under way. `UIApplication.sendEvent` is called with each
/// event, and hands it to `dispatch`.
package final class EventRouter {
  private unowned let application: UIApplication
  private let touches: TouchTracker
  private let keys: KeyRouter
  private let pointer: PointerTracker

  init(application: UIApplication) {
    self.application = application
    touches = TouchTracker(application: application)
    keys = KeyRouter(application: application)
    pointer = PointerTracker(application: application)
  }

  /// Keeps keys that are already held, or come in the next 200 ms, from pressing anything: a
  /// person may be typing when a window appears. Letters still go to text fields. The same goes for
  /// keys that come before the window's first frame, or in the 200 ms after it.
  package func guardKeys() { keys.guardKeys() }

  /// Ends touches and presses that are under way, as if the system had taken them.
  package func cancelAll() {
    touches.cancelAll()
    keys.cancelAll()
  }

  func handle(_ event: ServerEvent) {
    let screen = application.mainScreen
    switch event {
    case .pointer(let event):
      guard event.window == screen.serverWindow?.id,
        DeviceSimulation.current?.handle(event) != true
      else { return }
      touches.handle(event, on: screen)
      pointer.handle(event, on: screen)
    case .scroll(let id, let position, let delta, let isPrecise):
      guard id == screen.serverWindow?.id, !application.isIgnoringInteractionEvents else { return }
      scroll(at: position, by: delta, isPrecise: isPrecise, on: screen)
    case .key(let event):
      guard event.window == screen.serverWindow?.id,
        DeviceSimulation.current?.handle(event) != true
      else { return }
      keys.handle(event)
    case .text(let id, let text):
      if id == screen.serverWindow?.id { keys.handle(text: text) }
    case .textEditing(let id, let text, let selection):
      if id == screen.serverWindow?.id { keys.handle(markedText: text, selection: selection) }
    case .resized(let id, let size, let scale):
      if id == screen.serverWindow?.id { screen.resize(to: size, scale: scale) }
    case .exposed(let id):
      if id == screen.serverWindow?.id { screen.presenter?.contentWasLost() }
    case .focus(let id, let isFocused):
      if id == screen.serverWindow?.id { focusDidChange(isFocused) }
    case .closeRequested(let id):
      guard id == screen.serverWindow?.id else { return }
      if let ask = application.onCloseRequest { ask() } else { application.terminate() }
    case .appearance(let appearance):
      screen.setTraits { $0.userInterfaceStyle = appearance == .dark ? .dark : .light }
    case .quit:
      if let ask = application.onQuit { ask() } else { application.terminate() }
    }
  }

  private func focusDidChange(_ isFocused: Bool) {
    if isFocused {
      keys.guardHeldKeys()
      application.becomeActive()
    } else {
      cancelAll()
      application.resignActive()
    }
  }

  private func scroll(
    at position: CGPoint, by delta: ScrollDelta, isPrecise: Bool, on screen: UIScreen
  ) {
    guard let window = screen.window(at: position) else { return }
    let event = ScrollEvent(
      window: window, position: window.convert(position, from: nil as UIWindow?),
      delta: CGVector(dx: delta.dx, dy: delta.dy), isPrecise: isPrecise,
      timestamp: CACurrentMediaTime())
    application.sendEvent(event)
  }

  /// What `UIApplication.sendEvent` does with an event.
  func dispatch(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: keys.dispatch(event)
    case let event as ScrollEvent: event.window.sendEvent(event)
    case let event as TouchesEvent:
      let windows = Set(event.touches.compactMap { $0.window })
      for window in application.allWindows.reversed() where windows.contains(window) {
        window.sendEvent(event)
      }
    default: break
    }
  }
}

extension UIScreen {
  /// The foremost window that takes a touch at a point of the screen.
  func window(at point: CGPoint) -> UIWindow? {
    windows.last { window in
      window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) != nil
    }
  }
}
