// Longer than most, as what subclasses override must stand in the body of the class.

internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control that is pressed.
///
///     let button = UIButton(type: .system)
///     button.setTitle("Delete", for: .normal)
///     button.addAction(UIAction { _ in delete() }, for: .touchUpInside)
///
/// Titles, colours and pictures are set for each state; a state without one of its own, and any
/// mixture of states, takes that of `normal`. With a `configuration` that says it all instead.
open class UIButton: UIControl {
  /// Kinds of buttons.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Bare: white title, no dimming.
    case custom = 0
    /// Title and template pictures in the tint; dims when pressed.
    case system = 1
    /// As `system`; the symbol must be set.
    case detailDisclosure = 2
    /// As `system`; the symbol must be set.
    case infoLight = 3
    /// As `system`; the symbol must be set.
    case infoDark = 4
    /// As `system`; the symbol must be set.
    case contactAdd = 5
    /// As `system`, without dimming.
    case plain = 6
    /// As `system`; the symbol must be set.
    case close = 7
  }

  /// The kind of the button.
  public let buttonType: ButtonType
  var values = ButtonValues()
  /// The parts that were needed so far.
  private(set) var loadedLabel: UILabel?
  private(set) var loadedSubtitle: UILabel?
  private(set) var loadedPicture: UIImageView?
  private(set) var loadedBackground: UIImageView?
  var configurationBackground: ButtonBackgroundView?

  /// A bare button with a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUpButton()
  }

  /// A bare button with a frame that does an action, whose title and picture it takes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A bare button.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUpButton()
  }

  /// A button of a kind, of no size.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUpButton()
  }

  /// A button of a kind that does an action, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button that looks as a configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // Observers don't hear of what an initialiser sets.
    configurationDidChange()
    adopt(primaryAction)
  }

  private func setUpButton() {
    isAccessibilityElement = true
    isOpaque = false
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  package override class var drawsContent: Bool? { self == UIButton.self ? false : nil }

  // MARK: Looks

  /// The title; nil for a button without one.
  open var titleLabel: UILabel? { label }
  /// The second line of a configuration; nil where there has been none.
  open var subtitleLabel: UILabel? { loadedSubtitle }
  /// The picture; nil for a button without one.
  open var imageView: UIImageView? { picture }
  /// What is kept from the edges, around all.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// What is kept from the edges around the title; moves it, and takes no room.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// What is kept from the edges around the picture; moves it, and takes no room.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether a picture is darker while a bare button is pressed.
  open var adjustsImageWhenHighlighted = true
  /// Whether a picture is paler while a button is disabled.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
  /// Whether a glow shows while it is pressed. Kept, and without effect.
  open var showsTouchWhenHighlighted = false
  /// Whether the look of titles changes with the reader's size of text.
  open var reversesTitleShadowWhenHighlighted = false

  /// How the button looks, in one value; nil where it is set bit by bit.
  open var configuration: Configuration? { didSet { configurationDidChange() } }
  /// Called before the button is laid out in a new state, to change `configuration`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration's colours follow the state.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  var configurationIsStale = false

  /// Has the configuration brought up to date before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }

  /// Changes `configuration` for the present state. Calls the handler by default.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Places

  /// Where the background goes.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the content goes.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title goes in the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layOutContent(in: contentRect).title
  }
  /// Where the picture goes in the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layOutContent(in: contentRect).image
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  package override var baselineOffsets: BaselineOffsets { titleBaselines }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButton()
  }

  // MARK: Being pressed

  override var isPressedByKeys: Bool { true }

  override func pressed(_ event: UIEvent?) {
    super.pressed(event)
    callHandlers(for: .primaryActionTriggered, event)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    showState()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
    updateFocusRing()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  package override var descriptionDetails: [String] {
    var words: [String] = []
    if let title = currentTitle { words.append("“\(title)”") }
    if !isEnabled { words.append("disabled") }
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    if isFocused { words.append("focused") }
    return words
  }

  // MARK: Parts

  /// The title, made when it is first needed.
  var label: UILabel {
    if let loadedLabel { return loadedLabel }
    let label = makeLabel()
    label.font = .systemFont(ofSize: isSystem ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    loadedLabel = label
    return label
  }

  /// The second line of a configuration, made when it is first needed.
  var subtitle: UILabel {
    if let loadedSubtitle { return loadedSubtitle }
    let label = makeLabel()
    loadedSubtitle = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  /// The picture, made when it is first needed.
  var picture: UIImageView {
    if let loadedPicture { return loadedPicture }
    let picture = UIImageView()
    picture.contentMode = .scaleAspectFit
    loadedPicture = picture
    addSubview(picture)
    return picture
  }

  /// The picture behind all, made when it is first needed.
  var backgroundPicture: UIImageView {
    if let loadedBackground { return loadedBackground }
    let view = UIImageView(frame: bounds)
    loadedBackground = view
    insertSubview(view, at: 0)
    return view
  }

  /// Whether the button follows the tint.
  var isSystem: Bool { buttonType != .custom }
}
