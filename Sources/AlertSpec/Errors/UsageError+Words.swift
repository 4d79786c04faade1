// Every word that is said about wrong usage. Each message names the place and what is wrong
// there, and ends with the mend.

extension UsageError: CustomStringConvertible {
  /// The whole message on one line, without a line break at its end.
  package var description: String {
    let (wrong, mend) = wording
    return "tocsin: \(place.words): \(wrong). \(mend)"
  }
}

extension UsageError {
  /// What is wrong, and the mend: a clause and a sentence.
  var wording: (wrong: String, mend: String) {
    switch problem {
    // MARK: The command line

    case .noCommand:
      ("no command is given", "Write one of \(commands), for example tocsin alert --title Hello.")
    case .unknownCommand(let word):
      (
        "\(quoted(word)) is not a command",
        Self.didYouMean(word, Command.allCases.map(\.rawValue)) + "The commands are \(commands)."
      )
    case .optionBeforeCommand(let owners):
      (
        "an option comes before the command",
        owners.first.map {
          "Write tocsin \($0.rawValue) first, and \(place.option ?? "it") after it."
        }
          ?? "Write the command first, one of \(commands)."
      )
    case .unknownOption(let command):
      (
        "this is not an option",
        Self.didYouMean(place.option ?? "", OptionTable.names(for: command))
          + "See tocsin \(command.rawValue) --help."
      )
    case .optionOfOtherCommand(let owners, given: let command):
      (
        "this is not an option of tocsin \(command.rawValue)",
        "It belongs to tocsin \(alternatives(owners.map(\.rawValue))): leave it out here."
      )
    case .missingValue(let placeholder, next: nil):
      ("its value is missing", "Write \(place.option ?? "") \(placeholder).")
    case .missingValue(let placeholder, next: let next?):
      (
        "its value is missing, \(clipped(Self.withoutValue(next))) is an option",
        "Write \(place.option ?? "") \(placeholder); a value that reads like an option is joined "
          + "by an equals sign: \(place.option ?? "")=\(clipped(Self.withoutValue(next)))."
      )
    case .unwantedValue:
      ("it takes no value", "Write \(place.option ?? "") alone.")
    case .optionGivenTwice:
      ("it is given twice and takes one value", "Leave one of them out.")
    case .unexpectedArgument(let text):
      (
        (text.map { quoted(Self.withoutValue($0)) } ?? "it") + " belongs to no option",
        "Put a value with spaces in quotes, and name its option, for example --title \"Two words\"."
      )
    case .argumentNotUTF8(byte: let byte):
      (
        "it is not valid UTF-8 from its byte \(byte) on",
        "Convert it, for example with iconv -t utf-8."
      )
    case .noDestination:
      ("-o is missing", "Say where the picture goes, for example -o alert.png.")

    // MARK: Values

    case .notANumber(let text, let quantity):
      ("\(quoted(text)) is not \(quantity.words)", mend(quantity))
    case .outOfRange(let number, let quantity):
      ("\(clipped(number)) is out of range for \(quantity.words)", mend(quantity))
    case .notASize(let text):
      (
        "\(quoted(text)) is not a size in points",
        "Give a width and a height, for example --size 390x844."
      )
    case .emptyPath:
      (
        "the path is empty",
        place.standardStream.map { "Give a path, or - for \($0)." } ?? "Give the path of a picture."
      )
    case .emptyFolder:
      ("the path is empty", "Give the path of a folder, for example -o pictures.")
    case .folderIsDash:
      (
        "the pictures of the gallery are many, and can't all go to standard output",
        "Name a folder, for example -o pictures; one that is called - is written ./-."
      )
    case .unknownChoice(let word, let noun, let known):
      (
        "\(quoted(word)) is not a known \(noun)",
        Self.didYouMean(word, known) + "Write \(alternatives(known))."
      )
    case .unknownKind(let meant):
      (
        "the kind of a field is not known",
        (meant.map { "Did you mean \($0)? " } ?? "")
          + "Write \(alternatives(FieldKind.names))"
          + (place.option == nil ? "." : "; a default stands after an equals sign.")
      )
    case .notALanguage(let text):
      (
        "\(quoted(text)) is not the tag of a language",
        "Give one as in \(place.example(place.option == nil ? "\"de\"" : "de", key: "language")) "
          + "or pt-PT."
      )
    case .notARange(let text):
      (
        "\(quoted(text)) is not a range",
        "Write two ends with two dots between, for example --range age=0..120."
      )
    case .notAKey(let text):
      (
        "\(quoted(text)) is not a key",
        "Write a character, or \(alternatives(ButtonKeys.Name.allCases.map(\.rawValue))), behind "
          + "\(alternatives(ButtonKeys.Modifier.allCases.map { $0.rawValue + "+" })), each once, "
          + "as in ctrl+d."
      )
    case .notAColor(let text):
      (
        "\(quoted(text)) is not a colour",
        Self.didYouMean(text, TintColor.Name.names)
          + "Write \(alternatives(TintColor.Name.names + ["red, green and blue as in #00A0B0"]))."
      )
    case .notAnAnchor(let text):
      (
        "\(quoted(text)) is not a place on the page",
        "Give a point or a rectangle, for example --anchor 195,300 or --anchor 120,80,40x40."
      )
    case .notAnAddress(let text):
      (
        "\(quoted(text)) is not an address that can be opened",
        "Write one that begins with \(alternatives(LinkDescription.schemes.map { $0 + ":" })) and "
          + "has no blanks, for example "
          + (place.option == nil
            ? "\"url\": \"https://example.org/terms\"." : "--link terms=https://example.org/terms.")
      )
    case .alert(let mistake): mistake.wording(isSpec: place.isSpec)
    case .field(let mistake): mistake.wording(isSpec: place.isSpec)
    case .blankButtonTitle:
      (
        "a button's title is empty",
        "Give the words on the button, for example "
          + (place.option == nil ? "\"title\": \"Cancel\"." : "--button Cancel:cancel.")
      )
    case .roleInOtherCase(let title, let written, let role):
      (
        "\(quoted(written)) is the role \(role.rawValue) but for its case",
        "Write \(quoted("\(title):\(role.rawValue)")) for the role, or "
          + "\(quoted("\(title):\(written):default")) for a title that ends so."
      )
    case .repeatedButton(let title):
      (
        "there are two buttons \(quoted(title))",
        "Give each its own title: the answer tells them apart by it."
      )
    case .secondButton(let role, let first):
      (
        "a second button has the role \(role.rawValue), after \(quoted(first))",
        "Give one of them another role: "
          + alternatives(ButtonRole.names.filter { $0 != role.rawValue }) + "."
      )
    case .titleAndWord:
      ("a word stands beside a title", "Leave out one of \"title\" and \"word\".")
    case .unknownButton(let title, let known):
      (
        "there is no button \(quoted(title))",
        known.isEmpty
          ? "Add it with --button."
          : Self.didYouMean(title, known)
            + "The buttons are \(alternatives(known.prefix(8).map { quoted($0) }))."
      )
    case .badIdentifier(let text):
      (
        "\(quoted(text)) can't stand on the first line of an answer",
        "Give an identifier that is not empty and stays on one line."
      )
    case .repeatedKey(let key):
      ("the key \(key) belongs to two buttons", "Give each its own.")
    case .noTextForButton:
      ("an equals sign is missing", "Write \(place.option ?? "") BUTTON=TEXT.")
    case .blankFieldName:
      (
        "a field's name is empty",
        "Give the name that the answer has for it, for example "
          + place.example(place.option == nil ? "\"city\"" : "city", key: "name") + "."
      )
    case .forbiddenInFieldName(let scalar):
      (
        "a field's name holds \(named(scalar))",
        scalar == " "
          ? "Leave out the spaces at its beginning and end."
          : "Use other signs: it stands on one line of the answer, before an equals sign."
      )
    case .repeatedField(let name):
      ("there are two fields \(quoted(name))", "Give each its own name.")
    case .unknownField(let name, let known):
      (
        "there is no field \(quoted(Self.withoutValue(name)))",
        known.isEmpty
          ? "Add it with --field."
          : Self.didYouMean(name, known)
            + "The fields are \(alternatives(known.prefix(8).map { quoted($0) }))."
      )
    case .detailGivenTwice(let subject):
      ("it is given twice for \(quoted(subject))", "Leave one of them out.")
    case .noTextForField:
      ("an equals sign is missing", "Write \(place.option ?? "") NAME=TEXT.")
    case .nothingToShow:
      (
        "there is nothing to show: no title, no message and no field",
        place.isSpec
          ? "Add one of them, for example \"title\": \"Delete the file?\"."
          : "Give one of them, for example --title \"Delete the file?\"."
      )
    case .percentOfNothing:
      (
        "a percentage is given, but the alert shows no progress",
        place.isSpec
          ? "Leave out \"percent\", or write \"progress\": \"close\"."
          : "Leave out --percent, or write --progress close."
      )
    case .pageOfCard(let key):
      (
        "\(key.words) does not go with the frame card, whose window is as large as its content",
        place.isSpec
          ? "Leave out \"\(key.rawValue)\", or write \"frame\": \"device\"."
          : "Leave out \(key.option), or write --frame device."
      )
    case .tooManyPixels(let size, let scale):
      (
        "the size \(plain(size.width))x\(plain(size.height)) at the scale \(plain(scale)) "
          + "makes too large a picture",
        (place.isSpec ? "Make \"size\" or \"scale\"" : "Make --size or --scale")
          + " smaller: at most \(plain(Limits.pixelSide)) pixels a side and "
          + "\(plain(Limits.pixels)) in all."
      )

