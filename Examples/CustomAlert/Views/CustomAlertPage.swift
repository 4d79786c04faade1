public import UIKit

/// Asks for a name by a ``CustomAlertView`` and shows the answer.
public final class CustomAlertPage: UIViewController {
  private let answer = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let heading = UILabel()
    heading.text = "Custom alert view"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    answer.text = "Nobody has answered yet."
    answer.textColor = .secondaryLabel
    answer.numberOfLines = 0
    answer.textAlignment = .center
    let ask = UIButton(type: .system)
    ask.setTitle("Ask for a name", for: .normal)
    ask.titleLabel?.font = .systemFont(ofSize: 17)
    ask.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [heading, answer, ask])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Asks for a name.
  public func ask() {
    let alert = CustomAlertView(title: "Your name", message: "What shall we call you?")
    alert.delegate = self
    alert.show()
  }
}

extension CustomAlertPage: CustomAlertViewDelegate {
  func customAlertView(_ alert: CustomAlertView, wasDismissedWithValue value: String) {
    answer.text = value.isEmpty ? "You have no name." : "You are \(value)."
  }

  func customAlertViewWasCancelled(_ alert: CustomAlertView) {
    answer.text = "You would not say."
  }
}
