import ExampleSupport
import UIKit

/// An alert that asks for a text, used like `UIAlertView`: make it, show it, let go of it.
///
/// ```swift
/// let alert = CustomAlertView(title: "Your name", message: "What shall we call you?")
/// alert.delegate = self
/// alert.show()
/// ```
///
/// It keeps itself alive from `show()` until it has faded out. What is on the card is a matter of
/// ``CustomAlertCard`` alone; other views can be added to it.
final class CustomAlertView: UIViewController {
  /// Tells the buttons apart.
  enum ButtonTag: Int {
    case ok = 1000
    case cancel = 1001
  }

  /// How long after the beginning of the dismissal the view leaves its window, in seconds.
  static let removalDelay: TimeInterval = 0.5
  private static let fadeOutDuration: TimeInterval = 0.2

  weak var delegate: (any CustomAlertViewDelegate)?
  let card = CustomAlertCard(frame: CGRect(origin: .zero, size: CustomAlertCard.size))
  let backdrop = RadialBackdrop()

  private var selfWhileShown: CustomAlertView?
  private var isLeaving = false
  /// The keyboard's height once it came up; before that, a telephone's usual one is expected.
  private var keyboardHeight: CGFloat?
  private var keyboardObserver: (any NSObjectProtocol)?

  init(title: String, message: String) {
    super.init(nibName: nil, bundle: nil)
    card.titleLabel.text = title
    card.messageLabel.text = message
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    card.inputField.delegate = self
    card.okButton.tag = ButtonTag.ok.rawValue
    card.cancelButton.tag = ButtonTag.cancel.rawValue
    for button in [card.okButton, card.cancelButton] {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.dismiss(sender: button) }
        }, for: .touchUpInside)
    }
    view.addSubview(backdrop)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    let room = view.bounds.height - (keyboardHeight ?? expectedKeyboardHeight)
    let isRoomy = room >= CustomAlertCard.size.height + 12
    card.bounds.size.height =
      isRoomy ? CustomAlertCard.size.height : CustomAlertCard.compactHeight
    card.center = CGPoint(x: view.bounds.midX, y: (room / 2).rounded())
  }

  private var expectedKeyboardHeight: CGFloat {
    view.bounds.width > view.bounds.height ? 162 : 216
  }

  /// Covers the application's window. Without a window nothing can be shown, and the delegate
  /// hears that the alert was cancelled.
  func show() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let window = scenes.compactMap(\.keyWindow).first else {
      delegate?.customAlertViewWasCancelled(self)
      return
    }
    selfWhileShown = self
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    followKeyboard()
    card.popIn(delegate: self)
    backdrop.fadeIn()
  }

  private func dismiss(sender: UIView) {
    guard !isLeaving else { return }
    isLeaving = true
    card.inputField.resignFirstResponder()
    UIView.animate(withDuration: Self.fadeOutDuration) { self.view.alpha = 0 }
    view.wait(Self.removalDelay) { self.didFadeOut() }
    if ButtonTag(rawValue: sender.tag) == .cancel {
      delegate?.customAlertViewWasCancelled(self)
    } else {
      delegate?.customAlertView(self, wasDismissedWithValue: card.inputField.text ?? "")
    }
  }

  private func didFadeOut() {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    keyboardObserver = nil
    view.removeFromSuperview()
    selfWhileShown = nil
  }

  private func followKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      guard let height = frame?.cgRectValue.height else { return }
      MainActor.assumeIsolated { self?.keyboardWillShow(height: height) }
    }
  }

  private func keyboardWillShow(height: CGFloat) {
    keyboardHeight = height
    UIView.animate(withDuration: 0.25) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }
}

extension CustomAlertView: CAAnimationDelegate {
  /// The card has popped in, and only now does the keyboard come up.
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    if !isLeaving { card.inputField.becomeFirstResponder() }
  }
}

extension CustomAlertView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    dismiss(sender: textField)
    return true
  }
}
