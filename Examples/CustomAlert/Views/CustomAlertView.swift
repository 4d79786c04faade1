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
  /// How long a keyboard that was asked for may take to tell that it comes, in seconds.
  private static let keyboardPatience: TimeInterval = 0.1

  /// Whether a keyboard came up when one was last asked for. With real keys none does.
  static var expectsKeyboard = true

  weak var delegate: (any CustomAlertViewDelegate)?
  let card = CustomAlertCard(frame: CGRect(origin: .zero, size: CustomAlertCard.size))
  let backdrop = RadialBackdrop()

  private var selfWhileShown: CustomAlertView?
  private var isLeaving = false
  /// Where the keyboard is on the screen; nil until the field has asked for one.
  private var keyboardFrame: CGRect?
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
    let room = view.bounds.height - keyboardOverlap
    let isRoomy = room >= CustomAlertCard.size.height + 12
    card.bounds.size.height =
      isRoomy ? CustomAlertCard.size.height : CustomAlertCard.compactHeight
    card.center = CGPoint(x: view.bounds.midX, y: (room / 2).rounded())
  }

  /// How much of the view the keyboard covers. Before it was asked for, as much as one usually does
  /// where one is expected, so that the card pops up where it is to stay.
  private var keyboardOverlap: CGFloat {
    guard let keyboardFrame else {
      return Self.expectsKeyboard ? usualKeyboardHeight + view.safeAreaInsets.bottom : 0
    }
    let covered = view.convert(keyboardFrame, from: nil).intersection(view.bounds)
    return covered.isNull ? 0 : covered.height
  }

  private var usualKeyboardHeight: CGFloat {
    let isLandscape = view.bounds.width > view.bounds.height
    return traitCollection.userInterfaceIdiom == .pad
      ? (isLandscape ? 352 : 264) : (isLandscape ? 162 : 216)
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
    // The field is light on its dark card; the keys are as dark as the page.
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    card.inputField.keyboardAppearance = isDark ? .dark : .light
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

  /// Of a keyboard that comes, goes, or becomes another the new frame is told here.
  private func followKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let info = note.userInfo ?? [:]
      guard let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      else { return }
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      MainActor.assumeIsolated {
        self?.keyboardWillMove(to: frame, duration: duration ?? 0.25, curve: curve ?? 0)
      }
    }
  }

  /// Moves the card along with the keyboard. An alert that leaves stays where it is.
  private func keyboardWillMove(to frame: CGRect, duration: TimeInterval, curve: UInt) {
    keyboardFrame = frame
    guard !isLeaving else { return }
    let pace = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: duration, delay: 0, options: pace) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }
}

extension CustomAlertView: CAAnimationDelegate {
  /// The card has popped in, and only now does the keyboard come up. Where none does, as with real
  /// keys, the card goes to the middle.
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard !isLeaving else { return }
    card.inputField.becomeFirstResponder()
    view.wait(Self.keyboardPatience) { [weak self] in
      guard let self else { return }
      Self.expectsKeyboard = keyboardFrame != nil
      guard keyboardFrame == nil else { return }
      keyboardWillMove(to: .zero, duration: 0.25, curve: 0)
    }
  }
}

extension CustomAlertView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    dismiss(sender: textField)
    return true
  }
}
