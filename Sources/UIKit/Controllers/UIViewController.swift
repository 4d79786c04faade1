public import Foundation

/// Manages a view: makes it when it is first needed, is told when it comes and goes, arranges
/// its parts, and presents other controllers over it.
///
/// Make the view in `viewDidLoad` (or `loadView`), then show the controller as a window's root,
/// as another's child, or by `present`:
///
///     final class Page: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = .systemBackground
///       }
///     }
///     window.rootViewController = Page()
///
/// The controller owns its view; the view knows its controller weakly and hands it its layout
/// pass, its moves between windows and the events that it leaves alone.
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: Storage

  var loadedView: UIView?
  /// The name that the controller was made with. Interface files are not read.
  public let nibName: String?
  /// The bundle that the controller was made with.
  public let nibBundle: Bundle?

  /// What the controller shows, for those who list controllers.
  open var title: String? {
    didSet { if title != oldValue { loadedNavigationItem?.title = title } }
  }

  // MARK: In a navigation controller

  private var loadedNavigationItem: UINavigationItem?
  var storedToolbarItems: [UIBarButtonItem]?
  var namedContentScrollViews: [NSDirectionalRectEdge: WeakScrollView] = [:]
  /// What a navigation bar takes of the safe area for this page's large title and prompt.
  var titleRoom: CGFloat = 0 {
    didSet { if titleRoom != oldValue { loadedView?.updateSafeAreaInsets() } }
  }
  /// What the bar of a navigation controller shows of this one; made with its title when it is
  /// first asked for.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = makeNavigationItem()
    loadedNavigationItem = item
    return item
  }
  /// What the toolbar of a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Whether the toolbar of a navigation controller is hidden while this controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// Shows another controller: those that contain this one are asked first, and where none
  /// overrides this it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows another controller in a place of its own: those that contain this one are asked first, and
  /// where none overrides this it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  var isInEditingMode = false
  var loadedEditButton: UIBarButtonItem?
  /// Whether a person can change what the controller shows.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  /// A person is about to change what the controller shows, or is done. Call `super`, which changes
  /// `editButtonItem` too.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }
  /// A button for the bar that calls `setEditing` and says “Edit”, or “Done” while editing.
  open var editButtonItem: UIBarButtonItem {
    if let loadedEditButton { return loadedEditButton }
    let button = makeEditButton()
    loadedEditButton = button
    return button
  }

  var traitObservers = TraitObservers()
  /// The traits that were last told of.
  var knownTraits: UITraitCollection?

  var appearance = Appearance()
  var containment = Containment()
  var overrides = TraitOverrides()

  /// The presentation that shows this controller, from its acceptance to its end.
  var presentation: UIPresentationController?
  /// The controller that this one presents.
  var presentedHere: UIViewController?
  /// Made when `presentationController` was asked for before presenting.
  var preparedPresentation: UIPresentationController?
  /// The transition under way that this controller is a side of.
  weak var activeCoordinator: TransitionCoordinator?

  // MARK: Making

  /// Makes a controller. `nibNameOrNil` is kept but no interface file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller that makes its own view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: The view

  /// The controller's view, made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it has been made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if it has not been made, and calls `viewDidLoad`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      preconditionFailure(
        "\(type(of: self)).loadView() returned without setting `view`. "
          + "Assign one, or call super.")
    }
    viewDidLoad()
  }

  /// Makes the view: an empty one as large as its place, which grows and shrinks with it.
  ///
  /// Override it to assign a view of your own, and don't call `super` then.
  open func loadView() {
    if let nibName {
      UIKitLog.warn("\(type(of: self)): the interface file \"\(nibName)\" is not read.")
    }
    let view = UIView(frame: sizeForNewView)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view has been made. Called once.
  open func viewDidLoad() {}

  private var sizeForNewView: CGRect {
    parent?.viewIfLoaded?.bounds ?? UIScreen.main.bounds
  }

  private func replaceView(with newView: UIView?) {
    guard newView !== loadedView else { return }
    if let other = newView?.viewController, other !== self {
      UIKitLog.warn(
        "A view belongs to one controller: \(type(of: self)) takes the view of "
          + "\(type(of: other)) away.")
      other.loadedView = nil
    }
    loadedView?.viewController = nil
    loadedView = newView
    newView?.viewController = self
  }

  // MARK: Coming and going

  /// The view is about to come onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place on the screen, with its traits and its size; layout and animation
  /// follow. Once for each appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen, or is being covered whole.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews, which may yet have to lay out theirs.
  open func viewDidLayoutSubviews() {}
  /// Changes constraints, in place of the view's own `updateConstraints()`. Call `super` at the
  /// end, which calls that.
  open func updateViewConstraints() { view.updateConstraints() }
  /// The layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The sides on which the view reaches below a navigation controller's bars; on the others it begins
  /// beside them.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { navigationController?.layOutBars() } }
  }
  /// Whether it reaches below bars that nothing shines through, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { navigationController?.layOutBars() }
    }
  }
  /// What to keep clear beside the safe area that the surroundings ask for.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeAreaInsets() }
    }
  }

  /// The size that the controller would like where its container can choose.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      if preferredContentSize != oldValue { announcePreferredContentSize() }
    }
  }

  // MARK: Children

  /// Whether this container passes its own appearance on to its children. A container that
  /// answers false calls `beginAppearanceTransition` and `endAppearanceTransition` itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The controller is about to be put into `parent`, or out of one. If you override it, call
  /// `super`.
  open func willMove(toParent parent: UIViewController?) { noteMove(toParent: parent) }
  /// The controller was put into `parent`, or out of one.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// Where the controller goes when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { preparedPresentation = nil } }
  }
  /// How the controller comes and goes where `transitioningDelegate` has no say.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Supplies the presentation controller and the animators.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { if transitioningDelegate !== oldValue { preparedPresentation = nil } }
  }
  /// Whether presentations in the current context stop at this controller.
  open var definesPresentationContext = false
  /// Whether presentations in this context go by its own `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a person can't get rid of the controller by a touch outside it or a swipe.
  open var isModalInPresentation = false
  /// Whether a controller that doesn't cover the screen decides on the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Shows a controller over this one, or over the ancestor that its style asks for.
  ///
  /// Only schedules: the views come in after the commit of this turn, also where it is not
  /// animated, and `presentedViewController` is there at once. A presentation that can't be is
  /// refused with a warning, and `completion` is then not called; else it is called once, after
  /// `viewDidAppear`, or when the presentation was cancelled or dismissed before it began.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    schedulePresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one or its nearest ancestor that presents, with
  /// all that is above it; where there is none, the controller itself, if it is presented.
  ///
  /// Begins at once; not animated, it also ends at once. Of a chain only the topmost is animated.
  /// While a presentation of the chain is under way the dismissal waits for its end; one that has
  /// not begun is dropped. `completion` is called once in any case, after `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  // MARK: Status bar and orientation

  /// Whether the status bar is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden, nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides on the status bar's style, nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the home indicator is to fade away.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface may turn with the device.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the controller can be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation in which the controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Changes of size and traits

  /// The traits that the view, the children and the presented controllers go by: those of the
  /// surroundings, with what containers, presentations and the controller itself override.
  open var traitCollection: UITraitCollection { overrides.applied(to: surroundingTraits) }

  /// Light or dark for the controller and what is in it, whatever the surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      overrides.style = overrideUserInterfaceStyle
      traitsMayHaveChanged()
    }
  }

  /// A trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The focus went from a view to another, of which one at least is in the controller's.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The view is about to get another size. Call `super`, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(size: size, coordinator: coordinator)
  }

  /// Traits are about to change. Call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size that a child will have in a parent of some size: as it is now, or the parent's
  /// where the child fills the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let view = loadedView else {
      return parentSize
    }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// A child would like another size. Does nothing; a container that follows overrides it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The fitting size of a child's view changed. Does nothing; a container that follows
  /// overrides it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Events

  /// The next in the responder chain: the superview of the view, the window of a root, or the
  /// controller that presents this one.
  open override var next: UIResponder? {
    if let presenter = presentation?.presenter { return presenter }
    return loadedView?.superview ?? parent
  }

  /// Called where memory is short.
  open func didReceiveMemoryWarning() {}
}
