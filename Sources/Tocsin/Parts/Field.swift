public import UIKit

/// Something that an alert asks for besides a choice.
///
/// ```swift
/// alert.addField(.text("name", placeholder: "Name", validator: .required()))
/// alert.addField(.secure("password", placeholder: "Password"))
/// alert.addField(.toggle("remember", label: "Stay signed in", value: true))
/// alert.addField(.choice("colour", options: ["Red", "Green"], value: "Green"))
/// ```
///
/// A field belongs to one alert. The answer is keyed by the field's ``name``.
public final class Field {
  /// What a field takes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A line of text.
    case text
    /// A line of text that is shown as dots until it is revealed, and never copied.
    case secure
    /// An e-mail address.
    case email
    /// A number, typed in the reader's way of writing numbers.
    case number
    /// A telephone number.
    case phone
    /// An address of the web.
    case url
    /// Text of several lines.
    case multiline
    /// Yes or no, by a switch.
    case toggle
    /// Yes or no, by a box to tick.
    case checkbox
    /// One of a few options, side by side.
    case segmented
    /// A number in a range, by a knob on a line.
    case slider
    /// A number in a range, step by step.
    case stepper
    /// One of some options, one below the other.
    case choice
    /// Any of some options, one below the other.
    case choices
    /// A day, a time or both.
    case date
  }

  /// One of the things that can be chosen.
  public struct Option: Sendable, Hashable, ExpressibleByStringLiteral {
    /// What the option is called in the answer. Never shown.
    public let identifier: String
    /// What is shown.
    public let title: String

    /// Makes an option; without an identifier the title is one.
    public init(_ title: String, identifier: String? = nil) {
      self.title = title
      self.identifier = identifier ?? title
    }

    /// Makes an option whose title is its identifier.
    public init(stringLiteral title: String) { self.init(title) }
  }

  /// What the field is called in the answer, and its accessibility identifier. Never shown.
  public let name: String

  /// What the field takes.
  public let kind: Kind

  /// Words above or beside the field that say what it is for, or nil.
  public let label: String?

  /// Shown in grey while a field of text is empty.
  public let placeholder: String?

  /// What the field holds. May be set at any time; the view follows. Options that the field does
  /// not have are left out, and numbers are kept in its range.
  public var content: Value {
    get { held }
    set {
      let new = taken(newValue)
      guard new != held else { return }
      held = new
      changed()
    }
  }

  /// What the field holds, as text: as typed; “true” and “false”; a number with a point; the
  /// identifiers of options, with commas between; a date as in ISO 8601, or nothing where it may be
  /// left out. Text that the field can't hold changes nothing.
  public var value: String {
    get { held.text }
    set { if let new = Value(newValue, like: held) { content = new } }
  }

  /// What can be chosen, for the kinds that choose.
  public var options: [Option] = []
  /// The least and the greatest number, for sliders and steppers.
  public var range: ClosedRange<Double> = 0...1
  /// The difference between two numbers that can be chosen; 0 for any.
  public var step: Double = 0
  /// What a date consists of, for ``Kind/date``.
  public var dateParts: DateParts = .day
  /// The earliest and the latest date, or nil for any.
  public var dateRange: ClosedRange<Date>?
  /// Whether a date may be left out, by a box beside the label; other kinds need no leave to be empty.
  public var isOptional = false
  /// The most characters, as a reader counts them, that can be typed or pasted; nil for any number.
  public var maximumLength: Int?
  /// What the text is, so that the system can fill it in.
  public var contentType: UITextContentType?

  /// Judges what was typed before an action other than cancel ends the alert.
  public var validator: Validator?

  /// Called after each change of ``content``, by typing, pasting or code.
  public var onChange: ((Field) -> Void)?

  /// Lets a programmer adjust the text field once it has been made: keyboard, content type,
  /// capitalisation. Text, delegate and frame stay the alert's own.
  public var configure: ((UITextField) -> Void)?

  /// Tells the view and the alert that the value was changed.
  var onValueSet: (() -> Void)?
  var onAlertChange: (() -> Void)?
  /// Whether an asynchronous validator has refused the present value, or not judged it yet.
  var verdict = Verdict.none
  /// The language of the library's own reasons, of dates and of numbers.
  var language: String? {
    didSet {
      guard language != oldValue else { return }
      if let number = rewriteNumber(from: oldValue, in: language) { held = number }
      onValueSet?()
    }
  }
  private var held: Value

  /// What an asynchronous validator said.
  enum Verdict: Equatable {
    case none
    case taken
    case refused(String)
  }

  /// Makes a field of text.
  /// - Parameters:
  ///   - name: the key in the answer. The first field of a name counts where two have the same.
  ///   - kind: what it takes.
  ///   - label: words above it.
  ///   - placeholder: shown while it is empty.
  ///   - value: what it holds at first.
  ///   - validator: judges what was typed; nil takes anything that the kind allows.
  public convenience init(
    _ name: String, kind: Kind, label: String? = nil, placeholder: String? = nil,
    value: String = "", validator: Validator? = nil
  ) {
    let empty = Value.empty(for: kind)
    self.init(
      name, kind: kind, label: label, placeholder: placeholder,
      content: Value(value, like: empty) ?? empty, validator: validator)
  }

  /// Makes a field that holds a value of its kind.
  init(
    _ name: String, kind: Kind, label: String?, placeholder: String? = nil, content: Value,
    validator: Validator? = nil
  ) {
    self.name = name
    self.kind = kind
    self.label = label
    self.placeholder = placeholder
    held = content
    self.validator = validator
  }

  /// Why what the field holds can't be taken, or nil if it can: the validator's reason, then what
  /// its kind demands, then that of an asynchronous validator, once it has judged.
  public var reason: String? {
    if let reason = validator?.check(held, language) { return reason }
    if let reason = kind.validator?.check(held, language) { return reason }
    if case .refused(let reason) = verdict { return reason }
    return nil
  }

  /// Whether an asynchronous validator has yet to judge the present value.
  var needsVerdict: Bool { validator?.work != nil && verdict == .none }

  /// Lets go of all closures; the alert has ended.
  func letGo() {
    validator = nil
    onChange = nil
    configure = nil
    onValueSet = nil
    onAlertChange = nil
  }

  private func changed() {
    verdict = .none
    onValueSet?()
    onChange?(self)
    onAlertChange?()
  }

  private func taken(_ value: Value) -> Value {
    switch value {
    case .text(let text): .text(maximumLength.map { String(text.prefix($0)) } ?? text)
    case .number(let number): .number(min(max(number, range.lowerBound), range.upperBound))
    case .choice(let chosen):
      .choice(chosen.flatMap { id in options.contains { $0.identifier == id } ? id : nil })
    case .choices(let chosen):
      .choices(options.map(\.identifier).filter(chosen.contains))
    case .date(let date):
      .date(dateRange.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date)
    case .nothing: isOptional ? value : held
    case .flag: value
    }
  }
}
