/// What the program can be asked to do: its first argument.
package enum Command: String, CaseIterable, Hashable, Sendable {
  case alert
  case render
  case gallery
  case help

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .alert: "show an alert in a window and print the answer"
    case .render: "draw the same alert to a PNG picture, without a display"
    case .gallery: "show a list of sample alerts, or render each of them"
    case .help: "explain the program or one of its commands"
    }
  }
}
