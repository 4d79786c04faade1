import UIKit

/// Small pictures of the library's own, drawn as paths; they take the colour of what shows them.
/// Drawn anew each time, at the scale of the screen in use.
enum Glyph {
  /// An eye; at a scale of 1 its picture is 22 points wide.
  static func eye(scale: CGFloat) -> UIImage { draw(scale) { drawEye() } }

  /// An eye that is crossed out.
  static func eyeSlash(scale: CGFloat) -> UIImage {
    draw(scale) {
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

  private static func draw(_ scale: CGFloat, _ drawing: () -> Void) -> UIImage {
    let size = CGSize(width: 22 * scale, height: 20 * scale)
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      UIColor.black.setStroke()
      drawing()
    }.withRenderingMode(.alwaysTemplate)
  }
}
