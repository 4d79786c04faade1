public import Foundation

/// Something that can be done to a row that was swiped open.
public class UIContextualAction: NSObject {
  /// How an action looks.
  nonisolated public enum Style: Int, Sendable {
    /// Grey.
    case normal = 0
    /// Red.
    case destructive = 1
  }

  /// Does it. Call the closure with whether it was done: the row shuts then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the action looks.
  public let style: Style
  /// What the button says.
  public var title: String?
  /// The picture above the title.
  public var image: UIImage?
  /// The button's ground; grey or red unless set, and nil sets that again.
  public var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// Does it.
  public let handler: Handler

  private var ownColor: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What a swipe over a row brings up.
public class UISwipeActionsConfiguration: NSObject {
  /// The first is nearest to the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way does the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; without actions nothing is brought up.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