    // MARK: The spec

    case .standardInputTaken:
      (
        "standard input can't hold both the spec and the lines about progress",
        "Name a file, for example --spec question.json."
      )
    case .cannotRead(let reason):
      (
        "the spec can't be read: \(reason)",
        "Name a file with --spec, or write --spec - to pipe it."
      )
    case .syntax(let mistake): mistake.wording
    case .wrongType(let expected, let found):
      ("\(found.rawValue) stands here", "Write \(expected.rawValue).")
    case .unknownKey(let key, let known):
      (
        "the key \(quoted(key)) is not known",
        Self.didYouMean(key, known) + "The keys here are \(known.joined(separator: ", "))."
      )
    case .duplicateKey(let key):
      ("the key \(quoted(key)) is there twice", "Leave one of them out.")
    case .missingKey(let key):
      ("the key \"\(key)\" is missing", "Add it: \"\(key)\": ….")
    case .specTooLarge:
      (
        "the spec is larger than \(Limits.specBytes / 1_048_576) MiB",
        "Make it smaller: text of that length can't be read in an alert."
      )
    }
  }

  private var commands: String { Command.allCases.map(\.rawValue).joined(separator: ", ") }

  /// "Did you mean --title? ", or nothing.
  static func didYouMean(_ word: String, _ known: [String]) -> String {
    Nearest.to(word, in: known).map { "Did you mean \(clipped($0))? " } ?? ""
  }

  /// What stands before an equals sign or a colon, as in `pin=1234` and `pin:secure:1234`.
  ///
  /// The rest may be a secret.
  private static func withoutValue(_ text: String) -> String {
    text.unicodeScalars.firstIndex { $0 == "=" || $0 == ":" }.map { text[...$0] + "…" } ?? text
  }

  private func mend(_ quantity: Quantity) -> String {
    let isSize = quantity == .width || quantity == .height
    // In a spec the numbers of an anchor stand by themselves.
    if quantity == .anchor, place.option == nil { return "Give \(quantity.range)." }
    let value = isSize && place.option != nil ? "390x844" : quantity.example
    let subject = place.option.flatMap { _ in quantity.subject } ?? ""
    let example = place.example(subject + value, key: quantity.key)
    return "Give \(quantity.range), for example \(example)."
  }
}
