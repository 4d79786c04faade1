internal import CoreGraphics
public import Foundation

/// The strip above the pages of a stack, 44 points high: where one is, and the way back.
///
/// Where the bar begins at the safe area's edge, its ground goes on to the screen's.
///
/// DIFFERENCE: there are no large titles and no prompts, and the bar is as high on its side as
/// upright.
open class UINavigationBar: UIView, UIBarPositioning {
  static let height: CGFloat = 44
  /// Seconds that a push or pop takes.
  static let duration: TimeInterval = 0.35

  /// Is asked and told about items; not for bars of a navigation controller, which has the word.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items from the bottom of the stack up.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  public var topItem: UINavigationItem? { stack.last }
  /// The item below the top one.
  public var backItem: UINavigationItem? { stack.dropLast().last }

  /// The colours that it starts from.
  open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
  /// The colour of the ground; nil for that of the style.
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  /// Whether what is below shines through a little.
  open var isTranslucent = true { didSet { looksDidChange() } }
  /// How titles look: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// The look; goes before the bar's own colours once it is set.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance ?? UINavigationBarAppearance() }
    set {
      ownAppearance = newValue
      looksDidChange()
    }
  }
  /// The look where there is little height; nil for the standard.
  open var compactAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
  /// The look where content isn't scrolled below the bar.
  ///
  /// DIFFERENCE: kept, and without effect: bars don't know how far content is scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Where the bar is: what the delegate says; else at the top where it begins there.
  public var barPosition: UIBarPosition {
    if let delegate { return delegate.position(for: self) }
    return beginsAtTop ? .topAttached : .any
  }

  /// Called in place of popping when the back button is pressed. A navigation controller sets it.
  var onBack: (() -> Void)?
  private var stack: [UINavigationItem] = []
  private var ownAppearance: UINavigationBarAppearance?
  private let ground = BarBackgroundView(frame: .zero)
  private var page: NavigationBarPage?

  /// Makes a bar. One of no height is 44 points high.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.height == 0 { bounds.size.height = Self.height }
    setUpBar()
  }

  /// Makes a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    addSubview(ground)
    looksDidChange()
  }

  package override class var drawsContent: Bool? { self == UINavigationBar.self ? false : nil }

  // MARK: Items

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item away; the first one stays.
  /// - Returns: the item that went.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces all items. Animated, an item that was there already comes back from the left, a new
  /// one in from the right.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isBack = items?.last.map { stack.contains($0) } ?? true
    guard let change = replaceItems(items ?? []) else { return }
    guard animated, window != nil else { return change.finish() }
    change.prepare(isBack: isBack)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      change.run(isBack: isBack)
    } completion: { _ in
      change.finish()
    }
  }

  /// Shows other items, and gives the change to animate where another one is on top.
  func replaceItems(_ items: [UINavigationItem]) -> NavigationBarChange? {
    for item in stack { item.onChange = nil }
    stack = items
    for item in items { item.onChange = { [weak self] in self?.showTopItem() } }
    let old = page
    if let old, old.item === items.last {
      showTopItem()
      return nil
    }
    makePage()
    layoutIfNeeded()
    return NavigationBarChange(from: old, to: page)
  }

  /// Shows the top item as it is now.
  private func showTopItem() {
    let old = page
    makePage()
    old?.removeFromSuperview()
  }

  private func makePage() {
    page?.letGo()
    page = topItem.map {
      NavigationBarPage($0, previous: backItem, titleAttributes: titleAttributes) { [weak self] in
        guard let self else { return }
        if let onBack { onBack() } else { popItem(animated: true) }
      }
    }
    if let page { addSubview(page) }
    looksDidChange()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = beginsAtTop ? frame.minY : 0
    ground.frame = bounds.inset(by: UIEdgeInsets(top: -above, left: 0, bottom: 0, right: 0))
    let safe = safeAreaInsets.top
    page?.frame = CGRect(
      x: 0, y: safe, width: bounds.width, height: max(0, bounds.height - safe))
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksDidChange()
  }

  /// Whether the bar begins where the safe area does.
  private var beginsAtTop: Bool {
    guard let superview else { return false }
    return abs(frame.minY - superview.safeAreaInsets.top) < 0.5 && frame.minY > 0
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    if let appearance { return appearance.titleTextAttributes }
    let color: UIColor? = barStyle == .black ? .white : nil
    return titleTextAttributes ?? color.map { [.foregroundColor: $0] } ?? [:]
  }

  /// The look that was set, for this page or for the bar.
  private var appearance: UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
      ?? (isCompact ? compactAppearance : nil) ?? ownAppearance
  }

  private func looksDidChange() {
    ground.show(
      appearance
        ?? UIBarAppearance.simple(
          style: barStyle, tint: barTintColor, isTranslucent: isTranslucent))
    page?.showTitle(titleAttributes)
    setNeedsLayout()
  }
}

/// Is asked and told about the items of a bar. Every method may be left out.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item came on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The top item went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
