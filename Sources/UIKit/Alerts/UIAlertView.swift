internal import CoreGraphics
public import Foundation

/// The alert of iOS 2 to 8: made, shown and forgotten; its delegate is told which button was
/// pressed.
///
///     let alert = UIAlertView(
///       title: "Open link?", message: nil, delegate: self, cancelButtonTitle: "No",
///       otherButtonTitles: "Yes")
///     alert.show()
///
/// It has a window of its own above the others and keeps itself alive while it is shown. Of
/// several only the one shown last is seen; the one before comes back when that has gone. The look
/// is that of `UIAlertController`, with the cancel button in bold, as alert views had it since iOS 8;
/// iOS 7 set the first of the others in bold. Without buttons only the program can dismiss it.
///
/// As on iOS 7 and later, the view itself is in no window: what is added to it isn't shown.
open class UIAlertView: UIView {
  /// Who is asked and told; not retained.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// What it is about, in bold.
  open var title: String? {
    get { alert.title }
    set { alert.title = newValue }
  }
  /// What there is to say about it.
  open var message: String? {
    get { alert.message }
    set { alert.message = newValue }
  }
  /// Which text fields it has. Set it before it is shown; what was typed is lost.
  open var alertViewStyle: UIAlertViewStyle = .default {
    didSet { if alertViewStyle != oldValue { makeFields() } }
  }
  /// The index of the button that Escape presses and that stands apart; −1 for none.
  ///
  /// Set it before the alert is shown.
  open var cancelButtonIndex = -1
  /// The index of the first button that isn't the cancel button; −1 where there is none.
  public var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }
  /// How many buttons there are.
  public var numberOfButtons: Int { titles.count }
  /// Whether it was shown and not dismissed yet. True too while another alert view hides it.
  public var isVisible: Bool { presence != nil }

  private(set) var titles: [String] = []
  let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  /// The alert's window, from showing to the end of its dismissal.
  var presence: AlertViewWindow?
  /// The button by which it is being dismissed.
  var dismissing: Int?

  /// Makes an alert without text and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an alert without text and buttons, of an archive of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an alert with one button, or none; more can be added.
  /// - Parameter delegate: anything that conforms to `UIAlertViewDelegate`.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if delegate != nil, self.delegate == nil {
      UIKitLog.warn("The delegate of an alert view must conform to UIAlertViewDelegate.")
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Makes an alert with several buttons. The cancel button has the index 0 if there is one; the
  /// others follow.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// Adds a button after the others.
  /// - Returns: its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    if isVisible { showNewButton() }
    return titles.count - 1
  }

  /// The title of a button; nil where there is no button of that index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// A text field, as `alertViewStyle` says: the first is 0. Nil, with a warning, where there is
  /// none of that index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.fields
    guard fields.indices.contains(textFieldIndex) else {
      UIKitLog.warn(
        "The alert view has \(fields.count) text fields; there is none at \(textFieldIndex).")
      return nil
    }
    return fields[textFieldIndex]
  }

  // MARK: Coming and going

  /// Shows the alert. Does nothing where it is shown already.
  open func show() { comeUp() }

  /// Dismisses the alert as by a button, but `alertView(_:clickedButtonAt:)` is not called. Does
  /// nothing where the alert isn't shown or is being dismissed.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    leave(by: buttonIndex, animated: animated)
  }
}

/// Which text fields an alert view has.
nonisolated public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One, for a secret.
  case secureTextInput = 1
  /// One.
  case plainTextInput = 2
  /// Two: a name at 0, and a secret at 1.
  case loginAndPasswordInput = 3
}
