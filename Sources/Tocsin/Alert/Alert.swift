public import UIKit

/// A custom alert: a card with a title, a message, fields, content of your own and actions.
///
/// Use it as you would use `UIAlertController`, or shorter:
///
/// ```swift
/// let alert = Alert(title: "Rename", message: "Choose a new name.")
/// alert.addField(.text("name", placeholder: "Name"))
/// alert.addAction(.cancel())
/// alert.addAction(.default("Rename") { answer in print(answer["name"] ?? "") })
/// alert.show()                                       // fire and forget
/// let answer = await alert.present(from: controller) // or wait for it
/// ```
///
/// An alert can be shown once. From then until it has gone it keeps itself alive, so the caller
/// need not hold it. It ends exactly once, with one ``Answer``.
open class Alert: UIViewController {
  /// The text above the message, shown as it is, never as markup.
  open override var title: String? { didSet { contentChanged() } }
  /// The text below the title, shown as it is, never as markup.
  public var message: String? { didSet { contentChanged() } }
  /// Shown instead of `title` where set, with its own fonts and colours. As with the style's,
  /// its fonts are those for the size `large`; see ``Style/followsTextSize``. Only those that scale by
  /// themselves, as `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` make them, have the
  /// reader's size already and are not scaled again.
  public var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
  /// Shown instead of ``message`` where set, with its own fonts and colours, as those of
  /// ``attributedTitle``. Its links, which the attribute `link` makes, can be tapped, and opened by
  /// keys.
  public var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
  /// Asked about a link of the message that was tapped: true opens what it leads to, false leaves
  /// it to you. Where nil, every link is opened. The alert stays in either case.
  public var shouldOpenLink: ((URL) -> Bool)?
  /// A picture above the title.
  public var image: UIImage? { didSet { contentChanged() } }
  /// A picture from edge to edge at the top of the card; no higher than three fifths of its width.
  public var headerImage: UIImage? { didSet { contentChanged() } }
  /// A picture in a circle, half of it above the card's top edge.
  public var icon: UIImage? { didSet { iconChanged() } }
  /// A sign above the title, drawn when the alert comes up.
  public var symbol: Symbol? { didSet { symbolChanged() } }
  /// What the pictures and the symbol show, for those who can't see them; nil where they only
  /// adorn.
  public var imageDescription: String? {
    didSet {
      iconChanged()
      symbolChanged()
      contentChanged()
    }
  }
  /// A view of your own between the message and the fields. Its size is what its constraints say,
  /// if it has any, else that of its `sizeThatFits(_:)`, else the one it has.
  public var contentView: UIView? { didSet { customContentChanged() } }
  /// A controller whose view is shown in the place of ``contentView``, and whose
  /// `preferredContentSize` comes before all else. It becomes a child of the alert.
  public var contentController: UIViewController? {
    didSet { if contentController !== oldValue { adopt(contentController, insteadOf: oldValue) } }
  }
  /// A bar and a text that say how far something has come.
  public var progress: AlertProgress? { didSet { progressChanged() } }
  /// A box below the fields that spares the question from now on.
  public var suppression: Suppression? { didSet { suppressionChanged() } }
  /// The language of the library's own words, as a tag such as “de”, and of how dates and numbers
  /// are written; nil takes the style's, and where that has none, the reader's.
  public var language: String? { didSet { wordsChanged() } }

  /// How the alert looks. Read when the alert comes up; later changes have no effect.
  public var style: Style { didSet { styleChanged() } }
  /// Where the card goes; the style says so unless you do.
  public var placement: Placement {
    get { ownPlacement ?? style.placement }
    set { ownPlacement = newValue }
  }
  /// How the card comes and goes; the style says so unless you do.
  public var transition: Transition {
    get { ownTransition ?? style.transition }
    set { ownTransition = newValue }
  }
  /// Whether a tap beside the card ends the alert. It counts as the cancel action if there is
  /// one. An alert that has no other way out lets go at such a tap in any case. Where a tap would
  /// end an alert without a cancel action, so does Escape.
  public var dismissesOnOutsideTap: Bool {
    get { outsideTouches == .dismisses }
    set { outsideTouches = newValue ? .dismisses : .blocks }
  }
  /// What becomes of touches beside the card.
  public var outsideTouches = OutsideTouches.blocks { didSet { modalityChanged() } }
  /// Whether a finger can drag the card out of the window, over the edge that it is placed at,
  /// or the upper or lower one. It counts as the cancel action if there is one.
  public var dismissesOnDrag = false
  /// What becomes of the card when a keyboard comes up; the style says so unless you do.
  public var keyboardPolicy: KeyboardPolicy {
    get { ownKeyboardPolicy ?? style.keyboardPolicy }
    set { ownKeyboardPolicy = newValue }
  }
  /// When the first field of text gets the keys, and with them a keyboard comes up.
  public var fieldFocus = FieldFocus.entering
  /// Seconds after which the alert ends by itself, counted from when it is up; nil for never.
  /// Zero and negative values end it as soon as it is up.
  public var timeout: TimeInterval?
  /// Which of the alerts that wait comes first. Has a meaning for ``show(_:in:)``.
  public var priority: Priority = .normal
  /// What the alert belongs to. A group can be limited, replaced and ended as one; see
  /// ``Presenter``.
  public var group: String?
  /// When it is not shown because another says the same.
  public var uniqueness: Uniqueness = .none
  /// Hears of the end.
  public weak var delegate: (any AlertDelegate)?

