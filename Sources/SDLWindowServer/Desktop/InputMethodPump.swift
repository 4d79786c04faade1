internal import Foundation

/// Wakes the application for a while after input, so that SDL looks for the input method's answer.
///
/// SDL reads IBus and Fcitx from a connection of its own, whose descriptor it doesn't tell, and
/// only while it is asked for events. With no input method running there is no pump.
final class InputMethodPump {
  private let wake: () -> Void
  private var timer: (any DispatchSourceTimer)?
  private var wakesLeft = 0

  /// - Parameter wake: makes the application ask for events.
  init(wake: @escaping () -> Void) { self.wake = wake }

  /// Whether the desktop has an input method that SDL reaches by D-Bus.
  nonisolated static func isNeeded(environment: [String: String]) -> Bool {
    let names = ["XMODIFIERS", "GTK_IM_MODULE", "QT_IM_MODULE", "SDL_IM_MODULE"]
    let methods = names.compactMap { environment[$0] }.joined(separator: " ")
    return environment["IBUS_ADDRESS"] != nil || methods.contains("ibus")
      || methods.contains("fcitx")
  }

  /// Starts the time anew. Keys that the input method takes are told to nobody else.
  func inputArrived() {
    wakesLeft = wakesPerInput
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(5))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
    self.timer = timer
    timer.resume()
  }

  private func tick() {
    wakesLeft -= 1
    if wakesLeft <= 0 {
      timer?.cancel()
      timer = nil
    }
    wake()
  }
}

/// Often enough for typing to look immediate.
private let interval = 0.03
/// A second and a bit: answers that take longer come with the next event.
private let wakesPerInput = 40
