public import UIKit

/// A button of an alert and what it does.
///
/// ```swift
/// alert.addAction(.cancel())                              // in the reader's language
/// alert.addAction(.destructive("Delete") { _ in delete() })
/// alert.addAction(.async("Upload") { answer in try await upload(answer) })
/// ```
///
/// An action belongs to one alert. Its properties may be changed while the alert is shown, and
/// the button follows.
public final class Action {
  /// What an action means to the person who reads it.
  public enum Role: String, Sendable, CaseIterable {
    /// One choice among others.
    case `default`
    /// Leaves everything as it is. Escape presses it, and a tap beside the card where allowed.
    case cancel
    /// Does what can't be taken back; shown in red.
    case destructive
    /// The choice that Return presses; shown with emphasis.
    case preferred
  }

  /// What runs when the action has ended its alert.
  public typealias Handler = @MainActor (Answer) -> Void

  /// Work that takes its time and may fail.
  public typealias Work = @MainActor (Answer) async throws -> Void

  /// The text on the button, shown as it is, never as markup. That of an action made from a
  /// ``Word`` is in the language of the alert, until it is set.
  public var title: String {
    get { ownTitle ?? word?.text(in: language) ?? "" }
    set {
      ownTitle = newValue
      changed()
    }
  }

  /// What the action means.
  public let role: Role

  /// Whether the button can be pressed. A disabled action is pressed by no key either.
  public var isEnabled = true { didSet { changed() } }

  /// A picture before the title. A template takes the title's colour.
  public var icon: UIImage? { didSet { changed() } }

  /// A key that presses the button, besides those of its role.
  public var keyEquivalent: KeyEquivalent?

  /// Seconds for which the button must be held down, so that nothing is destroyed by a slip; nil,
  /// zero and less for a plain press. A finger or key that lets go earlier has done nothing.
  public var holdDuration: TimeInterval? { didSet { changed() } }

  /// Whether the button is grey, as one that is disabled, while a field doesn't hold what it should.
  /// A press shows the reasons and does nothing else, with this and without.
  public var needsValidFields = false { didSet { onNeedsChange?() } }

  /// Whether the alert stays when the button is pressed. The handler then runs at each press,
  /// with an answer that says how the fields stand; the alert does not end.
  public var keepsOpen = false

  /// A name that does not depend on language, for tests and answers; also the button's
  /// accessibility identifier. Made from the role and position if never set.
  public var identifier: String?

  /// Runs after the alert has left its window, before whoever awaits the answer goes on. With
  /// ``keepsOpen`` it runs at the press.
  /// Let go of once the alert has ended, so that it may hold the alert itself.
  public private(set) var handler: Handler?

  /// Runs at the press, while the alert stays and its button shows a spinner. When the work is
  /// done, the alert ends, or stays where ``keepsOpen`` says so. If it throws, the alert stays and
  /// says why; what was typed is kept. Other actions can't be pressed meanwhile; cancel ends the
  /// alert and cancels the work's task. Let go of once the alert has ended.
  public private(set) var work: Work?

  /// Whether ``work`` is under way.
  public internal(set) var isWorking = false { didSet { changed() } }

  /// The word that the title is, where it was not given.
  let word: Word?
  /// The language of the word; nil for the reader's.
  var language: String? { didSet { if word != nil { changed() } } }
  /// Whether another action's work keeps this one from being pressed.
  var isBlocked = false { didSet { if isBlocked != oldValue { changed() } } }
  /// Whether a field that can't be taken keeps this action from being pressed.
  var isHeldBack = false { didSet { if isHeldBack != oldValue { changed() } } }
  /// Tells the alert that it has to look at its fields.
  var onNeedsChange: (() -> Void)?
  /// Tells the button that something it shows has changed.
  var onChange: (() -> Void)?
  private var ownTitle: String?

  /// Makes an action.
  /// - Parameters:
  ///   - title: the text on the button. An empty title is shown as an empty button.
  ///   - role: what the action means.
  ///   - handler: see ``handler``.
  public init(_ title: String, role: Role = .default, handler: Handler? = nil) {
    ownTitle = title
    word = nil
    self.role = role
    self.handler = handler
  }

  /// Makes an action whose title is a word in the reader's language.
  /// - Parameters:
  ///   - word: the title.
  ///   - role: what the action means; nil takes what the word suggests: cancel is cancel, delete
  ///     and don't save are destructive, all others default.
  ///   - handler: see ``handler``.
  public init(_ word: Word, role: Role? = nil, handler: Handler? = nil) {
    self.word = word
    self.role = role ?? word.role
    self.handler = handler
  }

  /// Makes an action that works before its alert ends; see ``work``.
  public init(_ title: String, role: Role = .default, work: @escaping Work) {
    ownTitle = title
    word = nil
    self.role = role
    self.work = work
  }

  /// How long the button must be held, in seconds; nil for a plain press.
  var holdTime: TimeInterval? { holdDuration.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether a press does at present what the action is for.
  var canBePressed: Bool { isReady && !(isHeldBack && needsValidFields) }

  /// The same whatever the fields hold.
  var isReady: Bool { isEnabled && !isBlocked && !isWorking }

  /// Whether nothing but fields that can't be taken keeps the action from being pressed.
  var isOnlyHeldBack: Bool { isReady && isHeldBack && needsValidFields }

  /// Lets go of all closures; the alert has ended.
  func letGo() {
    handler = nil
    work = nil
    onChange = nil
    onNeedsChange = nil
  }

  private func changed() { onChange?() }
}

extension Action {
  /// One choice among others.
  public static func `default`(_ title: String, handler: Handler? = nil) -> Action {
    Action(title, role: .default, handler: handler)
  }

  /// The choice that leaves everything as it is, with the title “Cancel” in the reader's language.
  public static func cancel(handler: Handler? = nil) -> Action {
    Action(.cancel, handler: handler)
  }

  /// The choice that leaves everything as it is.
  public static func cancel(_ title: String, handler: Handler? = nil) -> Action {
    Action(title, role: .cancel, handler: handler)
  }

  /// The choice that can't be taken back.
  public static func destructive(_ title: String, handler: Handler? = nil) -> Action {
    Action(title, role: .destructive, handler: handler)
  }

  /// The choice that Return presses.
  public static func preferred(_ title: String, handler: Handler? = nil) -> Action {
    Action(title, role: .preferred, handler: handler)
  }

  /// The title “OK” in the reader's language.
  public static func ok(handler: Handler? = nil) -> Action { Action(.ok, handler: handler) }

  /// A choice whose work is done while the alert stays; see ``work``.
  public static func async(_ title: String, role: Role = .default, work: @escaping Work) -> Action {
    Action(title, role: role, work: work)
  }
}

extension Word {
  fileprivate var role: Action.Role {
    switch self {
    case .cancel: .cancel
    case .delete, .dontSave: .destructive
    default: .default
    }
  }
}
