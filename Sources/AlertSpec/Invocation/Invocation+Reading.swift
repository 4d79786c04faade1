extension Invocation {
  /// Reads the arguments after the program's name, and the spec if they name one.
  ///
  /// The first mistake in reading order is thrown; those that only show in the whole come last.
  /// `--help` and `--version` win over whatever follows them.
  /// - Parameter readSpec: gives the bytes of a spec; the default reads the file.
  package init(
    arguments: [String],
    readSpec: (SpecSource) throws(UsageError) -> [UInt8] = SpecFile.read
  ) throws(UsageError) {
    let command = try Command(arguments.first)
    guard let command else {
      self = .print(arguments.first == "--version" ? ProgramVersion.text : HelpPage.program.text)
      return
    }
    let given = try ArgumentScanner(Array(arguments.dropFirst()), of: command)
    switch given.options.last?.definition.effect {
    case .help?:
      self = .print(command == .help ? HelpPage.program.text : HelpPage(command).text)
    case .version?:
      self = .print(ProgramVersion.text)
    default:
      self = try Self.make(command, given, readSpec)
    }
  }

  private static func make(
    _ command: Command, _ given: ArgumentScanner,
    _ readSpec: (SpecSource) throws(UsageError) -> [UInt8]
  ) throws(UsageError) -> Invocation {
    let draft = try RunDraft(given.options, of: command, readSpec)
    do throws(UsageError.Problem) {
      switch command {
      case .alert:
        return .alert(try draft.alert.finished())
      case .render:
        let alert = try draft.alert.finished()
        guard let path = draft.path else { throw .noDestination }
        let destination = PictureDestination(path: path)
        return .render(alert, RenderRequest(destination: destination, moment: draft.moment))
      case .gallery:
        return .gallery(GalleryRequest(draft))
      case .help:
        guard let topic = given.operands.first else { return .print(HelpPage.program.text) }
        guard let command = Command(rawValue: topic) else {
          throw .unknownCommand(topic)
        }
        return .print(command == .help ? HelpPage.program.text : HelpPage(command).text)
      }
    } catch {
      throw UsageError(place: .command(command), problem: error)
    }
  }
}

extension Command {
  /// The command that the first argument names; nil for `--help` and `--version`.
  fileprivate init?(_ argument: String?) throws(UsageError) {
    switch argument {
    case nil: throw UsageError(place: .program, problem: .noCommand)
    case "-h"?, "--help"?, "--version"?: return nil
    case let argument?:
      if let command = Command(rawValue: argument) {
        self = command
        return
      }
      let name = argument.split(at: "=").0
      if argument.hasPrefix("-") {
        let owners = OptionTable.option(named: name)?.commands ?? []
        throw UsageError(place: .option(name), problem: .optionBeforeCommand(owners))
      }
      throw UsageError(place: .program, problem: .unknownCommand(argument))
    }
  }
}

extension RunDraft {
  /// Lets the spec speak, then the options in their order, then what they say about fields.
  fileprivate init(
    _ options: [GivenOption], of command: Command,
    _ readSpec: (SpecSource) throws(UsageError) -> [UInt8]
  ) throws(UsageError) {
    for option in options {
      guard case .spec = option.definition.effect else { continue }
      if option.value.isEmpty {
        throw UsageError(place: .option(option.name), problem: .emptyPath)
      }
      let source = SpecSource(path: option.value)
      let isTaken = command == .alert && source == .standardInput
      let taken = UsageError(place: .option(option.name), problem: .standardInputTaken)
      // Before it is read: whoever tells of progress may go on for long.
      if isTaken, options.contains(where: { $0.name == "--progress" }) { throw taken }
      alert = try SpecDecoder.decode(try readSpec(source), from: source)
      if isTaken, alert.progress != nil { throw taken }
    }
    for option in options {
      guard case .set(let change) = option.definition.effect else { continue }
      try option.placing { () throws(UsageError.Problem) in try change(&self, option.value) }
    }
    for option in options {
      guard case .detail(let change) = option.definition.effect else { continue }
      try option.placing { () throws(UsageError.Problem) in try change(&self, option.value) }
    }
    do {
      _ = try alert.finishedFields()
    } catch {
      guard case .field(let mistake) = error,
        let option = Self.option(that: mistake, in: options)
      else { return }
      throw UsageError(place: .option(option.name), problem: error)
    }
  }

  /// The option that says what is wrong, else the one that names the field; nil where the spec
  /// says both.
  private static func option(
    that mistake: FieldMistake, in options: [GivenOption]
  ) -> GivenOption? {
    func last(_ name: String) -> GivenOption? {
      options.last { option in
        option.name == name && option.value.split(at: "=").0.split(at: ":").0 == mistake.field
      }
    }
    return last(mistake.trait.option) ?? last("--field")
  }
}
