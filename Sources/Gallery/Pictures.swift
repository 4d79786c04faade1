import UIKit

/// Pictures that the samples show, drawn here.
enum Pictures {
  /// A white tick on a green disc, 64 points wide.
  static var check: UIImage {
    let size = CGSize(width: 64, height: 64)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      let tick = UIBezierPath()
      tick.move(to: CGPoint(x: 19, y: 33))
      tick.addLine(to: CGPoint(x: 28.5, y: 42.5))
      tick.addLine(to: CGPoint(x: 46, y: 23))
      tick.lineWidth = 5
      tick.lineCapStyle = .round
      tick.lineJoinStyle = .round
      UIColor.white.setStroke()
      tick.stroke()
    }
  }
}
