internal import CoreGraphics
public import Foundation

/// Shows the top page of a stack, with a bar above it that says where one is and leads back.
///
///     window.rootViewController = UINavigationController(rootViewController: List())
///     navigationController?.pushViewController(Detail(), animated: true)
///
/// `viewControllers` changes at once; the views follow after the commit of this turn, and several
/// changes in a turn make one transition. The order of a push: `viewWillDisappear` of the page that
/// goes, `viewWillAppear` of the one that comes, the delegate's will show, the animation,
/// `viewDidDisappear`, `viewDidAppear`, did show, `didMove(toParent:)`.
///
/// Pages reach below translucent bars and are told so by their safe area; below others, and at edges
/// that they don't want, they begin at the bar.
///
/// DIFFERENCE: pages with a large title reach below the bar also where it isn't translucent. The bars'
/// classes can't be chosen, and the bar is not hidden by swipes, taps or the keyboard.
open class UINavigationController: UIViewController {
  /// What a change of the top page is to animators.
  nonisolated public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A page came on top.
    case push = 1
    /// The top page went.
    case pop = 2
  }

  /// Seconds in which bars come and go.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Is told of pages, and may animate their changes.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the pages.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar below the pages, with the `toolbarItems` of the top page; hidden at first.
  public let toolbar = UIToolbar(frame: .zero)
  /// What a drag from the leading edge does: it goes back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  /// The pages from the bottom up.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The page on top.
  public var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: what is presented over the top page, or that page.
  public var visibleViewController: UIViewController? {
    guard var visible = presentedViewController ?? topViewController else { return nil }
    while let next = visible.presentedHere { visible = next }
    return visible
  }
  /// Whether the bar above is hidden.
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the bar below is hidden.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  var stack: [UIViewController] = []
  /// Pages that are no longer in the stack and whose transition has not ended.
  var leaving: [UIViewController] = []
  /// Pages that are new in the stack and whose transition has not ended.
  var joining: [UIViewController] = []
  /// The page whose view is there.
  var shown: UIViewController?
  var bars = NavigationBars()
  var transition: NavigationTransition?
  var plan: NavigationPlan?
  let pages = NavigationPagesView(frame: .zero)
  let edgePan = EdgePanGestureRecognizer()
  var drag: NavigationDrag?

  // MARK: Making

  /// Makes a stack of one page.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty stack. Interface files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty stack, of an archive of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  /// Puts a page on top. One that is in the stack already is refused with a warning.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      UIKitLog.warn(
        "\(type(of: viewController)) is in the stack of \(type(of: self)) already; it can't be "
          + "pushed twice.")
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top page away; the last one stays.
  /// - Returns: the page that goes.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).last
  }

  /// Takes away what is above a page; one that isn't in the stack is refused with a warning.
  /// - Returns: the pages that go.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      UIKitLog.warn(
        "\(type(of: viewController)) is not in the stack of \(type(of: self)); nothing is popped.")
      return nil
    }
    return change(to: Array(stack[...index]), animated: animated)
  }

  /// Takes away all but the first page.
  /// - Returns: the pages that go.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces all pages. Animated, a top page that was in the stack comes back, a new one is pushed.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: Bars

  /// Hides or shows the bar above; animated, it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isNavigationBarHidden else { return }
    bars.isNavigationBarHidden = hidden
    moveBars(animated: animated)
  }

  /// Hides or shows the bar below; animated, it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != bars.isToolbarHidden else { return }
    bars.isToolbarHidden = hidden
    moveBars(animated: animated)
  }

  // MARK: As a controller

  open override func loadView() {
    view = NavigationRootView(controller: self)
    setUpViews()
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
}
