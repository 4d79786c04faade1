import UIKit

/// Shows alerts that have windows of their own, one after the other.
final class Presenter {
  static let shared = Presenter()

  private var waiting: [Alert] = []
  private var current: Alert?

  /// Shows an alert now, or when those before it have gone.
  func enqueue(_ alert: Alert) {
    waiting.append(alert)
    showNext()
  }

  /// Takes an alert out that was still waiting.
  func forget(_ alert: Alert) {
    waiting.removeAll { $0 === alert }
  }

  /// An alert has gone; the next one may come.
  func ended(_ alert: Alert) {
    guard alert === current else { return }
    current = nil
    showNext()
  }

  private func showNext() {
    guard current == nil, !waiting.isEmpty else { return }
    let alert = waiting.removeFirst()
    current = alert
    let window = AlertWindow()
    alert.ownWindow = window
    window.makeKeyAndVisible()
    guard let host = window.rootViewController else { return }
    alert.enter(from: host)
  }
}
