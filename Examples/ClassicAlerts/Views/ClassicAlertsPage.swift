import ExampleSupport
public import UIKit

/// The alerts of iOS 2 to 8, in their four styles, and one that goes by itself.
public final class ClassicAlertsPage: UIViewController {
  /// Tells the alerts apart.
  enum AlertTag: Int {
    case link = 1
    case card, password, credentials
  }

  /// How long an alert without buttons stays, in seconds.
  static let noticeDuration: TimeInterval = 3

  private let answer = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Classic alerts"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    answer.text = "Nothing was answered yet."
    answer.textColor = .secondaryLabel
    answer.textAlignment = .center
    answer.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [
      heading, answer,
      button("Open a link") { [weak self] in self?.askToOpenLink() },
      button("Ask for a card number") { [weak self] in self?.cardAlert().show() },
      button("Ask for a password") { [weak self] in self?.passwordAlert().show() },
      button("Ask for credentials") { [weak self] in self?.credentialsAlert().show() },
      button("Show a notice") { [weak self] in
        guard let self else { return }
        showNotice(noticeAlert())
      },
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  // MARK: Alerts

  /// Asks by a question with two buttons.
  public func askToOpenLink() { linkAlert().show() }

  func linkAlert() -> UIAlertView {
    let alert = UIAlertView(
      title: "Open Link", message: "Do you want to open this link in the browser?", delegate: self,
      cancelButtonTitle: "No", otherButtonTitles: "Yes")
    alert.tag = AlertTag.link.rawValue
    return alert
  }

  func cardAlert() -> UIAlertView {
    let alert = UIAlertView(
      title: "Credit Card Number", message: "Please enter your credit card number:",
      delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.tag = AlertTag.card.rawValue
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.keyboardType = .numberPad
    return alert
  }

  func passwordAlert() -> UIAlertView {
    let alert = UIAlertView(
      title: "Password", message: "Please enter your password:", delegate: self,
      cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.tag = AlertTag.password.rawValue
    alert.alertViewStyle = .secureTextInput
    return alert
  }

  func credentialsAlert() -> UIAlertView {
    let alert = UIAlertView(
      title: "Login", message: "Please enter your credentials:", delegate: self,
      cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.tag = AlertTag.credentials.rawValue
    alert.alertViewStyle = .loginAndPasswordInput
    return alert
  }

  func noticeAlert() -> UIAlertView {
    UIAlertView(
      title: "Please wait", message: "This goes by itself.", delegate: nil, cancelButtonTitle: nil)
  }

  /// Without a button, the program takes an alert away.
  func showNotice(_ alert: UIAlertView) {
    alert.show()
    view.wait(Self.noticeDuration) { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
  }
}

extension ClassicAlertsPage: UIAlertViewDelegate {
  /// Shows what was answered.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    // Titles say more than indices do.
    let title = alertView.buttonTitle(at: buttonIndex) ?? ""
    let texts = alertView.texts
    switch (AlertTag(rawValue: alertView.tag), title) {
    case (.link, "Yes"): answer.text = "The link is open."
    case (.card, "OK"): answer.text = "The card’s number is \(texts[0])."
    case (.password, "OK"): answer.text = "The password has \(texts[0].count) characters."
    case (.credentials, "OK"):
      answer.text = "\(texts[0]) has a password of \(texts[1].count) characters."
    default: answer.text = "You pressed \(title)."
    }
  }
}

extension UIAlertView {
  /// What was typed, field by field.
  fileprivate var texts: [String] {
    let count =
      switch alertViewStyle {
      case .default: 0
      case .loginAndPasswordInput: 2
      default: 1
      }
    return (0..<count).map { textField(at: $0)?.text ?? "" }
  }
}
