extension Invocation {
  /// Reads the arguments after the program's name, and the spec if they name one.
  ///
  /// The first mistake in reading order is thrown; those that only show in the whole come last.
  /// With `--help` or `--version`, wherever it stands, the values of the other options and the
  /// spec are not looked at.
  /// - Parameter readSpec: gives the bytes of a spec; the default reads the file.
  package init(
    arguments: [String],
    readSpec: (SpecSource) throws(UsageError) -> [UInt8] = SpecFile.read
  ) throws(UsageError) {
    let given: ArgumentScanner
    if let command = try Command(arguments.first) {
      given = try ArgumentScanner(Array(arguments.dropFirst()), of: command)
    } else {
      given = try ArgumentScanner(arguments, of: .help, from: 1)
    }
    if given.options.contains(where: \.asksForHelp) {
      self = .print(try Self.help(given))
    } else if let option = given.options.first(where: \.asksForVersion) {
      if let (word, number) = given.operand {
        throw UsageError(
          place: .argument(number, after: option.name), problem: .unexpectedArgument(word))
      }
      self = .print(ProgramVersion.text)
    } else {
      self = try Self.make(given.command, given, readSpec)
    }
  }

  /// The page of the command, or the one that `tocsin help` or `tocsin --help` is asked for.
  private static func help(_ given: ArgumentScanner) throws(UsageError) -> String {
    guard given.command == .help else { return HelpPage(given.command).text }
    guard let (topic, _) = given.operand else { return HelpPage.program.text }
    guard let command = Command(rawValue: topic) else {
      throw UsageError(place: .command(.help), problem: .unknownCommand(topic))
    }
    return command == .help ? HelpPage.program.text : HelpPage(command).text
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
        break
      }
    } catch {
      throw UsageError(place: given.place(of: error, in: draft.alert), problem: error)
    }
    return .print(try help(given))
  }
}

extension Command {
  /// The command that the first argument names; nil for `--help` and `--version`, which may stand
  /// in its place.
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

extension ArgumentScanner {
  /// Where a mistake is that only shows in the whole: at the option to blame, in the spec where that
  /// has nothing to show or says what is wrong, else in the use of the command.
  fileprivate func place(
    of problem: UsageError.Problem, in draft: AlertDraft
  ) -> UsageError.Place {
    switch problem {
    case .nothingToShow: return specSource.map { .spec($0) } ?? .command(command)
    case .alert(let mistake):
      guard let option = mistake.option else { return .command(command) }
      if options.contains(where: { $0.name == option && $0.says(mistake) }) {
        return .option(option)
      }
      if let place = draft.place(of: mistake) { return place }
      return specSource.map { .spec($0) } ?? .command(command)
    default: return .command(command)
    }
  }

  /// Where the spec comes from; nil without one.
  fileprivate var specSource: SpecSource? {
    options.first(where: \.namesSpec).map { SpecSource(path: $0.value) }
  }
}

extension GivenOption {
  /// Whether it is this one of several that is to blame for a mistake.
  fileprivate func says(_ mistake: AlertMistake) -> Bool {
    switch mistake {
    case .linkOfNothing(let text): link == text
    case .overlappingLinks(let first, let second): [first, second].contains(link)
    case .keyOfDevice(let button, _): (try? ButtonDetailNotation(value))?.button == button
    default: true
    }
  }

  /// The text of a link.
  private var link: String? { (try? LinkDescription(notation: value))?.text }

  fileprivate var asksForHelp: Bool {
    if case .help = definition.effect { true } else { false }
  }

  fileprivate var asksForVersion: Bool {
    if case .version = definition.effect { true } else { false }
  }

  fileprivate var namesSpec: Bool {
    if case .spec = definition.effect { true } else { false }
  }
}

extension RunDraft {
  /// Lets the spec speak, then the options in their order, then what they say about fields.
  fileprivate init(
    _ options: [GivenOption], of command: Command,
    _ readSpec: (SpecSource) throws(UsageError) -> [UInt8]
  ) throws(UsageError) {
    for option in options where command == .gallery && option.definition.names == ["-o"] {
      if option.value.isEmpty {
        throw UsageError(place: .option(option.name), problem: .emptyFolder)
      }
      if option.value == "-" {
        throw UsageError(place: .option(option.name), problem: .folderIsDash)
      }
    }
    for option in options where option.namesSpec {
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
