import UIKit

/// The outline of a card as a path: round corners where its shape has them, and its arrow.
enum CardOutline {
  /// - Parameters:
  ///   - bounds: the card with its arrow.
  ///   - inset: how far inside the outline the path runs.
  static func path(
    _ shape: CardShape, in bounds: CGRect, cornerRadius: CGFloat, inset: CGFloat = 0
  ) -> UIBezierPath {
    let body = shape.body(in: bounds).insetBy(dx: inset, dy: inset)
    var radius = max(0, min(cornerRadius - inset, body.width / 2, body.height / 2))
    if let arrow = shape.arrow {
      // On a side that is too short for both, the corners leave the arrow its place.
      let isAcross = arrow.side == .top || arrow.side == .bottom
      let after = (isAcross ? bounds.width : bounds.height) - arrow.position
      radius = max(0, min(radius, min(arrow.position, after) - CardArrow.width / 2 - inset))
    }
    let path = UIBezierPath()
    let corners: [(CGPoint, CACornerMask, CGVector, CGVector)] = [
      (
        CGPoint(x: body.maxX, y: body.minY), .layerMaxXMinYCorner, CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        CGPoint(x: body.maxX, y: body.maxY), .layerMaxXMaxYCorner, CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        CGPoint(x: body.minX, y: body.maxY), .layerMinXMaxYCorner, CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        CGPoint(x: body.minX, y: body.minY), .layerMinXMinYCorner, CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    // Clockwise from the top left; each side brings its arrow, each end of a side its corner.
    let sides: [CardArrow.Side] = [.top, .right, .bottom, .left]
    let first = shape.corners.contains(.layerMinXMinYCorner) ? radius : 0
    path.move(to: CGPoint(x: body.minX + first, y: body.minY))
    for (side, (corner, mask, before, after)) in zip(sides, corners) {
      if let arrow = shape.arrow, arrow.side == side {
        addArrow(arrow, to: path, body: body, bounds: bounds, inset: inset)
      }
      guard shape.corners.contains(mask), radius > 0 else {
        path.addLine(to: corner)
        continue
      }
      func point(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
      }
      // A quarter of a circle as a Bézier curve: handles of 0.5523 radii.
      let handle = radius * (1 - 0.5523)
      path.addLine(to: point(before, radius))
      path.addCurve(
        to: point(after, radius), controlPoint1: point(before, handle),
        controlPoint2: point(after, handle))
    }
    path.close()
    return path
  }

  /// An arrow with hollow flanks and a round tip, from one foot to the other, clockwise.
  private static func addArrow(
    _ arrow: CardArrow, to path: UIBezierPath, body: CGRect, bounds: CGRect, inset: CGFloat
  ) {
    // In coordinates of the side: along it clockwise, and out of the card.
    let half = CardArrow.width / 2
    let height = CardArrow.length - inset * 0.4
    let place: (CGFloat, CGFloat) -> CGPoint
    switch arrow.side {
    case .top:
      place = { CGPoint(x: bounds.minX + arrow.position + $0, y: body.minY - $1) }
    case .right:
      place = { CGPoint(x: body.maxX + $1, y: bounds.minY + arrow.position + $0) }
    case .bottom:
      place = { CGPoint(x: bounds.minX + arrow.position - $0, y: body.maxY + $1) }
    case .left:
      place = { CGPoint(x: body.minX - $1, y: bounds.minY + arrow.position - $0) }
    }
    path.addLine(to: place(-half, 0))
    path.addCurve(
      to: place(-3, height - 2.2), controlPoint1: place(-half + 5, 0),
      controlPoint2: place(-5.4, height - 4.6))
    path.addCurve(
      to: place(3, height - 2.2), controlPoint1: place(-1.2, height - 0.3),
      controlPoint2: place(1.2, height - 0.3))
    path.addCurve(
      to: place(half, 0), controlPoint1: place(5.4, height - 4.6),
      controlPoint2: place(half - 5, 0))
  }
}
