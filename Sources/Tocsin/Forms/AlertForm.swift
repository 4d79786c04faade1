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
/// Properties may be `String`, `Bool`, `Int`, `Double` and their kin, `Decimal`, `Date`, `URL`,
/// enumerations that are `CaseIterable`, types that are written as one of these, and optionals of all
/// that. What is optional may be left empty. Arrays and sets of enumerations are chosen, those of
/// strings, numbers and `URL` are typed on a line each. A property may be a struct of such properties
/// (not an optional one), whose fields follow. A `UUID` keeps its value and is not asked for.
/// Names of properties become labels: “firstName” is “First name”.
public final class AlertForm<Value: Codable> {
  /// The fields, in the order in which the type decodes its properties.
  public private(set) var entries: [FormEntry]

  /// Makes a form that is filled with a value.
  /// - Parameters:
  ///   - initial: the value.
  ///   - properties: the names of those that are not asked for and keep what they hold. They may be
  ///     of any type.
  /// - Throws: ``FormError``, which names the property that no field can hold and says what to do.
  public init(_ initial: Value, leavingOut properties: Set<String> = []) throws {
    let values = try FormJSON(initial)
    entries = try FormPlan.entries(of: Value.self, leavingOut: properties, values: values)
    for index in entries.indices {
      entries[index].take(values.value(at: entries[index].path[...]))
    }
  }

  /// Makes an empty form: no text, no ticks, the first of the cases.
  /// - Throws: ``FormError``, which names the property that no field can hold and says what to do.
  public init(_ type: Value.Type) throws {
    entries = try FormPlan.entries(of: type, leavingOut: [], values: nil)
  }

  /// Changes how a property is asked for. There must be a property of the name, and the kind of field
  /// must be one that can hold it.
  public func customize(_ key: String, _ change: (inout FormEntry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else {
      preconditionFailure(
        "\(Value.self) has no property “\(key)”; it has "
          + entries.map(\.key).joined(separator: ", ") + ".")
    }
    change(&entries[index])
    if let mistake = entries[index].mistake { preconditionFailure(mistake) }
  }

  /// Makes the alert, for those who want to change more of it. It has the fields and no actions.
  public func makeAlert(title: String?, message: String? = nil, style: Style = .system) -> Alert {
    let alert = Alert(title: title, message: message, style: style)
    for entry in entries where !entry.isHidden { alert.addField(entry.makeField()) }
    return alert
  }

  /// The value that an answer's fields stand for.
  public func value(from answer: Answer) throws -> Value {
    var values = FormJSON.object([:])
    for entry in entries {
      let content = answer.content(of: entry.key)
      values.set(entry.value(from: content, answer.language), at: entry.path[...])
    }
    return try values.decoded(as: Value.self)
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
