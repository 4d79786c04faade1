import UIKit

/// A button of an alert and what it does.
///
/// ```swift
/// alert.addAction(.cancel())
/// alert.addAction(.destructive("Delete") { _ in delete() })
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

  /// The text on the button, shown as it is, never as markup.
  public var title: String { didSet { changed() } }

  /// What the action means.
  public let role: Role

  /// Whether the button can be pressed. A disabled action is pressed by no key either.
  public var isEnabled = true { didSet { changed() } }

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

  /// Tells the button that something it shows has changed.
  var onChange: (() -> Void)?

  /// Makes an action.
  /// - Parameters:
  ///   - title: the text on the button. An empty title is shown as an empty button.
  ///   - role: what the action means.
  ///   - handler: see ``handler``.
  public init(_ title: String, role: Role = .default, handler: Handler? = nil) {
    self.title = title
    self.role = role
    self.handler = handler
  }

  /// Lets go of all closures; the alert has ended.
  func letGo() {
    handler = nil
    onChange = nil
  }

  private func changed() { onChange?() }
}

extension Action {
  /// One choice among others.
  public static func `default`(_ title: String, handler: Handler? = nil) -> Action {
    Action(title, role: .default, handler: handler)
  }

  /// The choice that leaves everything as it is.
  public static func cancel(_ title: String = "Cancel", handler: Handler? = nil) -> Action {
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
}
