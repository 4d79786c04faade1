internal import Foundation
internal import QuartzCore

/// The visible windows by level, and the one with the keys.
///
/// Windows are not retained here: a window that the program lets go is gone.
final class WindowStack {
  private struct Entry {
    weak var window: UIWindow?
    /// Rises with each showing; orders the windows of one level.
    var order: Int
  }

  private struct WeakWindow { weak var window: UIWindow? }

  private var entries: [Entry] = []
  private var counter = 0
  /// Windows that were key, the latest last.
  private var keyHistory: [WeakWindow] = []
  private(set) weak var key: UIWindow?

  /// The visible windows, back to front.
  var visible: [UIWindow] { entries.compactMap(\.window) }

  func add(_ window: UIWindow) {
    entries.append(Entry(window: window, order: nextOrder()))
    window.screen.rootLayer.addSublayer(window.layer)
    reorder()
  }

  func bringToFront(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    entries[index].order = nextOrder()
    reorder()
  }

  func remove(_ window: UIWindow) {
    entries.removeAll { $0.window === window || $0.window == nil }
    window.layer.removeFromSuperlayer()
    keyHistory.removeAll { $0.window === window }
    if key === window { passKeyOn() }
  }

  /// A window was released while it was visible or key.
  func forgetDeadWindows() {
    entries.removeAll { $0.window == nil }
    keyHistory.removeAll { $0.window == nil }
    if key == nil { passKeyOn() }
  }

  /// Sorts the windows by level and the layers with them.
  func reorder() {
    entries.removeAll { $0.window == nil }
    entries.sort {
      let levels = ($0.window?.windowLevel ?? .normal, $1.window?.windowLevel ?? .normal)
      return levels.0 == levels.1 ? $0.order < $1.order : levels.0 < levels.1
    }
    let windows = visible
    for (below, above) in zip(windows, windows.dropFirst()) {
      guard let root = above.layer.superlayer, root === below.layer.superlayer else { continue }
      root.insertSublayer(above.layer, above: below.layer)
    }
  }

  func makeKey(_ window: UIWindow) {
    guard key !== window else { return }
    let old = key
    key = nil
    old.map(tellResigned)
    keyHistory.removeAll { $0.window === window || $0.window == nil }
    keyHistory.append(WeakWindow(window: window))
    key = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    UIApplication.shared.firstResponderDidChange(
      from: old?.firstResponder, to: window.firstResponder)
  }

  /// Gives the keys to the window that had them last and is visible still.
  private func passKeyOn() {
    let old = key
    key = nil
    old.map(tellResigned)
    let heir = keyHistory.last { $0.window?.isHidden == false }?.window
    if let heir {
      makeKey(heir)
    } else {
      UIApplication.shared.firstResponderDidChange(from: old?.firstResponder, to: nil)
    }
  }

  private func tellResigned(_ window: UIWindow) {
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  private func nextOrder() -> Int {
    counter += 1
    return counter
  }
}
