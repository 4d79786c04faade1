import UIKit

/// Gives the sizes that a card takes.
protocol CardSizing {
  /// The radius of the corners, as the style has it.
  var cornerRadius: CGFloat { get }
  /// The size, arrow and padding included, within a limit.
  func size(_ width: CardWidth, within limit: CGSize, shape: CardShape) -> CGSize
}

/// How wide a card wants to be.
enum CardWidth {
  /// As its style says.
  case styled
  /// As wide as it may.
  case full
  /// As its content needs, and no wider than its style says.
  case hugging
}

extension Placement {
  /// The widest that the lines of a banner get, in points; wider windows leave space at the sides.
  static let readableWidth: CGFloat = 640

  /// Where a card goes in a room.
  func place(_ card: any CardSizing, in room: Room, keyboard policy: KeyboardPolicy) -> CardPlace {
    let open = room.withoutKeyboard.givingWay(to: card)
    let room = policy == .none ? open : room.givingWay(to: card)
    switch kind {
    case .window: return CardPlace(frame: room.bounds)
    case .banner(let edge): return banner(card, at: edge, in: room)
    case .anchored(let anchor, let sides, let hasArrow):
      guard let target = anchor.frame(room) else { break }
      return AnchoredPlace(
        card: card, anchor: target, room: room, sides: sides, hasArrow: hasArrow
      ).place
    default: break
    }
    switch policy {
    case .none, .compress: return CardPlace(frame: frame(of: card, in: room))
    case .move:
      let resting = frame(of: card, in: open)
      guard let keyboard = room.keyboard else { return CardPlace(frame: resting) }
      let overlap = resting.maxY + room.verticalMargin - keyboard.minY
      guard overlap > 0, keyboard.intersects(open.bounds) else { return CardPlace(frame: resting) }
      let space = room.space
      guard resting.height <= space.height + 0.5 else { break }
      return CardPlace(
        frame: resting.offsetBy(dx: 0, dy: max(-overlap, space.minY - resting.minY)))
    case .stickToTop:
      guard room.keyboard != nil else { return CardPlace(frame: frame(of: card, in: open)) }
    }
    // At the top of what is left, as high as that at most.
    var lowered = frame(of: card, in: room)
    lowered.origin.y = room.space.minY
    return CardPlace(frame: lowered)
  }

  private func frame(of card: any CardSizing, in room: Room) -> CGRect {
    let space = room.space
    var width = CardWidth.styled
    if case .edge(_, hugs: true) = kind { width = .hugging }
    let size = card.size(width, within: space.size, shape: CardShape())
    if case .custom(let frame) = kind { return frame(size, room) }
    var frame = CGRect(
      x: space.midX - size.width / 2, y: space.midY - size.height / 2, width: size.width,
      height: size.height)
    if case .edge(let edge, _) = kind {
      let direction = edge.direction(isRightToLeft: room.isRightToLeft)
      frame.origin.x += direction.dx * (space.width - size.width) / 2
      frame.origin.y += direction.dy * (space.height - size.height) / 2
    }
    return frame
  }

  private func banner(_ card: any CardSizing, at edge: Edge, in room: Room) -> CardPlace {
    var bounds = room.bounds
    var safe = room.safeArea
    if let keyboard = room.keyboard, keyboard.intersects(bounds) {
      bounds.size.height = max(0, keyboard.minY - bounds.minY)
      safe.bottom = 0
    }
    let direction = edge.direction(isRightToLeft: room.isRightToLeft)
    var shape = CardShape()
    if direction.dy != 0 {
      let extra = max(0, (bounds.width - safe.left - safe.right - Self.readableWidth) / 2)
      shape.padding = UIEdgeInsets(
        top: direction.dy < 0 ? safe.top : 0, left: safe.left + extra,
        bottom: direction.dy > 0 ? safe.bottom : 0, right: safe.right + extra)
      shape.corners =
        direction.dy < 0
        ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      // It may cover all but the safe area at the far edge.
      let far = direction.dy < 0 ? safe.bottom : safe.top
      let limit = CGSize(width: bounds.width, height: max(0, bounds.height - far))
      let size = card.size(.full, within: limit, shape: shape)
      let y = direction.dy < 0 ? bounds.minY : bounds.maxY - size.height
      return CardPlace(
        frame: CGRect(x: bounds.minX, y: y, width: size.width, height: size.height), shape: shape)
    }
    shape.padding = UIEdgeInsets(
      top: safe.top, left: direction.dx < 0 ? safe.left : 0, bottom: safe.bottom,
      right: direction.dx > 0 ? safe.right : 0)
    shape.corners =
      direction.dx < 0
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let far = direction.dx < 0 ? safe.right : safe.left
    let limit = CGSize(width: max(0, bounds.width - far), height: bounds.height)
    let size = card.size(.styled, within: limit, shape: shape)
    let x = direction.dx < 0 ? bounds.minX : bounds.maxX - size.width
    return CardPlace(
      frame: CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height), shape: shape)
  }
}
