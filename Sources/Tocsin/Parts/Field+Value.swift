public import Foundation

extension Field {
  /// What a field holds.
  public enum Value: Sendable, Equatable {
    /// What was typed.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// A number of a slider or stepper.
    case number(Double)
    /// The identifier of the option that was chosen, or nil.
    case choice(String?)
    /// The identifiers of the options that were chosen, in the order of the options.
    case choices([String])
    /// A moment.
    case date(Date)
    /// No moment, in a field for dates that may be left empty.
    case nothing

    /// What a field of a kind holds before anything was chosen.
    static func empty(for kind: Kind) -> Value {
      switch kind {
      case .toggle, .checkbox: .flag(false)
      case .segmented, .choice: .choice(nil)
      case .choices: .choices([])
      case .slider, .stepper: .number(0)
      case .date: .date(Date(timeIntervalSinceReferenceDate: 0))
      default: .text("")
      }
    }

    /// Reads the text of a value of the same sort as another. Nil if it is none.
    init?(_ text: String, like other: Value) {
      switch other {
      case .text: self = .text(text)
      case .flag:
        switch text.lowercased() {
        case "true", "yes", "1": self = .flag(true)
        case "false", "no", "0", "": self = .flag(false)
        default: return nil
        }
      case .number:
        guard let number = Double(text), number.isFinite else { return nil }
        self = .number(number)
      case .choice: self = .choice(text.isEmpty ? nil : text)
      case .choices: self = .choices(text.split(separator: ",").map(String.init))
      case .date, .nothing:
        if text.isEmpty {
          self = .nothing
          return
        }
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        self = .date(date)
      }
    }

    /// The value as text; see ``Field/value``.
    public var text: String {
      switch self {
      case .text(let text): text
      case .flag(let flag): flag ? "true" : "false"
      case .number(let number):
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
      case .choice(let identifier): identifier ?? ""
      case .choices(let identifiers): identifiers.joined(separator: ",")
      case .date(let date): date.formatted(.iso8601)
      case .nothing: ""
      }
    }

    /// Whether nothing was typed but blanks, nothing ticked or nothing chosen.
    var isBlank: Bool {
      switch self {
      case .text(let text): text.allSatisfy(\.isWhitespace)
      case .flag(let flag): !flag
      case .choice(let identifier): identifier == nil
      case .choices(let identifiers): identifiers.isEmpty
      case .number, .date: false
      case .nothing: true
      }
    }
  }

  /// What a date consists of.
  public enum DateParts: String, Sendable, CaseIterable {
    /// Day, month and year.
    case day
    /// Hour and minute.
    case time
    /// All of it.
    case dayAndTime
  }
}
