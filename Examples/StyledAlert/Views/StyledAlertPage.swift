public import UIKit

/// Opens the alert over a whole page, and over a panel that fills only a part of it.
public final class StyledAlertPage: UIViewController {
  private let result = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let heading = UILabel()
    heading.text = "Styled alert"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    result.text = "Tint dims while the alert is up."
    result.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [
      heading, result,
      button("Choose a colour") { [weak self] in self?.chooseColor() },
      button("Choose at night") { [weak self] in self?.chooseColor(.night) },
      button("Open a panel") { [weak self] in self?.openPanel() },
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
    ])
  }

  private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// Asks for a colour.
  public func chooseColor(_ style: PNAlertStyle = PNAlertStyle()) {
    let alert = PNAlertController(message: "Which colour do you like best?", style: style)
    for color in ["Red", "Green"] {
      alert.addAction(
        PNAlertAction(title: color) { [weak self] action in
          self?.result.text = "You like \(action.title.lowercased()) best."
        })
    }
    alert.addAction(PNAlertAction(title: "None"))
    present(alert, animated: true)
  }

  private func openPanel() {
    let panel = PanelController()
    panel.modalPresentationStyle = .overFullScreen
    panel.modalTransitionStyle = .crossDissolve
    present(panel, animated: true)
  }
}

/// A controller whose content fills only the lower half of the screen; the page shows above it.
final class PanelController: UIViewController {
  let panel = UIView()
  /// In the tint, and so grey while the alert is up.
  let star = UIImageView(image: Pictures.star.withRenderingMode(.alwaysTemplate))
  /// Drawn as it is, and so never grey.
  let original = UIImageView(image: Pictures.star.withRenderingMode(.alwaysOriginal))
  /// Of a colour of its own, and so never grey.
  let explicit = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 16
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)

    explicit.text = "Green by itself"
    explicit.textColor = .systemGreen
    let ask = UIButton(type: .system)
    ask.setTitle("Ask from here", for: .normal)
    ask.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    let close = UIButton(type: .system)
    close.setTitle("Close the panel", for: .normal)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    let stars = UIStackView(arrangedSubviews: [star, original])
    stars.spacing = 12
    let column = UIStackView(arrangedSubviews: [stars, explicit, ask, close])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(column)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      panel.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
      column.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func ask() {
    let alert = PNAlertController(message: "The whole screen is covered, not just the panel.")
    alert.addAction(PNAlertAction(title: "I See"))
    present(alert, animated: true)
  }
}

/// Pictures that the page shows, drawn here.
enum Pictures {
  /// An orange star, 28 points wide.
  static var star: UIImage {
    let size = CGSize(width: 28, height: 28)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      for corner in 0..<10 {
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let radius: CGFloat = corner.isMultiple(of: 2) ? 14 : 6
        let point = CGPoint(x: 14 + radius * cos(angle), y: 14.5 + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      UIColor.systemOrange.setFill()
      path.fill()
    }
  }
}
