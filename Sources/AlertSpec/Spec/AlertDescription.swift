/// One alert, as options or a JSON spec describe it: plain values, everything checked.
///
/// Whoever holds one may show it without looking again: there is a title, a message or a field;
/// there is at least one button; names and titles are unique; numbers are in their range.
/// `Invocation` makes them, from the process's arguments and the spec that they name.
package struct AlertDescription: Hashable, Sendable {
  /// The headline; empty when there is none.
  package var title = ""

  /// The text under the headline; empty when there is none.
  package var message = ""

  /// The buttons in the order given.
  ///
  /// At most one has the role `cancel`, at most one `preferred`.
  package var buttons: [ButtonDescription] = []

  /// The fields in the order given.
  package var fields: [FieldDescription] = []

  /// Seconds after which the alert ends by itself; nil when it waits for ever.
  package var timeout: Double?

  /// How the answer is written.
  package var output = AnswerFormat.text

  /// Light or dark; nil when the desktop decides.
  package var appearance: Appearance?

  /// How the alert comes and goes.
  package var transition = TransitionKind.pop

  /// What is around the card.
  package var frame = WindowFrame.card

  /// Pixels per point; nil for the desktop's own, which is 1 where there is no desktop.
  package var scale: Double?
}

/// What is around an alert's card.
package enum WindowFrame: Hashable, Sendable {
  /// Nothing: the window is the card, as large as its content.
  case card
  /// A plain page of this size, in points.
  case device(PointSize)
}

/// A size in points.
package struct PointSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The page that `--frame device` shows when no size is given: a phone held upright.
  package static let phone = PointSize(width: 390, height: 844)
}
