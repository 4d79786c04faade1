/// All options.
///
/// Reading the arguments and writing the help go by this one table, so that neither knows an option
/// that the other doesn't.
enum OptionTable {
  static let all: [OptionDefinition] = content + look + answer + destination + program

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

  private static let alertCommands: [Command] = [.alert, .render]
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
      "--button", "TITLE[:ROLE]",
      """
      A button; the first is the leftmost or the topmost. ROLE is one of \
      \(alternatives(ButtonRole.names)). What follows the last colon is only taken as the role if \
      it is one of these; so write the role to end a title in one: "Type :cancel:default". \
      Without any button there is one, OK.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      let button = ButtonNotation(text)
      try draft.alert.addButton(titled: button.title, role: button.role, from: .options)
    },
    many(
      "--field", "NAME[:KIND][=DEFAULT]",
      """
      A field, by the name that it has in the answer, which holds no ":" and no "=". KIND is one \
      of \(alternatives(FieldKind.names)); DEFAULT is what it holds at first. A secret is safer \
      in a spec from standard input: other users may see a program's arguments as it starts.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      let field = try FieldNotation(text)
      try draft.alert.addField(
        named: field.name, kind: field.kind, initialValue: field.initialValue, from: .options)
    },
    detail("--label", "NAME=TEXT", "What the field of that name is called to a person.") {
      (draft, text) throws(UsageError.Problem) in
      let detail = try FieldDetailNotation(text)
      try draft.alert.changeField(named: detail.name) { $0.label = detail.text }
      return detail.name
    },
    detail("--placeholder", "NAME=TEXT", "What that field shows while it is empty.") {
      (draft, text) throws(UsageError.Problem) in
      let detail = try FieldDetailNotation(text)
      try draft.alert.changeField(named: detail.name) { $0.placeholder = detail.text }
      return detail.name
    },
    detail("--required", "NAME", "Keeps the alert up while that field is empty.") {
      (draft, name) throws(UsageError.Problem) in
      try draft.alert.changeField(named: name) { $0.isRequired = true }
      return name
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
}

// MARK: - How it looks

extension OptionTable {
  private static let look: [OptionDefinition] = [
    one("--appearance", choices(Appearance.self), .look, "The default is the desktop's.") {
      (draft, name) throws(UsageError.Problem) in
      draft.alert.appearance = try Appearance(named: name)
    },
    one(
      "--transition", choices(TransitionKind.self), .look,
      "How the alert comes and goes. The default is pop."
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.transition = try TransitionKind(named: name)
    },
    one(
      "--frame", choices(FrameKind.self), .look,
      """
      What is around the card: nothing (the default), or a plain page on a device, with its \
      status bar and its keyboard. Control-R turns the device, with Shift to the left; so does \
      the menu of the mouse's secondary button.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.frame = try FrameKind(named: name)
    },
    one(
      "--size", "WIDTHxHEIGHT", .look,
      """
      The device's size in points, each side from \(plain(Limits.side.lowerBound)) to \
      \(plain(Limits.side.upperBound)). It brings --frame device with it, and so do the next \
      three.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.size = try PointSize(text)
    },
    one(
      "--device", choices(DeviceKind.self), .look,
      """
      A telephone with a notch, 390x844 (the default); one with a button below the screen, \
      375x667; or a tablet, 820x1180. A window is made smaller to fit on the screen.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.device = try DeviceKind(named: name)
    },
    one(
      "--orientation", choices(PageOrientation.self), .look,
      "How the device is held. The default is upright, or as --size has it."
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.orientation = try PageOrientation(named: name)
    },
    one(
      "--keyboard", choices(KeyboardChoice.self), .look,
      """
      Whether a keyboard comes up on the device's screen for a field. The default is on. Real \
      keys type in any case.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.keyboard = try KeyboardChoice(named: name)
    },
    one(
      "--scale", "NUMBER", .look,
      """
      Pixels per point, from \(Limits.scale.lowerBound) to \(plain(Limits.scale.upperBound)). \
      The default is the desktop's for a window and 1 for a picture.
      """, commands: [.alert, .render, .gallery]
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.scale = try UsageError.Quantity.scale.read(text)
    },
  ]
}

// MARK: - How it answers

extension OptionTable {
  private static let answer: [OptionDefinition] = [
    one(
      "--timeout", "SECONDS", .answer,
      "Ends the alert by itself after this time. The default is to wait for ever."
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.timeout = try UsageError.Quantity.timeout.read(text)
    },
    one("--output", choices(AnswerFormat.self), .answer, "The form of the answer.") {
      (draft, name) throws(UsageError.Problem) in
      draft.alert.output = try AnswerFormat(named: name)
    },
  ]
}

// MARK: - Where it goes

extension OptionTable {
  private static let destination: [OptionDefinition] = [
    one(
      "-o", "PATH", .destination,
      """
      Where pictures go. tocsin render writes one file, or with - to standard output; tocsin \
      gallery writes many into this folder, which it makes if need be.
      """, commands: [.render, .gallery]
    ) { (draft, path) throws(UsageError.Problem) in
      if path.isEmpty { throw .emptyPath }
      draft.path = path
    },
    one(
      "--at", "SECONDS", .destination,
      """
      The moment that is drawn, counted from the beginning of the transition. The default is the \
      time after its end.
      """, commands: [.render]
    ) { (draft, text) throws(UsageError.Problem) in
      draft.moment = try UsageError.Quantity.moment.read(text)
    },
  ]

  private static let program: [OptionDefinition] = [
    OptionDefinition(
      names: ["-h", "--help"], placeholder: nil, commands: Command.allCases, isRepeatable: false,
      group: .program, summary: "Prints this text.", effect: .help),
    OptionDefinition(
      names: ["--version"], placeholder: nil, commands: Command.allCases, isRepeatable: false,
      group: .program, summary: "Prints the version.", effect: .version),
  ]
}

// MARK: - Making rows

extension OptionTable {
  private typealias Change =
    @Sendable (inout RunDraft, String) throws(UsageError.Problem) -> Void

  /// An option that takes one value.
  private static func one(
    _ name: String, _ placeholder: String, _ group: OptionDefinition.Group, _ summary: String,
    commands: [Command] = alertCommands, _ change: @escaping Change
  ) -> OptionDefinition {
    OptionDefinition(
      names: [name], placeholder: placeholder, commands: commands, isRepeatable: false,
      group: group, summary: summary, effect: .set(change))
  }

  /// An option that adds something each time it is given.
  private static func many(
    _ name: String, _ placeholder: String, _ summary: String, _ change: @escaping Change
  ) -> OptionDefinition {
    OptionDefinition(
      names: [name], placeholder: placeholder, commands: alertCommands, isRepeatable: true,
      group: .content, summary: summary, effect: .set(change))
  }

  /// An option that says something about a field, once for each.
  /// - Parameter change: changes the draft and returns the field's name.
  private static func detail(
    _ name: String, _ placeholder: String, _ summary: String,
    _ change: @escaping @Sendable (inout RunDraft, String) throws(UsageError.Problem) -> String
  ) -> OptionDefinition {
    OptionDefinition(
      names: [name], placeholder: placeholder, commands: alertCommands, isRepeatable: true,
      group: .content, summary: summary,
      effect: .detail { (draft, text) throws(UsageError.Problem) in
        let field = try change(&draft, text)
        if !draft.details.insert([name, field]).inserted {
          throw .detailGivenTwice(field: field)
        }
      })
  }

  /// "light|dark".
  private static func choices<Choice: NamedChoice>(_: Choice.Type) -> String {
    Choice.names.joined(separator: "|")
  }
}
