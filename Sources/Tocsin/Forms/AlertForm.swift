public import UIKit

/// An alert whose fields are the properties of a `Codable` type, and whose answer is a value of it.
///
/// ```swift
/// struct Account: Codable {
///   enum Plan: String, Codable, CaseIterable { case free, family, office }
///   var name = "", mail: String?, seats = 1, isPublic = false, plan = Plan.free
/// }
///
/// let form = try AlertForm(Account())
/// form.customize("mail") { $0.kind = .email }
/// if let account = await form.ask(title: "New account") { create(account) }
/// ```
///
/// Properties may be `String`, `Bool`, `Int`, `Double` and their kin, `Date`, `URL`, enumerations
/// that are `CaseIterable` and written as one string or number, and optionals of all these. What is
/// optional may be left empty. Names of properties become labels: “firstName” is “First name”.
public final class AlertForm<Value: Codable> {
  /// The fields, in the order in which the type decodes its properties.
  public private(set) var entries: [FormEntry]

  /// Makes a form that is filled with a value.
  public init(_ initial: Value) throws {
    entries = try FormPlan.entries(of: Value.self)
    let values = try FormCoding.values(of: initial)
    for index in entries.indices {
      entries[index].content = entries[index].type.content(values[entries[index].key])
    }
  }

  /// Makes an empty form: no text, no ticks, the first of the cases.
  public init(_ type: Value.Type) throws {
    entries = try FormPlan.entries(of: type)
  }

  /// Changes how a property is asked for. There must be a property of the name.
  public func customize(_ key: String, _ change: (inout FormEntry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      preconditionFailure(
        "\(Value.self) has no property “\(key)”; it has "
          + entries.map(\.key).joined(separator: ", ") + ".")
    }
    change(&entries[index])
  }

  /// Makes the alert, for those who want to change more of it. It has the fields and no actions.
  public func makeAlert(title: String?, message: String? = nil, style: Style = .system) -> Alert {
    let alert = Alert(title: title, message: message, style: style)
    for entry in entries where !entry.isHidden { alert.addField(entry.makeField()) }
    return alert
  }

  /// The value that an answer's fields stand for.
  public func value(from answer: Answer) throws -> Value {
    var values: [String: Any] = [:]
    for entry in entries {
      values[entry.key] = entry.type.json(answer.content(of: entry.key) ?? entry.content)
    }
    return try FormCoding.value(of: Value.self, from: values)
  }

  /// Asks, with a cancel and an OK button, and gives what was filled in, or nil if the alert ended
  /// otherwise than by OK. OK takes no number that its property can't hold: the field says why.
  ///
  /// A type that refuses values for reasons of its own gives nil too, and
  /// ``Presenter/report`` says so; give such properties a ``FormEntry/validator``.
  public func ask(
    title: String?, message: String? = nil, style: Style = .system,
    from controller: UIViewController? = nil
  ) async -> Value? {
    let alert = makeAlert(title: title, message: message, style: style)
    alert.addAction(.cancel())
    alert.addAction(Action(.ok, role: .preferred))
    let answer = await alert.present(from: controller)
    guard !answer.isCancelled else { return nil }
    do {
      return try value(from: answer)
    } catch {
      // The error may hold what was typed, which is nobody's business.
      Presenter.report(
        "\(Value.self) could not be made of what was filled in. Look whether the fields' kinds "
          + "suit its properties; value(from:) throws the error.")
      return nil
    }
  }
}

/// Why a type can't be a form.
public enum FormError: Error, Equatable, CustomStringConvertible {
  /// A property is of a type that no field can hold.
  case unsupported(key: String, type: String)
  /// The type is not written as a list of named properties.
  case notKeyed(type: String)

  /// Says what is wrong and what can be done.
  public var description: String {
    switch self {
    case .unsupported(let key, let type):
      "The property “\(key)” is of the type \(type). A form can ask for strings, numbers, Bool, "
        + "Date, URL, CaseIterable enumerations of one value, and optionals of these."
    case .notKeyed(let type):
      "\(type) does not decode named properties. Use a struct of plain properties."
    }
  }
}
