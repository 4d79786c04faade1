import UIKit

/// Shows an example's page below a bar with the way back to the list.
final class ExampleHost: UIViewController {
  private static let barHeight: CGFloat = 44
  private let page: UIViewController
  private let bar = UIView()
  private let back = UIButton(type: .system)
  private let name = UILabel()
  private let hairline = UIView()

  init(_ entry: ExampleEntry) {
    page = entry.make()
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    name.text = entry.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    back.setTitle("Gallery", for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textAlignment = .center
    name.accessibilityTraits = .header
    bar.backgroundColor = .secondarySystemBackground
    hairline.backgroundColor = .separator
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    for part in [name, back, hairline] as [UIView] { bar.addSubview(part) }
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    let height = safe.top + Self.barHeight
    bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let backWidth = back.sizeThatFits(bar.bounds.size).width
    back.frame = CGRect(
      x: safe.left + 16, y: safe.top, width: backWidth, height: Self.barHeight)
    let inset = back.frame.maxX + 8
    name.frame = CGRect(
      x: inset, y: safe.top, width: max(0, width - 2 * inset), height: Self.barHeight)
    let line = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: 0, y: height - line, width: width, height: line)
    page.view.frame = CGRect(
      x: 0, y: height, width: width, height: max(0, view.bounds.height - height))
  }
}
