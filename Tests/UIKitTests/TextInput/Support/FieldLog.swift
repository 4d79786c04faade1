import Foundation
import UIKit

/// Writes down what a field says, in order: calls of the delegate, events, notifications.
final class FieldLog: NSObject, UITextFieldDelegate {
  private(set) var entries: [String] = []
  /// Answers by the name of the question; yes where there is none.
  var answers: [String: Bool] = [:]
  private var observers: [any NSObjectProtocol] = []

  func watch(_ field: UITextField) {
    field.delegate = self
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
    }
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "didBegin note"),
      (UITextField.textDidChangeNotification, "didChange note"),
      (UITextField.textDidEndEditingNotification, "didEnd note"),
    ]
    for (name, word) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { self.entries.append(word) }
        })
    }
  }

  /// What was written since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  private func ask(_ question: String) -> Bool {
    entries.append(question)
    return answers[question] ?? true
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { entries.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    entries.append("change \(range.location)+\(range.length) '\(string)'")
    return answers["shouldChange"] ?? true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { entries.append("didSelect") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
