public import UIKit

/// A look-alike of `UIAlertController` that can be styled at will.
///
/// ```swift
/// let alert = PNAlertController(message: "Which colour?")
/// alert.addAction(PNAlertAction(title: "Red") { _ in paint(.red) })
/// alert.addAction(PNAlertAction(title: "None"))
/// present(alert, animated: true)
/// ```
///
/// It covers the whole screen, even where the presenting controller fills only a part of it.
/// While it is up, the tint of the presenting controller's view is dimmed.
public final class PNAlertController: UIViewController {
  /// What the card says.
  public let message: String
  /// The buttons, from top to bottom.
  public private(set) var actions: [PNAlertAction] = []

  private let style: PNAlertStyle
  private let backdrop = UIControl()
  private(set) lazy var card = PNAlertCard(style: style)
  private weak var dimmedView: UIView?

  /// Makes an alert without buttons.
  public init(message: String, style: PNAlertStyle = PNAlertStyle()) {
    self.message = message
    self.style = style
    super.init(nibName: nil, bundle: nil)
    // With .overCurrentContext only the presenting controller's part would be covered.
    modalPresentationStyle = .custom
    modalTransitionStyle = .crossDissolve
  }

  /// Alerts are made in code; there is nothing to decode.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Adds a button below the others.
  public func addAction(_ action: PNAlertAction) {
    actions.append(action)
    card.addButton(
      title: action.title,
      action: UIAction { [weak self] _ in
        action.handler?(action)
        self?.dismiss(animated: true)
      })
    viewIfLoaded?.setNeedsLayout()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = style.backdropColor
    view.addSubview(backdrop)
    card.messageLabel.text = message
    card.accessibilityIdentifier = "pnAlert.card"
    view.addSubview(card)
    // Without a button nothing but a tap outside can close it.
    if style.closesOnOutsideTap || actions.isEmpty { closeOnOutsideTap() }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let size = card.sizeThatFits(room.size)
    card.bounds.size = size
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dimmedView = presentingViewController?.view
    dimmedView?.tintAdjustmentMode = .dimmed
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dimmedView?.tintAdjustmentMode = .automatic
  }

  private func closeOnOutsideTap() {
    backdrop.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
  }
}
