public import Foundation

/// Judges what a field holds.
///
/// ```swift
/// Field.text("age", validator: Validator { Int($0) == nil ? "Type a whole number." : nil })
/// Field.text("user", validator: .required() && .length(3...20, "Three to twenty letters."))
/// Field.text("user", validator: .async { await isFree($0) ? nil : "Taken already." })
/// ```
///
/// The reason is shown under the field when the keyboard leaves it after something was typed, when
/// an action other than cancel is pressed, and when an asynchronous validator has judged. Reasons that you don't give are in the reader's language.
public struct Validator {
  /// Gives the reason why a value can't be taken, with the library's own words in a language.
  let check: (Field.Value, _ language: String?) -> String?
  /// Judges in its own time.
  let work: (@MainActor (String) async -> String?)?
  /// Seconds without a change before the work begins.
  let delay: TimeInterval

  /// Makes a validator from a function that gives the reason why a text can't be taken, or nil if
  /// it can. The text is that of ``Field/value``.
  public init(_ reason: @escaping (String) -> String?) {
    self.init { value, _ in reason(value.text) }
  }

  package init(
    work: (@MainActor (String) async -> String?)? = nil, delay: TimeInterval = 0,
    check: @escaping (Field.Value, String?) -> String?
  ) {
    self.check = check
    self.work = work
    self.delay = delay
  }

  /// Why a text can't be taken, or nil if it can. Asynchronous validators have no say.
  public func reason(_ value: String) -> String? { check(.text(value), nil) }

  /// Judges in its own time, as by asking a server: after a pause in typing, or when an action is
  /// pressed. The press goes on once all is judged, and takes nothing that was refused.
  /// - Parameters:
  ///   - delay: seconds without a change before it is asked.
  ///   - reason: gives the reason why a text can't be taken, or nil. Its task is cancelled when
  ///     the text changes.
  public static func async(
    after delay: TimeInterval = 0.4, _ reason: @escaping @MainActor (String) async -> String?
  ) -> Validator {
    Validator(work: reason, delay: max(0, delay)) { _, _ in nil }
  }

  /// Both must agree; the first reason is shown. Of two asynchronous ones the second is asked when
  /// the first has agreed.
  public static func && (a: Validator, b: Validator) -> Validator {
    var work: (@MainActor (String) async -> String?)?
    if a.work != nil || b.work != nil {
      work = { value in
        if let reason = await a.work?(value) { return reason }
        return await b.work?(value)
      }
    }
    return Validator(work: work, delay: max(a.delay, b.delay)) { value, language in
      a.check(value, language) ?? b.check(value, language)
    }
  }
}

extension Validator {
  /// Takes anything but nothing: some text, a ticked box, a chosen option. Blanks alone count as
  /// nothing.
  public static func required(_ reason: String? = nil) -> Validator {
    Validator { value, language in
      value.isBlank ? reason ?? Word.required.text(in: language) : nil
    }
  }

  /// Takes texts whose number of characters, as a reader counts them, is in a range.
  public static func length(_ range: ClosedRange<Int>, _ reason: String? = nil) -> Validator {
    rule(reason) { range.contains($0.count) }
  }

  /// Takes nothing, or an e-mail address: something, an at sign, and a domain with a dot.
  public static func email(_ reason: String? = nil) -> Validator {
    matching(#"^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$"#, reason)
  }

  /// Takes nothing, or a number as the alert's language or else the reader's writes it, in a range.
  public static func number(
    in range: ClosedRange<Double> = -Double
      .greatestFiniteMagnitude...Double
      .greatestFiniteMagnitude, _ reason: String? = nil
  ) -> Validator {
    Validator { value, language in
      value.text.isEmpty || value.number(in: language).map(range.contains) ?? false
        ? nil : reason ?? Word.invalid.text(in: language)
    }
  }

  /// Takes nothing, or an address with a scheme and a host.
  public static func url(_ reason: String? = nil) -> Validator {
    matching(#"^[A-Za-z][A-Za-z0-9+.-]*://[^\s/]+\S*$"#, reason)
  }

  /// Takes nothing, or a telephone number: at least three digits, with blanks, dots, hyphens,
  /// slashes, brackets and a plus.
  public static func phone(_ reason: String? = nil) -> Validator {
    matching(#"^\+?(?:[\s./()-]*\d){3,}[\s./()-]*$"#, reason)
  }

  /// Takes nothing, or text that a regular expression matches.
  public static func matching(_ pattern: String, _ reason: String? = nil) -> Validator {
    rule(reason) { text in
      text.isEmpty || text.range(of: pattern, options: .regularExpression) != nil
    }
  }

  private static func rule(_ reason: String?, _ isTaken: @escaping (String) -> Bool) -> Validator {
    Validator { value, language in
      isTaken(value.text) ? nil : reason ?? Word.invalid.text(in: language)
    }
  }
}

extension Field.Kind {
  /// What the kind itself demands.
  var validator: Validator? {
    switch self {
    case .email: .email()
    case .number: .number()
    case .phone: .phone()
    case .url: .url()
    default: nil
    }
  }
}
