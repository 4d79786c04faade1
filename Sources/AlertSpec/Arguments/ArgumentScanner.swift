/// Takes the arguments after the command apart.
///
/// An option's value is joined with `=` or is the next argument, whatever it begins with; only
/// what reads like one of the program's own options must be joined, so that a forgotten value is
/// noticed. `--` ends the options.
struct ArgumentScanner {
  let command: Command

  /// The options in their order.
  private(set) var options: [GivenOption] = []
  /// What belongs to no option, the topic of `tocsin help`, with its number.
  private(set) var operand: (text: String, number: Int)?

  /// The number of the argument that is looked at.
  private var number = 0

  /// - Parameter start: the number of the first of them; the program's name is number 0.
  init(
    _ arguments: [String], of command: Command, from start: Int = 2
  ) throws(UsageError) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      number = rest.startIndex - 1 + start
      if argument == "--" {
        for operand in rest {
          number += 1
          try take(operand: operand)
        }
        return
      }
      if argument == "-" || !argument.hasPrefix("-") {
        try take(operand: argument)
      } else {
        try take(option: argument, rest: &rest)
      }
    }
  }

  private mutating func take(operand: String) throws(UsageError) {
    if command == .help, self.operand == nil {
      self.operand = (operand, number)
      return
    }
    // After an unquoted `--field pin:secure=$PIN` it would be the rest of the secret.
    let before = options.last?.name
    throw UsageError(
      place: .argument(number, after: before),
      problem: .unexpectedArgument(before == "--field" ? nil : operand))
  }

  private mutating func take(
    option argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let (name, joined) = argument.split(at: "=")
    func error(_ problem: UsageError.Problem) -> UsageError {
      UsageError(place: .option(name), problem: problem)
    }
    guard let definition = OptionTable.option(named: name) else {
      // After `--field:pin:secure:1234` the rest may be a secret.
      throw UsageError(place: .option(name.split(at: ":").0), problem: .unknownOption(command))
    }
    if !definition.commands.contains(command) {
      throw error(.optionOfOtherCommand(definition.commands, given: command))
    }
    if definition.placeholder != nil, !definition.isRepeatable,
      options.contains(where: { $0.definition.names.contains(name) })
    {
      throw error(.optionGivenTwice)
    }
    guard let placeholder = definition.placeholder else {
      if joined != nil { throw error(.unwantedValue) }
      options.append(GivenOption(definition: definition, name: name, value: ""))
      return
    }
    if joined == nil, rest.first.map(Self.readsLikeOption) ?? true {
      throw error(.missingValue(placeholder: placeholder, next: rest.first))
    }
    let value = joined ?? rest.removeFirst()
    options.append(GivenOption(definition: definition, name: name, value: value))
  }

  private static func readsLikeOption(_ argument: String) -> Bool {
    argument == "--" || OptionTable.option(named: argument.split(at: "=").0) != nil
  }
}

/// An option with its value, as it was given.
struct GivenOption {
  let definition: OptionDefinition
  /// The spelling that was used.
  let name: String
  let value: String

  /// Runs what depends on the value; a problem gets the option's place.
  func placing<Result>(
    _ body: () throws(UsageError.Problem) -> Result
  ) throws(UsageError) -> Result {
    do {
      return try body()
    } catch {
      throw UsageError(place: .option(name), problem: error)
    }
  }
}
