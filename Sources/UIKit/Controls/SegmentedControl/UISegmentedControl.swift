// Longer than most, as what subclasses override must stand in the body of the class.

public import Foundation
internal import QuartzCore

/// A row of segments of which one is chosen.
///
///     let sizes = UISegmentedControl(items: ["S", "M", "L"])
///     sizes.selectedSegmentIndex = 1
///     sizes.addAction(UIAction { _ in choose(sizes.selectedSegmentIndex) }, for: .valueChanged)
///
/// A tap on a segment chooses it; the capsule behind the chosen one can be dragged to others. Arrow
/// keys move it where the control has the focus. A `momentary` control shows presses only: its
/// index is that of the pressed segment while actions run, and none afterwards.
open class UISegmentedControl: UIControl {
  /// No segment: the index while none is chosen.
  nonisolated public static let noSegment = -1

  /// Where in the row a segment is.
  nonisolated public enum Segment: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the start.
    case left = 1
    /// Neither at the start nor at the end.
    case center = 2
    /// At the end.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// The chosen segment. Setting it moves the capsule at once and sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !items.indices.contains(selectedSegmentIndex), selectedSegmentIndex != Self.noSegment {
        UIKitLog.warn(
          "A control of \(items.count) segments has none of index \(selectedSegmentIndex).")
        selectedSegmentIndex = oldValue
      }
      if selectedSegmentIndex != oldValue { showSelection(animated: isChoosing) }
    }
  }
  /// Whether segments only act, and none stays chosen.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether segments without a width of their own share the room by what they show; else evenly.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The colour of the capsule behind the chosen segment; nil is white, or grey in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { showSelection(animated: false) } }
  /// How many segments there are.
  open var numberOfSegments: Int { items.count }

  var items: [SegmentItem] = []
  var looks = SegmentLooks()
  var pictures = SegmentPictures()
  let background = UIImageView()
  let capsule = SegmentCapsule()
  var dividers: [UIImageView] = []
  /// Set while a person's choice is taken over, for the capsule to slide.
  var isChoosing = false
  /// The segment that the capsule is dragged to.
  var draggedIndex: Int?
  /// The segment under a finger that didn't come down on the chosen one.
  var pressedIndex: Int?

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSegments()
  }

  /// A control without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSegments()
  }

  /// A control of titles and pictures (`String` and `UIImage`) as large as they need.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String:
        insertSegment(withTitle: title, at: self.items.count, animated: false)
      case let image as UIImage: insertSegment(with: image, at: self.items.count, animated: false)
      case let action as UIAction:
        insertSegment(action: action, at: self.items.count, animated: false)
      default:
        UIKitLog.warn("A segment can't show \(item), which is no String, UIImage or UIAction.")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// A control of actions that are done as their segments are chosen, with their titles and
  /// pictures. A frame of no size gets what they need.
  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: items.count, animated: false) }
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  private func setUpSegments() {
    isOpaque = false
    layer.cornerRadius = SegmentLooks.cornerRadius
    background.layer.cornerRadius = SegmentLooks.cornerRadius
    background.clipsToBounds = true
    addSubview(background)
    addSubview(capsule)
    showSelection(animated: false)
  }

  package override class var drawsContent: Bool? {
    self == UISegmentedControl.self ? false : nil
  }

  // MARK: Segments

  /// Adds a segment of an action before another one; an index beyond the end adds at the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let item = SegmentItem(title: action.title.isEmpty ? nil : action.title, image: action.image)
    item.action = action
    item.isEnabled = !action.attributes.contains(.disabled)
    insert(item, at: segment, animated: animated)
  }
  /// Adds a segment of a title before another one; an index beyond the end adds at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: title, image: nil), at: segment, animated: animated)
  }
  /// Adds a segment of a picture before another one; an index beyond the end adds at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: nil, image: image), at: segment, animated: animated)
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    for item in items { item.view.removeFromSuperview() }
    items = []
    contentDidChange()
  }

  /// Gives a segment another action, with its title and picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title.isEmpty ? nil : action.title
      $0.image = action.image
    }
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }
  /// The segment of an action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    items.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }
  /// Gives a segment a picture in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }
  /// Gives a segment a width of its own; 0 takes it back.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }
  /// Moves what a segment shows.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// How far what a segment shows is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.offset ?? .zero }
  /// Lets a segment be chosen or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

  // MARK: Looks

  /// Sets how titles look in a state, on top of how they look in `normal`; nil takes it back.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.titles[state] = attributes
    contentDidChange()
  }
  /// How titles look in a state, as was set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    looks.titles[state]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  override func stateDidChange() {
    super.stateDidChange()
    showSelection(animated: false)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection(animated: false)
    updateFocusRing()
  }
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Being pressed

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)), items[index].isEnabled else {
      return false
    }
    if index == selectedSegmentIndex {
      draggedIndex = index
    } else {
      pressedIndex = index
    }
    showSelection(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = index(at: touch.location(in: self)).flatMap { items[$0].isEnabled ? $0 : nil }
    let before = (draggedIndex, pressedIndex)
    if draggedIndex != nil {
      draggedIndex = index ?? draggedIndex
    } else {
      pressedIndex = isTouchInside ? index : nil
    }
    if before != (draggedIndex, pressedIndex) { showSelection(animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let target = draggedIndex ?? pressedIndex
    (draggedIndex, pressedIndex) = (nil, nil)
    if let target { choose(target, event) } else { showSelection(animated: true) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    (draggedIndex, pressedIndex) = (nil, nil)
    showSelection(animated: true)
  }

  /// The capsule is dragged; nothing around moves along.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if draggedIndex != nil, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func changeValue(by key: UIKey, isRepeat: Bool) -> Bool {
    let enabled = items.indices.filter { items[$0].isEnabled }
    let current = selectedSegmentIndex
    let forwards = enabled.first { $0 > current }
    let backwards = enabled.last { $0 < current } ?? (current < 0 ? enabled.last : nil)
    let target: Int?
    switch key.keyCode {
    case .keyboardRightArrow: target = isRightToLeft ? backwards : forwards
    case .keyboardLeftArrow: target = isRightToLeft ? forwards : backwards
    case .keyboardHome: target = enabled.first
    case .keyboardEnd: target = enabled.last
    default: return false
    }
    if let target { choose(target, nil) }
    return true
  }

  open override func accessibilityActivate() -> Bool { false }

  package override var descriptionDetails: [String] {
    selectedSegmentIndex == Self.noSegment ? [] : ["selected \(selectedSegmentIndex)"]
  }
}
