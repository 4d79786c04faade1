/// All options.
///
/// Reading the arguments and writing the help go by this one table, so that neither knows an option
/// that the other doesn't.
enum OptionTable {
  static let all: [OptionDefinition] =
    content + buttons + fields + progress + look + answer + destination + program

  /// The option of that spelling.
  static func option(named name: String) -> OptionDefinition? {
    all.first { $0.names.contains(name) }
  }

  /// The options of a command.
  static func options(of command: Command) -> [OptionDefinition] {
    all.filter { $0.commands.contains(command) }
  }

  /// The spellings that a command knows.
  static func names(for command: Command) -> [String] {
    options(of: command).flatMap(\.names)
  }

  static let alertCommands: [Command] = [.alert, .render]
  static let allWithAlerts: [Command] = [.alert, .render, .gallery]
}

// MARK: - What it says

extension OptionTable {
  private static let content: [OptionDefinition] = [
    one("--title", "TEXT", .content, "The headline. Empty is the same as none.") {
      (draft, text) in draft.alert.title = text
    },
    one("--message", "TEXT", .content, "The text under it. Empty is the same as none.") {
      (draft, text) in draft.alert.message = text
    },
    many(
      "--link", "[TEXT=]ADDRESS", .content,
      """
      Makes TEXT, which holds no equals sign, a link wherever it stands in the message; without it \
      the address itself. A tap opens the address in the desktop's program for it, and the alert \
      stays. An address begins with \(alternatives(LinkDescription.schemes.map { $0 + ":" })).
      """
    ) { (draft, text) throws(UsageError.Problem) in
      try draft.alert.add(LinkDescription(notation: text), from: .options)
    },
    one("--symbol", choices(SymbolKind.self), .content, "A sign above the title.") {
      (draft, name) throws(UsageError.Problem) in
      draft.alert.symbol = try SymbolKind(named: name)
    },
    picture("--image", .image, "A picture above the title, from a file. A pixel is a point."),
    picture(
      "--header", .header,
      "A picture from edge to edge at the top of the card, no higher than 3/5 of its width."),
    picture(
      "--icon", .icon,
      "A picture in a circle at the top; on a device it stands out above the card."),
    one(
      "--image-description", "TEXT", .content,
      "What screen readers say for the picture or the sign. Without it they pass it over."
    ) { (draft, text) in draft.alert.imageDescription = text },
    one(
      "--language", "TAG", .content,
      """
      The language of customary titles, of what is said under fields, and of how dates and numbers \
      are written, as in de or pt-PT. The default is the reader's, as LC_ALL, LC_MESSAGES, LANG and \
      LANGUAGE of the environment tell; in pictures it is English, whoever asks for them. Titles are \
      English in a language that the library doesn't speak.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.language = try LanguageTag(text)
    },
    OptionDefinition(
      names: ["--spec"], placeholder: "FILE", commands: alertCommands, isRepeatable: false,
      group: .content,
      summary: """
        Describes the alert in JSON; - reads standard input. The options beside it override its \
        values; a --button or --field that it has too changes just what the option mentions, \
        another is added at the end.
        """,
      effect: .spec),
  ]

  private static func picture(
    _ name: String, _ place: PicturePlace, _ summary: String
  ) -> OptionDefinition {
    one(name, "FILE", .content, summary) { (draft, path) throws(UsageError.Problem) in
      if path.isEmpty { throw .emptyPath }
      draft.alert.pictures[place] = path
    }
  }
}

// MARK: - Making rows

extension OptionTable {
  typealias Change =
    @Sendable (inout RunDraft, String) throws(UsageError.Problem) -> Void

  /// An option that takes one value.
  static func one(
    _ name: String, _ placeholder: String, _ group: OptionDefinition.Group, _ summary: String,
    commands: [Command] = alertCommands, _ change: @escaping Change
  ) -> OptionDefinition {
    OptionDefinition(
      names: [name], placeholder: placeholder, commands: commands, isRepeatable: false,
      group: group, summary: summary, effect: .set(change))
  }

  /// An option that adds something each time it is given.
  /// - Parameter isDetail: whether it waits until all fields are known.
  static func many(
    _ name: String, _ placeholder: String, _ group: OptionDefinition.Group, _ summary: String,
    isDetail: Bool = false, _ change: @escaping Change
  ) -> OptionDefinition {
    OptionDefinition(
      names: [name], placeholder: placeholder, commands: alertCommands, isRepeatable: true,
      group: group, summary: summary, effect: isDetail ? .detail(change) : .set(change))
  }

  /// An option that says something about a field or a button, once for each.
  /// - Parameter change: changes the draft and returns the name of the field or the button.
  static func detail(
    _ name: String, _ placeholder: String, _ group: OptionDefinition.Group, _ summary: String,
    _ change: @escaping @Sendable (inout RunDraft, String) throws(UsageError.Problem) -> String
  ) -> OptionDefinition {
    many(name, placeholder, group, summary, isDetail: true) {
      (draft, text) throws(UsageError.Problem) in
      let subject = try change(&draft, text)
      if !draft.details.insert([name, subject]).inserted { throw .detailGivenTwice(of: subject) }
    }
  }

  /// "light|dark".
  static func choices<Choice: NamedChoice>(_: Choice.Type) -> String {
    Choice.names.joined(separator: "|")
  }
}
