internal import Foundation

/// Where a bubble goes beside its anchor. A value: the same question has the same answer.
struct PopoverLayout: Equatable {
  /// Height and width of the arrow where it points up (our choice).
  static let arrowHeight: CGFloat = 13
  static let arrowWidth: CGFloat = 30
  static let cornerRadius: CGFloat = 13

  /// The body and the arrow together, in the container.
  let frame: CGRect
  /// The body alone, in the coordinates of `frame`.
  let body: CGRect
  let direction: UIPopoverArrowDirection
  /// The arrow's tip along the edge that it is on, in the coordinates of `frame`.
  let tip: CGPoint

  /// Finds the first permitted direction with room for the whole body, in the order up, down,
  /// left, right; where there is none, the one with the most room, and shrinks the body.
  init(content: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let candidates = (allowed.isEmpty ? order : allowed).map {
      ($0, Self.space(for: $0, beside: anchor, in: room))
    }
    let fitting = candidates.first { $0.1.width >= content.width && $0.1.height >= content.height }
    let (direction, space) =
      fitting
      ?? candidates.max {
        Self.shownArea(of: content, in: $0.1) < Self.shownArea(of: content, in: $1.1)
      } ?? (.up, room)
    let size = CGSize(
      width: min(content.width, space.width), height: min(content.height, space.height))

    let isVertical = direction == .up || direction == .down
    var body = CGRect(origin: .zero, size: size)
    body.origin.x =
      isVertical
      ? Self.clamp(anchor.midX - size.width / 2, space.minX, space.maxX - size.width)
      : direction == .left ? space.minX : space.maxX - size.width
    body.origin.y =
      !isVertical
      ? Self.clamp(anchor.midY - size.height / 2, space.minY, space.maxY - size.height)
      : direction == .up ? space.minY : space.maxY - size.height

    var frame = body
    switch direction {
    case .up: frame = CGRect(edges: body.minX, body.minY - Self.arrowHeight, body.maxX, body.maxY)
    case .down: frame.size.height += Self.arrowHeight
    case .left: frame = CGRect(edges: body.minX - Self.arrowHeight, body.minY, body.maxX, body.maxY)
    default: frame.size.width += Self.arrowHeight
    }
    self.frame = frame
    self.body = body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    self.direction = direction
    let inset = Self.cornerRadius + Self.arrowWidth / 2
    let along =
      isVertical
      ? Self.clamp(anchor.midX - frame.minX, inset, size.width - inset)
      : Self.clamp(anchor.midY - frame.minY, inset, size.height - inset)
    switch direction {
    case .up: tip = CGPoint(x: along, y: 0)
    case .down: tip = CGPoint(x: along, y: frame.height)
    case .left: tip = CGPoint(x: 0, y: along)
    default: tip = CGPoint(x: frame.width, y: along)
    }
  }

  /// The room for the body on one side of the anchor.
  private static func space(
    for direction: UIPopoverArrowDirection, beside anchor: CGRect, in room: CGRect
  ) -> CGRect {
    switch direction {
    case .up: CGRect(edges: room.minX, anchor.maxY + arrowHeight, room.maxX, room.maxY)
    case .down: CGRect(edges: room.minX, room.minY, room.maxX, anchor.minY - arrowHeight)
    case .left: CGRect(edges: anchor.maxX + arrowHeight, room.minY, room.maxX, room.maxY)
    default: CGRect(edges: room.minX, room.minY, anchor.minX - arrowHeight, room.maxY)
    }
  }

  private static func shownArea(of content: CGSize, in space: CGRect) -> CGFloat {
    min(content.width, space.width) * min(content.height, space.height)
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }
}

extension CGRect {
  /// A rectangle between edges; empty where they are crossed.
  fileprivate init(edges minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }
}
