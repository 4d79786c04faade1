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
  /// The text below the title, shown as it is, never as markup.
  public var message: String? { didSet { contentChanged() } }
  /// A picture above the title.
  public var image: UIImage? { didSet { contentChanged() } }
  /// A view of your own between the message and the fields, sized by its `sizeThatFits(_:)`.
  public var contentView: UIView? { didSet { contentChanged() } }
  /// The text above the message, shown as it is, never as markup.
  open override var title: String? { didSet { contentChanged() } }

  /// How the alert looks. Read when the alert comes up; later changes have no effect.
  public var style: Style
  /// Where the card goes.
  public var placement: Placement = .center
  /// How the card comes and goes.
  public var transition: Transition = .zoom
  /// Whether a tap beside the card ends the alert. It counts as the cancel action if there is
  /// one. An alert that has no other way out lets go at such a tap in any case.
  public var dismissesOnOutsideTap = false
  /// Seconds after which the alert ends by itself, counted from when it is up; nil for never.
  /// Zero and negative values end it as soon as it is up.
  public var timeout: TimeInterval?
  /// Hears of the end.
  public weak var delegate: (any AlertDelegate)?

  /// The actions in the order in which they were added.
  public private(set) var actions: [Action] = []
  /// The fields in the order in which they were added.
  public private(set) var fields: [Field] = []

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
  var countdown: Countdown?
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
    actions.append(action)
    guard isViewLoaded else { return }
    showButtons()
    cardChanged()
  }

  /// Adds a field.
  public func addField(_ field: Field) {
    fields.append(field)
    guard isViewLoaded else { return }
    showRow(for: field)
    cardChanged()
  }

  /// The action that Return presses: the preferred one, else the last that is not cancel, else
  /// the only one.
  public var defaultAction: Action? {
    actions.first { $0.role == .preferred } ?? actions.last { $0.role != .cancel } ?? actions.last
  }

  /// The action that Escape presses, if there is one.
  public var cancelAction: Action? { actions.first { $0.role == .cancel } }

  /// The field with a name.
  public func field(named name: String) -> Field? { fields.first { $0.name == name } }

  /// The size that the card takes where nothing limits its height; its width is the style's, or
  /// less where `width` is less.
  public func cardSize(fitting width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    loadViewIfNeeded()
    return card.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override func loadView() {
    let root = AlertRootView(alert: self)
    root.addSubview(card)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { showRow(for: field) }
    showButtons()
    // Last, so that the card is measured once and whole.
    contentChanged()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in !(press.key.map(handle) ?? false) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
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

  private func makeCard() -> AlertCard {
    AlertCard(style: style, text: TextArea(style: style), buttons: ButtonArea(style: style.button))
  }

  private func contentChanged() {
    guard isViewLoaded else { return }
    card.text.update(title: title, message: message, image: image, content: contentView)
    cardChanged()
  }

  private func actionChanged(_ action: Action) {
    guard isViewLoaded else { return }
    card.buttons.buttons.first { $0.action === action }?.refresh()
    cardChanged()
  }

  /// Lets the window, or whoever gave the card its size, know that it wants another.
  private func cardChanged() {
    card.setNeedsLayout()
    presentationController?.containerView?.setNeedsLayout()
    preferredContentSize = cardSize()
    onCardSizeChange?(preferredContentSize)
  }

  private func showRow(for field: Field) {
    let row = FieldRow(field: field, style: style.field)
    row.onReturn = { [weak self] in self?.returnPressed(in: $0) }
    row.onChange = { [weak self] _ in self?.cardChanged() }
    row.input.returnKeyType = .done
    card.text.rows.last?.input.returnKeyType = .next
    card.text.add(row)
  }

  private func showButtons() {
    let emphasized = defaultAction
    card.buttons.show(
      actions.enumerated().map { index, action in
        let button = AlertButton(
          action: action, identifier: identifier(of: action, at: index),
          isEmphasized: action === emphasized, style: style.button)
        button.addAction(
          UIAction { [weak self, weak action] _ in
            guard let self, let action else { return }
            self.press(action, ending: .action)
          }, for: .primaryActionTriggered)
        return button
      })
  }

  /// The identifier of an action: its own, or one made of its role and position.
  func identifier(of action: Action, at index: Int) -> String {
    action.identifier ?? "alert.action.\(action.role.rawValue).\(index)"
  }
}
