/// What is wrong with the way in which the program was asked: the place and the problem, as data.
///
/// `UsageError+Words.swift` says it in words; the exit code is always 2.
package struct UsageError: Error, Hashable, Sendable {
  package var place: Place
  package var problem: Problem
}

extension UsageError {
  /// Where the mistake is.
  package enum Place: Hashable, Sendable {
    /// In the command line as a whole.
    case program
    /// In the use of a command as a whole.
    case command(Command)
    /// At an option, as it was written.
    case option(String)
    /// At an argument by its number, the program's name being number 0.
    case argument(Int, after: String?)
    /// At the spec as a whole.
    case spec(SpecSource)
    /// At a place in the spec.
    case json(SpecPosition)
  }

  /// What is wrong there.
  package enum Problem: Error, Hashable, Sendable {
    // The command line.
    case noCommand
    case unknownCommand(String)
    case optionBeforeCommand([Command])
    case unknownOption(Command)
    case optionOfOtherCommand([Command], given: Command)
    case missingValue(placeholder: String, next: String?)
    case unwantedValue
    case optionGivenTwice
    /// The text is nil where it may be part of a secret.
    case unexpectedArgument(String?)
    case argumentNotUTF8(byte: Int)
    case noDestination

    // Values, in an option or in the spec.
    case notANumber(String, Quantity)
    /// The number as it was written.
    case outOfRange(String, Quantity)
    case notASize(String)
    case emptyPath
    case emptyFolder
    case folderIsDash
    case unknownChoice(String, noun: String, known: [String])
    /// The text itself is left out, as it may be a secret.
    case unknownKind(meant: String?)
    case notALanguage(String)
    case notAColor(String)
    case notAnAnchor(String)
    case notAnAddress(String)
    case notARange(String)
    case notAKey(String)
    case blankButtonTitle
    /// The title ends in a colon and a role, but for its case.
    case roleInOtherCase(title: String, written: String, ButtonRole)
    case repeatedButton(String)
    case secondButton(ButtonRole, first: String)
    case titleAndWord
    case unknownButton(String, known: [String])
    case badIdentifier(String)
    case repeatedKey(String)
    case noTextForButton
    case blankFieldName
    case forbiddenInFieldName(Unicode.Scalar)
    case repeatedField(String)
    case unknownField(String, known: [String])
    case detailGivenTwice(of: String)
    case field(FieldMistake)
    case alert(AlertMistake)
    case noTextForField
    case nothingToShow
    case percentOfNothing
    case pageOfCard(PageKey)
    case tooManyPixels(PointSize, scale: Double)

    // The spec.
    case standardInputTaken
    case cannotRead(reason: String)
    case syntax(JSONMistake)
    case wrongType(expected: JSONType, found: JSONType)
    case unknownKey(String, known: [String])
    case duplicateKey(String)
    case missingKey(String)
    case specTooLarge
  }

  /// What a number says.
  package enum Quantity: Hashable, Sendable {
    case timeout
    case moment
    case percent
    case scale
    case step
    case hold
    case length
    case width
    case height
    case anchor
  }
}

/// Where a spec comes from.
package enum SpecSource: Hashable, Sendable {
  case file(String)
  case standardInput

  init(path: String) { self = path == "-" ? .standardInput : .file(path) }
}

/// A place in a spec.
package struct SpecPosition: Hashable, Sendable {
  package var source: SpecSource
  /// The value, as in `$.buttons[1].role`; a mistake between values has the path of the innermost
  /// object, array or member around it.
  package var path: String
  /// Counted from 1.
  package var line: Int
  /// In characters (Unicode scalars), counted from 1.
  package var column: Int
}

/// The types of JSON.
package enum JSONType: String, Hashable, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case boolean = "true or false"
  case null = "null"
}

/// What makes a text something else than JSON.
package enum JSONMistake: Hashable, Sendable {
  case end(expected: String)
  /// The character is nil where it may belong to a secret.
  case unexpected(Unicode.Scalar?, expected: String)
  case trailingComma
  case textAfterEnd
  case comment
  case unfinishedString
  case controlCharacter(UInt8)
  case unknownEscape
  case loneSurrogate(UInt32)
  case nulCharacter
  case invalidUTF8(UInt8)
  case notUTF8File
  case bareWord
  case badNumber
  case numberTooLarge(String)
  case numberTooLong
}
