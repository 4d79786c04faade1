public import UIKit

/// A sign above the title that says at a glance what the alert is about. It draws itself when the
/// alert comes up, unless the reader avoids movement.
public enum Symbol: String, Sendable, CaseIterable {
  /// A tick in a green circle.
  case success
  /// A cross in a red circle.
  case error
  /// An exclamation mark in an orange triangle.
  case warning
  /// An i in a blue circle.
  case information
  /// A question mark in a blue circle.
  case question

  /// The colour of the sign.
  public var color: UIColor {
    switch self {
    case .success: .systemGreen
    case .error: .systemRed
    case .warning: .systemOrange
    case .information, .question: .systemBlue
    }
  }
}

extension Symbol {
  /// The sign as a picture for a button, 24 points wide: a template, which takes the colour of what
  /// shows it. Drawn anew each time.
  public var image: UIImage {
    let size = CGSize(width: 24, height: 24)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      for path in [outline, mark] {
        path.apply(CGAffineTransform(scaleX: size.width / Self.side, y: size.height / Self.side))
        path.lineWidth = 2.2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
      }
    }.withRenderingMode(.alwaysTemplate)
  }
}

extension Symbol {
  /// The side of the square that the paths are drawn in.
  static let side: CGFloat = 48

  /// What goes round the mark.
  var outline: UIBezierPath {
    guard self == .warning else {
      return UIBezierPath(
        arcCenter: CGPoint(x: 24, y: 24), radius: 21.5, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true)
    }
    return Self.lines(
      [
        [CGPoint(x: 24, y: 4.5), CGPoint(x: 45, y: 41.5), CGPoint(x: 3, y: 41.5)]
      ], isClosed: true)
  }

  /// The mark.
  var mark: UIBezierPath {
    switch self {
    case .success:
      return Self.lines([
        [CGPoint(x: 14.5, y: 24.5), CGPoint(x: 21.5, y: 31.5), CGPoint(x: 34, y: 17.5)]
      ])
    case .error:
      return Self.lines([
        [CGPoint(x: 17, y: 17), CGPoint(x: 31, y: 31)],
        [CGPoint(x: 31, y: 17), CGPoint(x: 17, y: 31)],
      ])
    case .warning:
      return Self.lines([[CGPoint(x: 24, y: 18), CGPoint(x: 24, y: 28)], Self.dot(y: 34.5)])
    case .information:
      return Self.lines([Self.dot(y: 15), [CGPoint(x: 24, y: 22.5), CGPoint(x: 24, y: 33.5)]])
    case .question:
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 24, y: 19.5), radius: 5.75, startAngle: .pi * 1.03,
        endAngle: .pi * 2.25, clockwise: true)
      path.addQuadCurve(
        to: CGPoint(x: 24, y: 28.5), controlPoint: CGPoint(x: 24, y: 26))
      path.append(Self.lines([Self.dot(y: 34.5)]))
      return path
    }
  }

  /// A line so short that its round ends make a dot.
  private static func dot(y: CGFloat) -> [CGPoint] {
    [CGPoint(x: 24, y: y), CGPoint(x: 24, y: y + 0.01)]
  }

  private static func lines(_ lines: [[CGPoint]], isClosed: Bool = false) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if isClosed { path.close() }
    }
    return path
  }
}
