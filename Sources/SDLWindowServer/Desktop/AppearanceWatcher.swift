internal import CDBus
internal import Foundation
internal import WindowServer

/// Asks the desktop's settings portal whether it is light or dark, and listens for changes.
///
/// D-Bus is spoken on a thread of its own, which sleeps between changes, so that a slow or absent
/// portal costs no time. `org.freedesktop.appearance color-scheme` is 1 for dark, 2 for light and 0
/// for no preference.
final class AppearanceWatcher {
  /// The last known answer; nil until there is one.
  private(set) var appearance: ServerAppearance?
  private let first: FirstAnswer
  private let onChange: (ServerAppearance) -> Void

  /// Starts to watch.
  /// - Parameter onChange: called with each answer.
  init(busAddress: String, onChange: @escaping (ServerAppearance) -> Void) {
    let first = FirstAnswer()
    self.first = first
    self.onChange = onChange
    let report: @Sendable (ServerAppearance?) -> Void = { [weak self] answer in
      first.set(answer)
      guard let answer else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.take(answer) }
      }
    }
    let thread = Thread { SettingsPortal.watch(busAddress: busAddress, report: report) }
    thread.name = "appearance"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// The first answer, waited for at most `milliseconds`; nil where there is none by then, or none
  /// ever.
  func firstAnswer(withinMilliseconds milliseconds: Int) -> ServerAppearance? {
    if appearance == nil { appearance = first.wait(milliseconds: milliseconds) }
    return appearance
  }

  private func take(_ answer: ServerAppearance) {
    appearance = answer
    onChange(answer)
  }
}
