internal import CoreGraphics
public import Foundation

/// The strip above the pages of a stack: where one is, and the way back. It is 44 points high, 30
/// more with a prompt, and 52 more with a large title.
///
/// Where the bar begins at the safe area's edge, its ground goes on to the screen's.
///
/// DIFFERENCE: the bar is as high on its side as upright.
open class UINavigationBar: UIView, UIBarPositioning {
  static let height: CGFloat = 44
  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
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
  open var isTranslucent = true {
    didSet {
      looksDidChange()
      if isTranslucent != oldValue { onHeightChange?() }
    }
  }
  /// How titles look: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// Whether titles are large where the page is not scrolled, and there is the height.
  ///
  /// The large title is part of a navigation controller's bar as long as the content of the page is at
  /// its top, and goes below the row of items as that is scrolled.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { showTopItem() } }
  }
  /// How large titles look: font and colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { looksDidChange() }
  }
  /// The hairline's picture, of which only an empty one has an effect: there is no hairline then,
  /// where there is a picture for the ground too.
  open var shadowImage: UIImage? { didSet { looksDidChange() } }
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
  /// The look in a navigation controller where no content is below the bar.
  ///
  /// DIFFERENCE: without one the bar looks as always, as before iOS 15, but for large titles, which
  /// have no ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
  /// The same where there is little height; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { looksDidChange() }
  }
  /// Where the bar is: what the delegate says; else at the top where it begins there.
  public var barPosition: UIBarPosition {
    if let delegate { return delegate.position(for: self) }
    return beginsAtTop ? .topAttached : .any
  }

  /// Called in place of popping when the back button is pressed. A navigation controller sets it.
  var onBack: (() -> Void)?
  /// Called when the height that the bar wants may be another one.
  var onHeightChange: (() -> Void)?
  /// Whether no content is below the bar. A navigation controller sets it.
  var isAtScrollEdge = false {
    didSet {
      guard isAtScrollEdge != oldValue, window != nil else { return looksDidChange() }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.looksDidChange()
      }
    }
  }
  private var groundImages: [UIBarMetrics: UIImage] = [:]
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
    invalidateIntrinsicContentSize()
    onHeightChange?()
  }

  /// A picture behind the bar; nil for its colours.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    groundImages[barMetrics]
  }

  /// Sets a picture behind the bar. An empty one leaves it without a ground.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    groundImages[barMetrics] = backgroundImage
    looksDidChange()
  }

  private func makePage() {
    page?.letGo()
    page = topItem.map {
      NavigationBarPage($0, previous: backItem, looks: looks) { [weak self] in
        guard let self else { return }
        if let onBack { onBack() } else { popItem(animated: true) }
      }
    }
    if let page { addSubview(page) }
    looksDidChange()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// The height with the prompt and the whole of a large title.
  var fullHeight: CGFloat { Self.height + extraHeight(of: stack.count - 1, in: stack) }

  /// What an item takes beside the 44 points of the row.
  func extraHeight(of index: Int, in items: [UINavigationItem]) -> CGFloat {
    guard items.indices.contains(index) else { return 0 }
    return (items[index].prompt == nil ? 0 : Self.promptHeight)
      + (hasLargeTitle(index, in: items) ? Self.largeTitleHeight : 0)
  }

  /// Whether an item has a large title.
  func hasLargeTitle(_ index: Int, in items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, !isCompact, items.indices.contains(index) else { return false }
    let decided = items[...index].last { $0.largeTitleDisplayMode != .automatic }
    return decided.map { $0.largeTitleDisplayMode == .always } ?? true
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

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var isLarge: Bool { hasLargeTitle(stack.count - 1, in: stack) }

  private var looks: NavigationBarPage.Looks {
    let black: [NSAttributedString.Key: Any] =
      barStyle == .black ? [.foregroundColor: UIColor.white] : [:]
    let appearance = appearance
    let large = appearance.map(\.largeTitleTextAttributes) ?? largeTitleTextAttributes ?? black
    return NavigationBarPage.Looks(
      title: appearance.map(\.titleTextAttributes) ?? titleTextAttributes ?? black,
      largeTitle: isLarge ? large : nil)
  }

  /// The look that was set, for this page or for the bar; nil where only the simple properties were.
  private var appearance: UINavigationBarAppearance? {
    let standard =
      (isCompact ? topItem?.compactAppearance : nil) ?? topItem?.standardAppearance
      ?? (isCompact ? compactAppearance : nil) ?? ownAppearance
    guard isAtScrollEdge else { return standard }
    if let edge = topItem?.scrollEdgeAppearance
      ?? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    {
      return edge
    }
    guard isLarge, let standard else { return standard }
    let clear = UINavigationBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  private var simpleAppearance: UIBarAppearance {
    let simple = UIBarAppearance.simple(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if let image = (isCompact ? groundImages[.compact] : nil) ?? groundImages[.default] {
      (simple.backgroundEffect, simple.backgroundColor) = (nil, nil)
      simple.backgroundImage = image
      if let shadowImage, shadowImage.size == .zero { simple.shadowColor = nil }
    } else if isAtScrollEdge, isLarge, barTintColor == nil {
      simple.configureWithTransparentBackground()
    }
    return simple
  }

  private func looksDidChange() {
    ground.show(appearance ?? simpleAppearance)
    page?.show(looks)
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
