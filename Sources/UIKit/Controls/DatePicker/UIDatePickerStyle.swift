/// How a date picker looks.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons with day and time, which open a calendar and wheels in a bubble.
  case compact = 2
  /// A calendar of a month, with a button for the time below it.
  case inline = 3
}
