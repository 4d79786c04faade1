import UIKit

/// Where a card goes beside its anchor: the same question has the same answer.
struct AnchoredPlace {
  /// Between the anchor and the arrow's tip, or the card where there is no arrow.
  private static let gap: CGFloat = 4

  let card: any CardSizing
  let anchor: CGRect
  let room: Placement.Room
  let sides: [Placement.Edge]
  let hasArrow: Bool

  /// On the first side with room for the whole card, else on the one where most of it shows.
  var place: CardPlace {
    let space = room.space
    let directions = sides.map { $0.direction(isRightToLeft: room.isRightToLeft) }
    let wanted = directions.map { direction in
      let shape = shape(on: direction, at: 0)
      return (
        direction: direction, shape: shape,
        size: card.size(.styled, within: CGSize(width: space.width, height: 1e6), shape: shape),
        space: self.space(on: direction)
      )
    }
    let fitting = wanted.first {
      $0.size.width <= $0.space.width + 0.5 && $0.size.height <= $0.space.height + 0.5
    }
    let best =
      fitting
      ?? wanted.max { shownArea(of: $0.size, in: $0.space) < shownArea(of: $1.size, in: $1.space) }
    guard let best else { return CardPlace(frame: space) }
    let size =
      fitting == nil ? card.size(.styled, within: best.space.size, shape: best.shape) : best.size
    let frame = frame(of: size, on: best.direction, in: best.space)
    let along = best.direction.dy != 0 ? anchor.midX - frame.minX : anchor.midY - frame.minY
    let length = best.direction.dy != 0 ? size.width : size.height
    // Clear of the corners; where the card is too small for that, in the middle.
    let body = best.shape.body(in: CGRect(origin: .zero, size: size))
    let radius = min(card.cornerRadius, body.width / 2, body.height / 2)
    let least = min(length / 2, CardArrow.width / 2 + max(radius, 8))
    return CardPlace(
      frame: frame,
      shape: shape(on: best.direction, at: min(max(along, least), length - least)))
  }

  /// The shape of a card that lies in a direction from its anchor.
  private func shape(on direction: CGVector, at position: CGFloat) -> CardShape {
    guard hasArrow else { return CardShape() }
    let side: CardArrow.Side =
      direction.dy > 0 ? .top : direction.dy < 0 ? .bottom : direction.dx > 0 ? .left : .right
    return CardShape(arrow: CardArrow(side: side, position: position))
  }

  /// The part of the room in a direction from the anchor.
  private func space(on direction: CGVector) -> CGRect {
    let space = room.space
    let near = anchor.insetBy(dx: -Self.gap, dy: -Self.gap)
    var (left, top, right, bottom) = (space.minX, space.minY, space.maxX, space.maxY)
    if direction.dy > 0 { top = max(top, near.maxY) }
    if direction.dy < 0 { bottom = min(bottom, near.minY) }
    if direction.dx > 0 { left = max(left, near.maxX) }
    if direction.dx < 0 { right = min(right, near.minX) }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Next to the anchor and in its middle, as far as the space allows.
  private func frame(of size: CGSize, on direction: CGVector, in space: CGRect) -> CGRect {
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, high))
    }
    var x = within(anchor.midX - size.width / 2, space.minX, space.maxX - size.width)
    var y = within(anchor.midY - size.height / 2, space.minY, space.maxY - size.height)
    if direction.dy != 0 { y = direction.dy > 0 ? space.minY : space.maxY - size.height }
    if direction.dx != 0 { x = direction.dx > 0 ? space.minX : space.maxX - size.width }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func shownArea(of size: CGSize, in space: CGRect) -> CGFloat {
    min(size.width, space.width) * min(size.height, space.height)
  }
}
