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

extension Pictures {
  /// The sun over the sea, 320 by 150 points.
  static var sea: UIImage {
    let size = CGSize(width: 320, height: 150)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(red: 0.98, green: 0.72, blue: 0.5, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor(red: 1, green: 0.9, blue: 0.7, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 130, y: 52, width: 60, height: 60)).fill()
      for (index, shade) in [0.62, 0.5, 0.4].enumerated() {
        UIColor(red: 0.1 * shade, green: 0.6 * shade, blue: 0.9 * shade, alpha: 1).setFill()
        let top = 88 + CGFloat(index) * 20
        let wave = UIBezierPath()
        wave.move(to: CGPoint(x: 0, y: top))
        for step in 0..<4 {
          let x = CGFloat(step) * 80
          wave.addCurve(
            to: CGPoint(x: x + 80, y: top), controlPoint1: CGPoint(x: x + 27, y: top - 10),
            controlPoint2: CGPoint(x: x + 53, y: top + 10))
        }
        wave.addLine(to: CGPoint(x: size.width, y: size.height))
        wave.addLine(to: CGPoint(x: 0, y: size.height))
        wave.close()
        wave.fill()
      }
    }
  }
}
