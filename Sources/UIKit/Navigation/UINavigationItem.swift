public import Foundation

/// What a navigation bar shows while its controller is on top.
open class UINavigationItem: NSObject {
  /// In the middle of the bar, unless there is a view.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A line above the title, for which the bar is 30 points higher; nil for none.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// Whether the title is large, where the bar prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// A view in the middle of the bar, in its own size.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  /// The button that leads back here from the next page; nil for one with this page's title. It
  /// always goes back, whatever its own action is.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the button that leads back here; nil for this page's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// What the button that leads back here shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }
  /// Whether this page has no back button.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Whether the left items stand beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The items at the leading side, from there inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The items at the trailing side, from there inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The first of the items at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the items at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The bar's look while this page is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The same where there is little height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The same where no content is below the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// When a title is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the page before; on the first page it is.
    case automatic = 0
    /// It is.
    case always = 1
    /// It is not.
    case never = 2
    /// It is not.
    case inline = 3
  }

  /// What a back button shows.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title; where there is no room for it “Back”, and then the arrow alone.
    case `default` = 0
    /// “Back”, or the arrow alone.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }

  /// Called when something that shows has changed. The bar that shows the item sets it.
  var onChange: (() -> Void)?

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Sets the items at the leading side; animated, the bar fades.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    Self.animate(animated) { self.leftBarButtonItems = items }
  }
  /// Sets the items at the trailing side; animated, the bar fades.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    Self.animate(animated) { self.rightBarButtonItems = items }
  }
  /// Sets the item at the leading side; animated, the bar fades.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the item at the trailing side; animated, the bar fades.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets whether there is a back button; animated, the bar fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    Self.animate(animated) { self.hidesBackButton = hidesBackButton }
  }

  private static func animate(_ isAnimated: Bool, _ change: @escaping () -> Void) {
    guard isAnimated else { return change() }
    UIView.animate(withDuration: 0.25, animations: change)
  }

  private func didChange() { onChange?() }
}
