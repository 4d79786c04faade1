// The options about the answer, the picture's place and the program.

extension OptionTable {
  static let answer: [OptionDefinition] = [
    one(
      "--suppression", "TEXT", .answer,
      """
      A box to tick, below the fields, that spares the question from now on; TEXT is what it says, \
      and where that is empty, “Don't ask again” in the reader's language. The answer has whether \
      it is ticked, as \(SuppressionDescription.name); what follows from it is up to the script.
      """
    ) { (draft, text) in draft.alert.suppression = text },
    one("--suppressed", "true|false", .answer, "Whether that box is ticked at first.") {
      (draft, text) throws(UsageError.Problem) in
      switch text {
      case "true": draft.alert.suppressed = true
      case "false": draft.alert.suppressed = false
      default: throw .unknownChoice(text, noun: "choice", known: ["true", "false"])
      }
    },
    one(
      "--outside-tap", choices(OnOffChoice.self), .answer,
      """
      Whether a tap beside the card on a device's page ends the alert, as the cancel button would. \
      The default is off.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.outsideTap = try OnOffChoice(named: name)
    },
    one(
      "--drag", choices(OnOffChoice.self), .answer,
      """
      Whether a finger or the pointer can drag the card out of a device's page, over the edge that \
      it is at, or the upper or lower one, which ends the alert as the cancel button would. The \
      default is off.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.drag = try OnOffChoice(named: name)
    },
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
  static let destination: [OptionDefinition] = [
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

  static let program: [OptionDefinition] = [
    OptionDefinition(
      names: ["-h", "--help"], placeholder: nil, commands: Command.allCases, isRepeatable: false,
      group: .program,
      summary: "Prints this text, whatever the options beside it say, and does nothing else.",
      effect: .help),
    OptionDefinition(
      names: ["--version"], placeholder: nil, commands: Command.allCases, isRepeatable: false,
      group: .program,
      summary: "Prints the version, whatever the options beside it say, and does nothing else.",
      effect: .version),
  ]
}
