import TocsinTesting
import UIKit

/// Writes down what happens, in order.
final class AlertLog {
  private(set) var events: [String] = []
  func note(_ event: String) { events.append(event) }
}

/// An alert with Cancel and OK, whose handlers write to a log.
func question(
  _ title: String? = "A", message: String? = "A message.", style: UIAlertController.Style = .alert,
  log: AlertLog? = nil
) -> UIAlertController {
  let alert = UIAlertController(title: title, message: message, preferredStyle: style)
  for (name, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
    alert.addAction(
      UIAlertAction(title: name, style: style) { _ in log?.note("\(name) \(title ?? "")") })
  }
  return alert
}

extension TestScreen {
  /// Presents over the page and lets the entry come to its end.
  func present(_ controller: UIViewController) {
    page.present(controller, animated: true)
    advance(by: 1)
  }
}

/// Collects the warnings that `body` causes.
func warnings(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  UIKitLog.sink = { lines.append($0) }
  defer { UIKitLog.sink = UIKitLog.writeToStandardError }
  body()
  return lines
}
