internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that blurs what lies beneath it.
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
///     bar.contentView.addSubview(title)
///
/// What it shows goes into `contentView`. The effect can be changed in an animation, to and from
/// nil too. Where transparency is to be reduced it is opaque.
///
/// DIFFERENCE: below a translucent view the blur fades with it; on iOS it is not there then.
open class UIVisualEffectView: UIView {
  /// What the view shows on the effect. It is as large as the view.
  public let contentView = UIView()
  private let backdrop = BackdropView()
  private var observer: (any NSObjectProtocol)?

  /// What is done to what lies beneath; nil for nothing.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Makes a view of zero size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Makes a view without an effect; there is no Interface Builder here to take one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEffect()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func setUpEffect() {
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showEffect() }
    }
    showEffect()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
      showEffect()
    }
  }

  private func showEffect() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let vibrancy = effect as? UIVibrancyEffect
    contentView.alpha = vibrancy?.strength ?? 1
    contentView.tintColor = vibrancy.map {
      $0.blur.style.isAlwaysDark ?? isDark ? .white : .black
    }
    guard let blur = effect as? UIBlurEffect else { return backdrop.show(nil) }
    backdrop.show(Material(blur.style, isDark: isDark))
  }
}

/// Shows what lies beneath, through a material.
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
  override class var drawsContent: Bool? { false }

  /// Takes on a material, in the animation that is open; nil for none.
  func show(_ material: Material?) {
    guard let layer = layer as? BackdropLayer else { return }
    let clear = (layer.tintColor ?? UIColor.clear.cgColor).copy(alpha: 0)
    guard let material else {
      layer.blurRadius = 0
      layer.saturation = 1
      layer.tintColor = clear
      return
    }
    // A tint that comes from nothing has its colour from the start.
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    let tint = (isOpaque ? material.opaque : material.tint).cgColor
    if layer.tintColor?.alpha ?? 0 == 0 {
      UIView.performWithoutAnimation { layer.tintColor = tint.copy(alpha: 0) }
    }
    layer.blurRadius = isOpaque ? 0 : material.radius
    layer.saturation = isOpaque ? 1 : material.saturation
    layer.tintColor = tint
  }
}
