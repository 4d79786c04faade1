public import UIKit

/// Something that an alert asks for besides a choice.
///
/// ```swift
/// alert.addField(.text("name", placeholder: "Name"))
/// alert.addField(.secure("password", placeholder: "Password"))
/// ```
///
/// A field belongs to one alert. The answer is keyed by the field's ``name``.
public final class Field {
  /// What a field takes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A line of text.
    case text
    /// A line of text that is shown as dots and never copied.
    case secure
  }

  /// What the field is called in the answer, and its accessibility identifier. Never shown.
  public let name: String

  /// What the field takes.
  public let kind: Kind

  /// A word beside the field that says what it is for, or nil.
  public let label: String?

  /// Shown in grey while the field is empty.
  public let placeholder: String?

  /// What the field holds. May be set at any time; the view follows.
  public var value: String {
    didSet { if value != oldValue { changed() } }
  }

  /// Judges what was typed before an action other than cancel ends the alert.
  public var validator: Validator?

  /// Called after each change of ``value``, by typing, pasting or code.
  public var onChange: ((Field) -> Void)?

  /// Lets a programmer adjust the text field once it has been made: keyboard, content type,
  /// capitalisation. Text, delegate and frame stay the alert's own.
  public var configure: ((UITextField) -> Void)?

  /// Tells the view that the value was changed by code.
  var onValueSet: (() -> Void)?

  /// Makes a field.
  /// - Parameters:
  ///   - name: the key in the answer. The first field of a name counts where two have the same.
  ///   - kind: what it takes.
  ///   - label: a word beside it.
  ///   - placeholder: shown while it is empty.
  ///   - value: what it holds at first.
  ///   - validator: judges what was typed; nil takes anything.
  public init(
    _ name: String, kind: Kind, label: String? = nil, placeholder: String? = nil,
    value: String = "", validator: Validator? = nil
  ) {
    self.name = name
    self.kind = kind
    self.label = label
    self.placeholder = placeholder
    self.value = value
    self.validator = validator
  }

  /// Why what the field holds can't be taken, or nil if it can.
  public var reason: String? { validator?.reason(value) }

  /// Lets go of all closures; the alert has ended.
  func letGo() {
    validator = nil
    onChange = nil
    configure = nil
    onValueSet = nil
  }

  private func changed() {
    onValueSet?()
    onChange?(self)
  }
}

extension Field {
  /// A line of text.
  public static func text(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .text, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }

  /// A line of text that is shown as dots.
  public static func secure(
    _ name: String, label: String? = nil, placeholder: String? = nil, value: String = "",
    validator: Validator? = nil
  ) -> Field {
    Field(
      name, kind: .secure, label: label, placeholder: placeholder, value: value,
      validator: validator)
  }
}
