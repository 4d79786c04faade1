import UIKit

/// Writes down the events of a control, in their order.
final class EventLog {
  private var words: [String] = []

  init(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, word) in events {
      control.addAction(UIAction { [weak self] _ in self?.words.append(word) }, for: event)
    }
  }

  /// What happened since the last call.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}
