import UIKit

/// Small pictures of the library's own, drawn as paths; they take the colour of what shows them.
/// Drawn anew each time, at the scale of the screen in use.
enum Glyph {
  /// An eye.
  static var eye: UIImage { draw { drawEye() } }

  /// An eye that is crossed out.
  static var eyeSlash: UIImage {
    draw {
      drawEye()
      let slash = UIBezierPath()
      slash.move(to: CGPoint(x: 4.5, y: 3.5))
      slash.addLine(to: CGPoint(x: 17.5, y: 16.5))
      stroke(slash)
    }
  }

  private static func drawEye() {
    let lid = UIBezierPath()
    lid.move(to: CGPoint(x: 2, y: 10))
    lid.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 6, y: 3),
      controlPoint2: CGPoint(x: 16, y: 3))
    lid.addCurve(
      to: CGPoint(x: 2, y: 10), controlPoint1: CGPoint(x: 16, y: 17),
      controlPoint2: CGPoint(x: 6, y: 17))
    lid.close()
    stroke(lid)
    stroke(UIBezierPath(ovalIn: CGRect(x: 8.25, y: 7.25, width: 5.5, height: 5.5)))
  }

  private static func stroke(_ path: UIBezierPath) {
    path.lineWidth = 1.4
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  private static func draw(_ drawing: () -> Void) -> UIImage {
    let size = CGSize(width: 22, height: 20)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      drawing()
    }.withRenderingMode(.alwaysTemplate)
  }
}
