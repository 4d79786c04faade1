public import Foundation

/// What came of an alert: how it ended, by which action, and what the fields held.
///
/// Every alert that is shown or presented ends exactly once and gives one answer. The same value
/// reaches the action's handler, the delegate and whoever awaits ``Alert/present(from:)``.
///
/// ```swift
/// let answer = await alert.present(from: controller)
/// if !answer.isCancelled { rename(to: answer["name"] ?? "") }
/// ```
public struct Answer: Sendable, Equatable {
  /// How an alert came to its end.
  public enum Ending: Sendable, Equatable {
    /// An action's button was pressed, by touch, Return or Space.
    case action
    /// The Escape key or the accessibility escape gesture.
    case escape
    /// A tap beside the card.
    case outsideTap
    /// The card was dragged away.
    case swipe
    /// The alert's time was up.
    case timeout
    /// The program dismissed it.
    case code
    /// The question was answered for good some time ago; see ``Suppression``.
    case suppressed
    /// Another alert took its place; see ``Alert/Turn/replacing``.
    case replaced
    /// It was not shown, as another says the same; see ``Alert/uniqueness``.
    case duplicate
    /// It was not shown, or no longer waits, as there are too many; see ``Presenter/limit``.
    case overLimit
    /// The task that awaited the answer was cancelled.
    case cancelledTask
    /// The window or controller that it was shown on went away.
    case presenterGone
    /// It could not be presented; the reason is for programmers, not for users.
    case failed(reason: String)
  }

  /// An action, as it was when the alert ended.
  public struct Choice: Sendable, Equatable {
    /// The position among the alert's actions in the order they were added, from 0.
    public let index: Int
    /// The title that the button showed.
    public let title: String
    /// The action's role.
    public let role: Action.Role
    /// The action's identifier; see ``Action/identifier``.
    public let identifier: String
  }

  /// What a field held.
  public struct Entry: Sendable, Equatable {
    /// The field's name.
    public let name: String
    /// What it held, as text; see ``Field/value``.
    public var value: String { content.text }
    /// What it held.
    public let content: Field.Value
  }

  /// How the alert came to its end.
  public let ending: Ending

  /// The action that ended it. Set for ``Ending/action``, and for ``Ending/escape``,
  /// ``Ending/outsideTap`` and ``Ending/swipe`` where the alert has a cancel action, which they stand for.
  public let choice: Choice?

  /// What the fields held at the end, in the order they were added.
  public let entries: [Entry]

  /// The alert's language, in whose way numbers were typed; nil for the reader's.
  let language: String?

  /// Whether the box of the alert's ``Alert/suppression`` was ticked.
  public let isSuppressionOn: Bool

  /// True unless an action that is not a cancel action ended the alert.
  public var isCancelled: Bool {
    guard let choice else { return true }
    return choice.role == .cancel
  }

  /// The value of the field with a name, or nil if there is no such field.
  public subscript(name: String) -> String? {
    content(of: name)?.text
  }

  /// What the field with a name held, or nil if there is no such field.
  public func content(of name: String) -> Field.Value? {
    entries.first { $0.name == name }?.content
  }

  /// Whether the switch or box with a name was on; nil if there is none.
  public func flag(_ name: String) -> Bool? {
    if case .flag(let flag) = content(of: name) { flag } else { nil }
  }

  /// The number of the slider, stepper or field of numbers with a name; nil if there is none.
  public func number(_ name: String) -> Double? {
    content(of: name)?.number(in: language)
  }

  /// The identifiers of the options that were chosen in the field with a name; nil if it has none.
  public func choices(_ name: String) -> [String]? {
    switch content(of: name) {
    case .choice(let choice): choice.map { [$0] } ?? []
    case .choices(let choices): choices
    default: nil
    }
  }

  /// The date of the field with a name; nil if there is none.
  public func date(_ name: String) -> Date? {
    if case .date(let date) = content(of: name) { date } else { nil }
  }
}

extension Answer: CustomStringConvertible, CustomDebugStringConvertible {
  /// How it ended and by which action. Never holds what was typed, which may be a secret.
  public var description: String {
    let names = entries.map(\.name).joined(separator: ", ")
    return "Answer(\(ending), choice: \(choice?.title ?? "none"), fields: [\(names)])"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