  /// The actions in the order in which they were added.
  public private(set) var actions: [Action] = []
  /// The fields in the order in which they were added.
  public private(set) var fields: [Field] = []

  private var ownPlacement: Placement?
  private var ownTransition: Transition?
  private var ownKeyboardPolicy: KeyboardPolicy?

  /// Where the alert is in its life. Moves forward only.
  enum Phase: Int, Comparable {
    case idle, waiting, entering, shown, leaving, gone
    static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  var phase = Phase.idle
  let promise = AnswerPromise()
  /// Settled when the alert begins to leave.
  var settled: Answer?
  var settledAction: Action?
  /// The task of an action's work that is under way.
  var workTask: Task<Void, Never>?
  /// Counts the works that were begun; those before the last have no say any more.
  var workNumber = 0
  let changeStreams = ChangeStreams()
  var countdown: Countdown?
  /// Why the time stands still at present.
  var holds: Set<Hold> = []
  /// Who decides when the alert comes up, where it has a window of its own; kept until it has gone.
  var presenter: Presenter?
  var turn = Turn.inTurn
  /// The backdrop, while the alert is up.
  var backdropView: BackdropView?
  weak var presentation: AlertPresentationController?
  /// Whether the backdrop stays for the next alert when this one leaves.
  var handsOver = false
  /// Kept while the alert has a window of its own.
  var ownWindow: AlertWindow?
  /// Keeps the alert alive from when it is shown until it has gone.
  var selfWhileShown: Alert?
  var focusBefore: FocusKeeper?
  /// Called when the card wants another size, for whoever made a window to measure.
  package var onCardSizeChange: ((CGSize) -> Void)?
  /// Called when the alert has gone, for those who dismissed it.
  var afterGone: [() -> Void] = []
  private(set) lazy var choreography = AlertTransitioning(alert: self)
  private(set) lazy var card = makeCard()

  /// Makes an alert.
  /// - Parameters:
  ///   - title: the text above; nil or blank leaves no gap.
  ///   - message: the text below it; nil or blank leaves no gap.
  ///   - style: how it looks.
  public init(title: String? = nil, message: String? = nil, style: Style = .system) {
    self.message = message
    self.style = style
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
    transitioningDelegate = choreography
  }

  /// Alerts are made in code; there is nothing to decode.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  public func addAction(_ action: Action) {
    action.onChange = { [weak self, weak action] in
      guard let self, let action else { return }
      self.actionChanged(action)
    }
    action.onNeedsChange = { [weak self] in self?.fieldsChanged() }
    action.language = wordLanguage
    actions.append(action)
    fieldsChanged()
    guard isViewLoaded else { return }
    showButtons()
    cardChanged()
  }

  /// Adds a field.
  public func addField(_ field: Field) {
    field.language = wordLanguage
    field.onAlertChange = { [weak self, weak field] in
      guard let self, let field else { return }
      self.fieldChanged(field)
    }
    fields.append(field)
    fieldsChanged()
    guard isViewLoaded else { return }
    showRow(for: field)
    updateReturnKeys()
    cardChanged()
  }

  /// The action that Return presses: the preferred one, else the last that is not cancel, else
  /// the only one. Return gives nothing up, though, while there is ``progress``.
  public var defaultAction: Action? {
    let onward = actions.first { $0.role == .preferred } ?? actions.last { $0.role != .cancel }
    return onward ?? (progress == nil ? actions.last : nil)
  }

  /// The action that Escape presses, if there is one. Without one Escape ends the alert where a
  /// tap beside the card would; see ``dismissesOnOutsideTap``.
  public var cancelAction: Action? { actions.first { $0.role == .cancel } }

  /// The field with a name.
  public func field(named name: String) -> Field? { fields.first { $0.name == name } }

  /// The size that the card takes where nothing limits its height; its width is the style's, or
  /// less where `width` is less.
  public func cardSize(fitting width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    loadViewIfNeeded()
    return card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Builds the card anew, in the present style.
  func renewCard() {
    card.removeFromSuperview()
    card = makeCard()
    view.addSubview(card)
  }

  open override func loadView() {
    let root = AlertRootView(alert: self)
    root.addSubview(card)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    modalityChanged()
    showContent()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in !(press.key.map(scroll(by:)) ?? false) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releaseKeys(presses)
    super.pressesEnded(presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    releaseKeys(presses)
    super.pressesCancelled(presses, with: event)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    cardChanged()
  }

  /// Ends the alert from code; `completion` runs when it has gone. Where the alert itself
  /// presents a controller, that one is dismissed instead, as with any controller.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    guard phase > .idle, phase < .gone else {
      completion?()
      return
    }
    if !animated { choreography.leavesAtOnce = true }
    if let completion { afterGone.append(completion) }
    end(.code, by: nil)
  }
}
