import Tocsin
import UIKit

/// Writes down what happens to alerts, in order.
final class Recorder: AlertDelegate {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }

  func alert(_ alert: Alert, willDismissWith answer: Answer) {
    note("will dismiss \(alert.title ?? "") \(answer.ending)")
  }

  func alert(_ alert: Alert, didDismissWith answer: Answer) {
    note("did dismiss \(alert.title ?? "") \(alert.viewIfLoaded?.window == nil ? "gone" : "there")")
  }
}

/// An alert with a cancel and a default action whose handlers write into a recorder.
func question(_ title: String = "A", recorder: Recorder? = nil) -> Alert {
  let alert = Alert(title: title, message: "A message.")
  alert.addAction(.cancel { _ in recorder?.note("cancel \(title)") })
  alert.addAction(.default("OK") { _ in recorder?.note("ok \(title)") })
  alert.delegate = recorder
  return alert
}
