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
      "--language", "TAG", .content,
      """
      The language of customary titles and of what is said under fields, as in de or pt-PT. The \
      default is the reader's; a language that the library doesn't speak gets English.
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

// MARK: - How it looks

extension OptionTable {
  private static let look: [OptionDefinition] = [
    one(
      "--appearance", choices(Appearance.self), .look,
      """
      The default is the desktop's for a window and light for a picture; the gallery draws both.
      """, commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.appearance = try Appearance(named: name)
    },
    one(
      "--contrast", choices(Contrast.self), .look,
      "High makes colours stand out more from each other. The default is normal.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.contrast = try Contrast(named: name)
    },
    one(
      "--text-size", "NAME", .look,
      "The size of text: \(alternatives(TextSize.names)). The default is large.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.textSize = try TextSize(named: name)
    },
    one(
      "--direction", choices(Direction.self), .look,
      "On which side lines begin. The default is the left, or as the language has it.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.direction = try Direction(named: name)
    },
    one(
      "--style", "NAME", .look,
      """
      How the card looks: \(alternatives(StylePreset.names)). The default is dialog, and system \
      on a device. Where the window is the card, it has no corners, line or shadow of its own.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.style = try StylePreset(named: name)
    },
    one(
      "--tint", "COLOR", .look,
      """
      The colour of what can be pressed: \(alternatives(TintColor.Name.names)), or red, green and \
      blue as in #00A0B0. The default is the style's.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.tint = try TintColor(text)
    },
    one(
      "--transition", "NAME", .look,
      """
      How the alert comes and goes: \(alternatives(TransitionKind.names)). Automatic, the default, \
      is the style's own, and without a style pop.
      """
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
      "--placement", "NAME", .look,
      """
      Where on a device's page the card goes: \(alternatives(PlacementKind.names)). Automatic, the \
      default, is the style's own, and without a style center. It brings --frame device with it, and \
      so do the next six, --outside-tap and --drag.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.placement = try PlacementKind(named: name)
    },
    one(
      "--anchor", "X,Y[,WIDTHxHEIGHT]", .look,
      """
      A point or a rectangle on a device's page, in points from its upper left corner: the card \
      goes beside it, and points at it with an arrow.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.anchor = try PageRect(text)
    },
    one(
      "--size", "WIDTHxHEIGHT", .look,
      """
      The device's size in points, each side from \(plain(Limits.side.lowerBound)) to \
      \(plain(Limits.side.upperBound)).
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.size = try PointSize(text)
    },
    one(
      "--device", choices(DeviceKind.self), .look,
      """
      A telephone with a notch, 390x844 (the default); one with a hole for its cameras, \
      393x852; one with a button below the screen, 375x667; or a tablet, 820x1180. A window is \
      made smaller to fit on the screen.
      """, commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.device = try DeviceKind(named: name)
    },
    one(
      "--orientation", choices(PageOrientation.self), .look,
      "How the device is held. The default is upright, or as the size has it.",
      commands: allWithAlerts
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
      "--keyboard-policy", choices(KeyboardPolicyKind.self), .look,
      """
      What becomes of the card when that keyboard comes up: it moves up by as much as would be \
      covered, takes the place that is left, goes to the top, or stays. The default is the style's.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.keyboardPolicy = try KeyboardPolicyKind(named: name)
    },
    one(
      "--scale", "NUMBER", .look,
      """
      Pixels per point, from \(Limits.scale.lowerBound) to \(plain(Limits.scale.upperBound)). \
      The default is the desktop's for a window and 1 for a picture, or 2 for the gallery's.
      """, commands: allWithAlerts
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.scale = try UsageError.Quantity.scale.read(text)
    },
  ]
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
