public import UIKit

extension Style {
  /// Builds parts of a card in the place of the library's own.
  ///
  /// ```swift
  /// var style = Style.card
  /// style.parts.title = { alert in Banner(text: alert.title ?? "") }
  /// style.parts.button = { button in
  ///   Pill(button.action.title, isDark: button.isEmphasized, isPressed: button.isPressed)
  /// }
  /// ```
  ///
  /// What is built is sized by its constraints, if it has any, else by its `sizeThatFits(_:)`.
  public struct Parts {
    /// Builds what is shown for the title. Called anew when the title changes. Give it an
    /// accessibility label if it doesn't show the title as text.
    public var title: ((_ alert: Alert) -> UIView)?
    /// Puts a field's row, which goes on to work as it does, into a view of your own.
    public var field: ((_ field: Field, _ row: UIView) -> UIView)?
    /// Builds the face of a button. Called anew whenever something of it changes; presses, keys
    /// and accessibility remain the button's.
    public var button: ((_ button: ButtonFace) -> UIView)?
    /// Lays out the whole card: gets its parts and gives the view that holds those that are to
    /// be seen. Called anew when parts come or go. Where the view is higher than the space, it
    /// scrolls.
    public var card: ((_ parts: CardParts) -> UIView)?

    /// Builds nothing.
    public init() {}
  }

  /// What a button is to show.
  public struct ButtonFace {
    /// The action.
    public let action: Action
    /// Whether it has the emphasis, as the button that Return presses has; see
    /// ``ButtonStyle/emphasizesCancel``.
    public let isEmphasized: Bool
    /// Whether it can be pressed.
    public let isEnabled: Bool
    /// Whether it is being pressed.
    public let isPressed: Bool
    /// Whether the action's work is under way.
    public let isWorking: Bool
    /// The colour of what can be pressed on the card.
    public let tint: UIColor
  }

  /// The parts of a card, each sized by its `intrinsicContentSize` or `sizeThatFits(_:)`.
  public struct CardParts {
    /// The title; nil where there is none.
    public let title: UIView?
    /// The message; nil where there is none.
    public let message: UIView?
    /// Header image, symbol and image, as far as there are any, in this order.
    public let pictures: [UIView]
    /// The view that the alert was given.
    public let content: UIView?
    /// The bar that shows progress.
    public let progress: UIView?
    /// The rows of the fields.
    public let fields: [UIView]
    /// Says what went wrong, once something has.
    public let problem: UIView?
    /// The box that spares the question from now on.
    public let suppression: UIView?
    /// The buttons, cancel last.
    public let buttons: [UIView]

    var all: [UIView] {
      [title, message].compactMap { $0 } + pictures
        + [content, progress].compactMap { $0 } + fields
        + [problem, suppression].compactMap { $0 } + buttons
    }
  }
}
