import UIKit

/// Draws a ``Backdrop`` and hears of taps that begin and end beside the card.
final class BackdropView: UIControl {
  /// Called at a tap.
  var onTap: (() -> Void)?
  /// The card, which covers a part of the backdrop; a touch that ends there is no tap.
  weak var card: UIView?
  /// The view below that gets the touches beside the card; nil lets none through.
  weak var page: UIView?

  let backdrop: Backdrop
  private var gradient: CAGradientLayer?
  private var custom: UIView?
  private var blur: (view: UIVisualEffectView, effect: UIBlurEffect, cover: UIView)?

  init(_ backdrop: Backdrop) {
    self.backdrop = backdrop
    super.init(frame: .zero)
    switch backdrop {
    case .none: break
    case .dim(let color): backgroundColor = color
    case .radialGradient:
      let gradient = CAGradientLayer()
      gradient.type = .radial
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.addSublayer(gradient)
      self.gradient = gradient
      applyColors()
    case .blur(let style, let tint):
      let effect = UIBlurEffect(style: style)
      let view = UIVisualEffectView(effect: effect)
      let cover = UIView()
      cover.backgroundColor = tint
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentView.addSubview(cover)
      view.isUserInteractionEnabled = false
      addSubview(view)
      blur = (view, effect, cover)
    case .custom(let build):
      let view = build()
      view.isUserInteractionEnabled = false
      addSubview(view)
      custom = view
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A blur comes and goes as an effect, as there is none in a translucent view.
  override var alpha: CGFloat {
    get { blur == nil ? super.alpha : strength }
    set {
      guard let blur else { return super.alpha = newValue }
      strength = newValue
      blur.view.effect = newValue > 0 ? blur.effect : nil
      blur.cover.alpha = newValue
    }
  }

  private var strength: CGFloat = 1

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient?.frame = bounds
    custom?.frame = bounds
    blur?.view.frame = bounds
    // The ellipse passes through the corners, so that the edge colour is reached just there.
    let reach = 0.5 + 0.5 * CGFloat(2).squareRoot()
    gradient?.endPoint = CGPoint(x: reach, y: reach)
  }

  /// Where the page stays usable, touches beside the card are the page's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let page else { return hit }
    return page.hitTest(convert(point, to: page), with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    if let card, card.point(inside: touch.location(in: card), with: event) { return }
    onTap?()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  private func applyColors() {
    guard case .radialGradient(let center, let edge) = backdrop else { return }
    gradient?.colors = [center, edge].map { $0.resolvedColor(with: traitCollection).cgColor }
  }
}
