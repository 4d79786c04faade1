/// An option: how it is written, which commands take it, what it does, and what help says of it.
struct OptionDefinition: Sendable {
  /// A heading of the help text.
  enum Group: String, CaseIterable {
    case content = "What it says"
    case buttons = "Buttons"
    case fields = "Fields"
    case progress = "Progress"
    case look = "How it looks"
    case answer = "How it answers"
    case destination = "Where it goes"
    case program = "About the program"
  }

  /// What the option does.
  enum Effect: Sendable {
    /// Writes a help page and ends.
    case help
    /// Writes the version and ends.
    case version
    /// Names the spec, which speaks before all options.
    case spec
    /// Changes the draft, in the order of the arguments.
    case set(@Sendable (inout RunDraft, String) throws(UsageError.Problem) -> Void)
    /// Says more about a field or a button, once all of them are known.
    case detail(@Sendable (inout RunDraft, String) throws(UsageError.Problem) -> Void)
  }

  /// All spellings, with dashes.
  let names: [String]
  /// What stands for the value in help; nil for an option without one.
  let placeholder: String?
  let commands: [Command]
  let isRepeatable: Bool
  let group: Group
  /// A sentence or two.
  let summary: String
  let effect: Effect

  /// The option as help shows it: "-h, --help" or "--title TEXT".
  var usage: String {
    names.joined(separator: ", ") + (placeholder.map { " " + $0 } ?? "")
  }
}

/// What the options of one run have said so far.
struct RunDraft {
  var alert = AlertDraft()
  /// The value of `-o`.
  var path: String?
  /// The value of `--at`.
  var moment: Double?
  /// The option and the field or button of each detail given, to notice a second one.
  var details: Set<[String]> = []
}
