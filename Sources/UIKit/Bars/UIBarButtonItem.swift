internal import CoreGraphics
public import Foundation

/// A button, a view or a space on a toolbar or navigation bar.
///
///     toolbar.items = [
///       UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: Page.cancel),
///       .flexibleSpace(),
///       UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done() }),
///     ]
///
/// DIFFERENCE: `action` is a method, as with UIControl, and no selector. There are no menus, and no
/// background images for items; the titles of system items are English.
open class UIBarButtonItem: UIBarItem {
  /// How a button is shown.
  nonisolated public enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// As `plain`, since iOS 7.
    case bordered = 1
    /// Semibold, for what ends a task.
    case done = 2
  }

  /// Buttons and spaces that the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”.
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes an equal share of what the others leave.
    case flexibleSpace = 5
    /// A space of a `width`.
    case fixedSpace = 6
    /// A sheet with a pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow upwards.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// A page with a curled corner, which iOS does without since version 7; a plain button here.
    case pageCurl = 23
    /// A cross in a circle.
    case close = 24
  }

  /// How it is shown.
  open var style: Style { didSet { if style != oldValue { didChange() } } }
  /// The width of a button or fixed space in points; 0 lets a button be as wide as its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// A view in the button's place, in its own size.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The colour of title and image; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }
  /// Titles that it may get; the button is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// Whether it is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// What it does. Setting it takes the title and image of the action, where it has some.
  open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
  /// Whose method it calls; not retained.
  public internal(set) weak var target: AnyObject?

  /// What the system knows about it.
  var systemItem: SystemItem?
  var method: ((UIBarButtonItem) -> Void)?
  /// The view that shows it, while a bar does.
  weak var shownView: UIView?

  /// Makes a button without content.
  public override init() {
    style = .plain
    super.init()
  }

  /// Makes a button or space that the system knows, without anything to do.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Never? = nil, action: Never? = nil
  ) {
    self.init()
    adopt(systemItem)
  }

  /// Makes a button or space that the system knows. The title and image are the system's.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    adopt(systemItem)
  }

  /// Makes a button that does an action, whose title and image it takes.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    adopt(primaryAction)
  }

  /// Makes a button with a title or an image.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Makes a button with a title and nothing to do.
  public convenience init(
    title: String?, style: Style, target: Never? = nil, action: Never? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes a button with an image and nothing to do.
  public convenience init(
    image: UIImage?, style: Style, target: Never? = nil, action: Never? = nil
  ) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Spaces

  /// A space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes an equal share of what the others leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  // MARK: Doing

  /// Does what the button does.
  func perform() {
    primaryAction?.perform(sender: self)
    method?(self)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  func adopt(_ item: SystemItem) {
    systemItem = item
    title = item.title
    image = item.image
    if item == .done || item == .save { style = .done }
    accessibilityLabel = item.spokenName
  }
}
