import UIKit

/// A lamp and its switch on a card that floats over another controller's view.
///
/// ```swift
/// let floating = FloatingController()
/// present(floating, animated: true)
/// ```
///
/// It is its own transitioning delegate and its own animator, both ways. A tap beside the card
/// closes it.
final class FloatingController: UIViewController {
  static let transitionDuration: TimeInterval = 0.25
  /// The card's scale where it comes from.
  static let scaleBefore: CGFloat = 1.6
  /// The card's scale where it goes to.
  static let scaleAfter: CGFloat = 0.5
  /// How far the card sways to either side as the viewer moves.
  static let parallax: CGFloat = 12

  /// The part of the view below that is covered, in parts of its size: all of it, or less.
  var area = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the lamp is lit.
  var isOn = false
  /// Called when the lamp is lit or put out.
  var onChange: ((Bool) -> Void)?

  let card = UIView()
  let picture = UIImageView()
  let lampSwitch = UISwitch()
  private let backdrop = UIControl()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    modalPresentationCapturesStatusBarAppearance = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Dark on the light grey, where that is below the status bar.
  override var preferredStatusBarStyle: UIStatusBarStyle { area.minY > 0 ? .default : .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.accessibilityViewIsModal = true
    backdrop.backgroundColor = UIColor(white: 0.9, alpha: 0.8)
    backdrop.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    card.backgroundColor = .white
    card.layer.borderColor = UIColor.blue.cgColor
    card.layer.borderWidth = 2
    card.layer.cornerRadius = 8
    card.addMotionEffect(Self.sway)
    lampSwitch.isOn = isOn
    lampSwitch.accessibilityLabel = "Lamp"
    lampSwitch.addAction(
      UIAction { [weak self] action in
        guard let self, let sender = action.sender as? UISwitch else { return }
        self.isOn = sender.isOn
        self.showLamp()
        self.onChange?(sender.isOn)
      }, for: .valueChanged)
    showLamp()
    layOut()
  }

  private func showLamp() { picture.image = Lamp.picture(isOn: isOn) }

  private func layOut() {
    for child in [backdrop, card] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    for child in [picture, lampSwitch] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(child)
    }
    // Where there is little height the card is lower, and the lamp smaller.
    let height = card.heightAnchor.constraint(equalToConstant: 200)
    height.priority = .defaultHigh
    picture.contentMode = .scaleAspectFit
    picture.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: view.topAnchor),
      backdrop.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
      height,
      card.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 8),
      card.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -8),
      picture.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      picture.bottomAnchor.constraint(
        lessThanOrEqualTo: lampSwitch.topAnchor, constant: -8),
      lampSwitch.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      lampSwitch.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -24),
    ])
  }

  /// Moves the card a little against the page as the viewer moves.
  private static var sway: UIMotionEffect {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      ("center.x", .tiltAlongHorizontalAxis), ("center.y", .tiltAlongVerticalAxis),
    ].map { keyPath, type in
      let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
      effect.minimumRelativeValue = -parallax
      effect.maximumRelativeValue = parallax
      return effect
    }
    return group
  }
}
