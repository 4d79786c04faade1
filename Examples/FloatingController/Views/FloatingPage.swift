public import UIKit

/// Opens the floating controller over all of the page, or over its lower half.
public final class FloatingPage: UIViewController {
  private let state = UILabel()
  private var isLampOn = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel()
    heading.text = "Floating controller"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    state.textColor = .secondaryLabel
    showState()
    let column = UIStackView(arrangedSubviews: [
      heading, state,
      button("Float over the page") { [weak self] in self?.float() },
      button("Float over its lower half") { [weak self] in
        self?.float(over: CGRect(x: 0, y: 0.5, width: 1, height: 0.5))
      },
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

  private func showState() { state.text = isLampOn ? "The lamp is lit." : "The lamp is out." }

  /// Presents the lamp and its switch.
  /// - Parameter area: the part of the page that is covered, in parts of its size.
  public func float(over area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
    let floating = FloatingController()
    floating.area = area
    floating.isOn = isLampOn
    floating.onChange = { [weak self] isOn in
      self?.isLampOn = isOn
      self?.showState()
    }
    present(floating, animated: true)
  }
}
