internal import CoreGraphics
public import Foundation

/// A wheel above the content of a scroll view, which a person pulls down to have the content brought
/// up to date.
///
///     table.refreshControl = UIRefreshControl(
///       frame: .zero, primaryAction: UIAction { [weak self] _ in self?.load() })
///     …
///     table.refreshControl?.endRefreshing()
///
/// Pulled far enough it sends `.valueChanged`, and stays until `endRefreshing()`.
open class UIRefreshControl: UIControl {
  /// The room that it takes above the content while it turns (seen).
  static let room: CGFloat = 60
  /// How far content is pulled down for it to begin (seen).
  private static let threshold: CGFloat = 100

  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// A line below the wheel; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// What the scroll view's inset has in it for the control.
  private var inset: CGFloat = 0
  /// Whether a pull has begun a refreshing that the finger must let go before the next.
  private var hasBegun = false

  /// Makes a control. Its scroll view gives it its place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpControl()
  }

  /// Makes a control; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpControl()
  }

  private func setUpControl() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.alpha = 0
    label.textAlignment = .center
    addSubview(wheel)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "Refresh"
  }

  package override class var drawsContent: Bool? { self == UIRefreshControl.self ? false : nil }

  // MARK: Refreshing

  /// Shows that the content is being brought up to date, where the program began that. Nothing is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    if scrollView?.isDragging == false { makeRoom() }
  }

  /// The content is up to date: the wheel goes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView, !scrollView.isDragging else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.makeRoom()
      self.contentDidMove()
    } completion: { [weak self] _ in
      if self?.isRefreshing == false { self?.wheel.stopAnimating() }
    }
  }

  private func start() {
    isRefreshing = true
    wheel.startAnimating()
    wheel.alpha = 1
    label.alpha = 1
  }

  // MARK: In the scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The content or its inset has moved.
  func contentDidMove() {
    guard let scrollView else { return }
    let pull = scrollView.limits(.y).lowerBound + inset - scrollView.contentOffset.y
    if !isRefreshing {
      let part = ((pull - 10) / (Self.threshold - 10)).clamped(to: 0...1)
      wheel.alpha = part
      label.alpha = part
    }
    if scrollView.isDragging, isEnabled, !isRefreshing, !hasBegun, pull >= Self.threshold {
      hasBegun = true
      start()
      sendValueChanged()
    }
    place(in: scrollView)
  }

  /// Above the content, and not farther up than the part of it that is seen.
  func place(in scrollView: UIScrollView) {
    let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - inset
    let frame = CGRect(
      x: 0, y: min(-Self.room, top), width: scrollView.bounds.width, height: Self.room)
    if self.frame != frame { self.frame = frame }
  }

  /// A finger is about to let the content go.
  func dragWillEnd() {
    hasBegun = false
    makeRoom()
    if !isRefreshing { wheel.stopAnimating() }
  }

  /// Takes room above the content as long as the wheel turns.
  private func makeRoom() {
    guard let scrollView else { return }
    let wanted = isRefreshing ? Self.room : 0
    let change = wanted - inset
    inset = wanted
    if change != 0 { scrollView.contentInset.top += change }
  }

  /// The control leaves its scroll view, and its room with it.
  func leave() {
    if isRefreshing {
      isRefreshing = false
      wheel.stopAnimating()
    }
    makeRoom()
    removeFromSuperview()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.intrinsicContentSize.height
    let hasText = attributedTitle?.length ?? 0 > 0
    let middle = hasText ? (bounds.height - text - 4) / 2 : bounds.midY
    wheel.center = CGPoint(x: bounds.midX, y: pixelAligned(nearest: middle))
    label.frame = CGRect(x: 0, y: bounds.height - text - 6, width: bounds.width, height: text)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTintColor ?? .systemGray
  }
}
