internal import CoreGraphics

/// The system's pictures for bar buttons, drawn with lines in a square of 22 points.
enum BarGlyph {
  private static let side: CGFloat = 22
  private static let lineWidth: CGFloat = 1.5

  static func image(of item: UIBarButtonItem.SystemItem) -> UIImage? {
    guard let draw = drawing(of: item) else { return nil }
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.set()
      let path = UIBezierPath()
      path.lineWidth = lineWidth
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      draw(path)
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The arrow of a back button, 12 × 21 points.
  static func chevron() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 21)).image { _ in
      UIColor.black.set()
      let path = UIBezierPath()
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.lines((10, 2.5), (2, 10.5), (10, 18.5))
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func drawing(
    of item: UIBarButtonItem.SystemItem
  ) -> ((UIBezierPath) -> Void)? {
    switch item {
    case .add:
      stroked {
        $0.lines((11, 2), (11, 20)); $0.lines((2, 11), (20, 11))
      }
    case .stop:
      stroked {
        $0.lines((4, 4), (18, 18)); $0.lines((18, 4), (4, 18))
      }
    case .pause:
      filled {
        $0.box(5, 3, 4, 16); $0.box(13, 3, 4, 16)
      }
    case .play: filled { $0.lines((5, 2.5), (19, 11), (5, 19.5), closed: true) }
    case .rewind:
      filled {
        $0.lines((11, 4), (1, 11), (11, 18), closed: true)
        $0.lines((21, 4), (11, 11), (21, 18), closed: true)
      }
    case .fastForward:
      filled {
        $0.lines((1, 4), (11, 11), (1, 18), closed: true)
        $0.lines((11, 4), (21, 11), (11, 18), closed: true)
      }
    case .close:
      stroked {
        $0.circle(11, 11, 9.5)
        $0.lines((7.5, 7.5), (14.5, 14.5))
        $0.lines((14.5, 7.5), (7.5, 14.5))
      }
    case .search:
      stroked {
        $0.circle(9, 9, 6.5); $0.lines((13.8, 13.8), (20, 20))
      }
    case .refresh:
      stroked {
        $0.arc(11, 11.5, 8, from: -40, to: 265)
        $0.lines((9.4, 0.8), (12.4, 3.6), (9.4, 6.6))
      }
    case .trash:
      stroked {
        $0.lines((3, 5), (19, 5))
        $0.lines((8, 5), (8.6, 2), (13.4, 2), (14, 5))
        $0.lines((4.8, 5), (6, 20), (16, 20), (17.2, 5))
        $0.lines((8.4, 8.5), (8.9, 16.5))
        $0.lines((13.6, 8.5), (13.1, 16.5))
      }
    case .action:
      stroked {
        $0.lines((7.5, 8), (4, 8), (4, 20.5), (18, 20.5), (18, 8), (14.5, 8))
        $0.lines((11, 1.5), (11, 14))
        $0.lines((7.2, 5.2), (11, 1.5), (14.8, 5.2))
      }
    case .compose:
      stroked {
        $0.lines((12, 4), (3, 4), (3, 19), (18, 19), (18, 10))
        $0.lines((8, 14), (8.6, 11.2), (17.8, 2), (20, 4.2), (10.8, 13.4), closed: true)
      }
    case .reply:
      stroked {
        $0.lines((9, 3.5), (2, 10), (9, 16.5))
        $0.move(to: CGPoint(x: 2.5, y: 10))
        $0.addCurve(
          to: CGPoint(x: 20, y: 18.5), controlPoint1: CGPoint(x: 14, y: 10),
          controlPoint2: CGPoint(x: 19, y: 12))
      }
    case .organize:
      stroked {
        $0.lines((2, 18.5), (2, 4), (8.5, 4), (10.5, 6.5), (20, 6.5), (20, 18.5), closed: true)
        $0.lines((2, 10), (20, 10))
      }
    case .bookmarks:
      stroked {
        $0.lines((11, 5.5), (11, 19))
        for side: CGFloat in [-1, 1] {
          $0.move(to: CGPoint(x: 11, y: 5.5))
          $0.addQuadCurve(
            to: CGPoint(x: 11 + side * 9, y: 4), controlPoint: CGPoint(x: 11 + side * 4, y: 2.2))
          $0.addLine(to: CGPoint(x: 11 + side * 9, y: 17.5))
          $0.addQuadCurve(
            to: CGPoint(x: 11, y: 19), controlPoint: CGPoint(x: 11 + side * 4, y: 15.7))
        }
      }
    case .camera:
      stroked {
        $0.lines(
          (2, 6), (6.5, 6), (8, 3.5), (14, 3.5), (15.5, 6), (20, 6), (20, 18), (2, 18),
          closed: true)
        $0.circle(11, 11.8, 3.8)
      }
    case .pageCurl:
      stroked {
        $0.lines((18, 12), (18, 2), (4, 2), (4, 20), (11, 20))
        $0.lines((18, 12), (11, 20), (12, 13), (18, 12))
      }
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  private static func stroked(
    _ build: @escaping (UIBezierPath) -> Void
  ) -> (UIBezierPath) -> Void {
    {
      build($0)
      $0.stroke()
    }
  }

  private static func filled(
    _ build: @escaping (UIBezierPath) -> Void
  ) -> (UIBezierPath) -> Void {
    {
      build($0)
      $0.fill()
    }
  }
}

extension UIBezierPath {
  fileprivate func lines(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if closed { close() }
  }

  fileprivate func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    append(
      UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 1))
  }

  fileprivate func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    append(
      UIBezierPath(
        ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// An arc of the clock's direction, in degrees from three o'clock.
  fileprivate func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let center = CGPoint(x: x, y: y)
    let angles = (start * .pi / 180, end * .pi / 180)
    move(
      to: CGPoint(x: x + radius * cos(angles.0), y: y + radius * sin(angles.0)))
    addArc(
      withCenter: center, radius: radius, startAngle: angles.0, endAngle: angles.1, clockwise: true)
  }
}
