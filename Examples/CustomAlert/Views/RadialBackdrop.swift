import UIKit

/// Dims the page, more in the middle than at the rim.
final class RadialBackdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let colors = [UIColor(white: 0, alpha: 0.6).cgColor, UIColor(white: 0, alpha: 0.4).cgColor]
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center,
      endRadius: hypot(bounds.width, bounds.height) / 2, options: .drawsAfterEndLocation)
  }
}
