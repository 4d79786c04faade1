/// How an alert ended, and what its fields held then.
///
/// The value of a secret field shows up in the written answer and in no dump of this value.
package struct AlertAnswer: Hashable, Sendable {
  package var ending: AlertEnding

  /// The buttons that the alert had.
  package var buttons: [ButtonDescription]

  /// All fields in their order, however the alert ended.
  package var fields: [FieldAnswer]

  /// Whether the box that spares the question was ticked; nil where there was none.
  package var isSuppressed: Bool?

  package init(
    ending: AlertEnding, buttons: [ButtonDescription], fields: [FieldAnswer],
    isSuppressed: Bool? = nil
  ) {
    self.ending = ending
    self.buttons = buttons
    self.fields = fields
    self.isSuppressed = isSuppressed
  }

  /// The index of the button that gave the answer: the one pressed, or the one that cancels for
  /// Escape, a tap beside the card and a card that was dragged out.
  ///
  /// Nil where there is none.
  package var buttonIndex: Int? {
    switch ending {
    case .button(let index): buttons.indices.contains(index) ? index : nil
    case .escape, .outsideTap, .drag: buttons.firstIndex { $0.role == .cancel }
    case .closed, .timeout, .finished, .hangup, .interrupted, .terminated: nil
    }
  }

  /// The button at `buttonIndex`.
  package var button: ButtonDescription? { buttonIndex.map { buttons[$0] } }
}

/// The way in which an alert ended.
package enum AlertEnding: Hashable, Sendable {
  /// The button of that index was pressed: by pointer, by Return or by code.
  case button(Int)
  case escape
  /// A tap beside the card.
  case outsideTap
  /// The card was dragged out of the page.
  case drag
  /// The window was closed.
  case closed
  case timeout
  /// The progress that it showed came to its end.
  case finished
  /// By SIGHUP.
  case hangup
  /// By SIGINT.
  case interrupted
  /// By SIGTERM.
  case terminated
}

/// What a field held at the end.
package struct FieldAnswer: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  package var name: String
  package var value: FieldValue
  /// Whether the value belongs in the answer and nowhere else.
  package var isSecret: Bool
  /// What a date consists of.
  package var parts: DateParts

  package init(
    name: String, value: FieldValue, isSecret: Bool = false, parts: DateParts = .day
  ) {
    self.name = name
    self.value = value
    self.parts = parts
    self.isSecret = isSecret
  }

  package var description: String { isSecret ? "\(name) (hidden)" : "\(name) \(value)" }

  package var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}
