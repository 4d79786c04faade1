import UIKit

/// A lamp, lit or not, drawn here.
enum Lamp {
  static let size = CGSize(width: 84, height: 96)

  static func picture(isOn: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      if isOn { drawGlow(in: context.cgContext) }
      let glass = UIBezierPath()
      glass.addArc(
        withCenter: CGPoint(x: 42, y: 42), radius: 24, startAngle: 0.75 * .pi,
        endAngle: 0.25 * .pi, clockwise: true)
      glass.addLine(to: CGPoint(x: 52, y: 72))
      glass.addLine(to: CGPoint(x: 32, y: 72))
      glass.close()
      (isOn ? UIColor(red: 1, green: 0.84, blue: 0.3, alpha: 1) : UIColor(white: 0.93, alpha: 1))
        .setFill()
      glass.fill()
      glass.lineWidth = 2
      glass.lineJoinStyle = .round
      UIColor(white: 0.35, alpha: 1).setStroke()
      glass.stroke()
      UIColor(white: 0.45, alpha: 1).setFill()
      for (y, inset) in [(75.0, 0.0), (82.0, 0.0), (89.0, 4.0)] {
        UIBezierPath(
          roundedRect: CGRect(x: 33 + inset, y: y, width: 18 - 2 * inset, height: 5),
          cornerRadius: 2.5
        ).fill()
      }
    }
  }

  private static func drawGlow(in context: CGContext) {
    let yellow = UIColor(red: 1, green: 0.85, blue: 0.35, alpha: 0.8)
    let colors = [yellow.cgColor, yellow.withAlphaComponent(0).cgColor] as CFArray
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    else { return }
    let center = CGPoint(x: 42, y: 42)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 20, endCenter: center, endRadius: 42,
      options: [])
  }
}
