import UIKit

/// Where a card is, and in which shape.
struct CardPlace: Equatable {
  /// In the container's points, an arrow included.
  var frame: CGRect
  var shape = CardShape()
}

/// What a placement makes of a card's outline.
struct CardShape: Equatable {
  /// Kept free of content inside the card's ground.
  var padding = UIEdgeInsets.zero
  /// Which corners are round.
  var corners: CACornerMask = .every
  /// The arrow, if there is one.
  var arrow: CardArrow?

  /// The card without its arrow, in a rectangle of the whole.
  func body(in bounds: CGRect) -> CGRect {
    arrow.map { bounds.inset(by: $0.insets) } ?? bounds
  }

  /// What lies between the whole and its content.
  var insets: UIEdgeInsets {
    let arrow = arrow?.insets ?? .zero
    return UIEdgeInsets(
      top: padding.top + arrow.top, left: padding.left + arrow.left,
      bottom: padding.bottom + arrow.bottom, right: padding.right + arrow.right)
  }
}

/// An arrow that sticks out of a card.
struct CardArrow: Equatable {
  /// The side of the card that it is on.
  enum Side: Equatable { case top, bottom, left, right }

  static let length: CGFloat = 11
  static let width: CGFloat = 26

  var side: Side
  /// The tip's place along the side, from the left or the top of the card.
  var position: CGFloat

  var insets: UIEdgeInsets {
    switch side {
    case .top: UIEdgeInsets(top: Self.length, left: 0, bottom: 0, right: 0)
    case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: Self.length, right: 0)
    case .left: UIEdgeInsets(top: 0, left: Self.length, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.length)
    }
  }

  /// The tip as a part of a size, from 0 to 1.
  func tip(in size: CGSize) -> CGPoint {
    let along = position / max(1, side == .top || side == .bottom ? size.width : size.height)
    return switch side {
    case .top: CGPoint(x: along, y: 0)
    case .bottom: CGPoint(x: along, y: 1)
    case .left: CGPoint(x: 0, y: along)
    case .right: CGPoint(x: 1, y: along)
    }
  }
}

extension CACornerMask {
  static let every: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
