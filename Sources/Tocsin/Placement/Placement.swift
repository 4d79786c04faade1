public import UIKit

/// Where the card goes.
///
/// ```swift
/// alert.placement = .bottom
/// alert.placement = .banner(.top)
/// alert.placement = .anchored(to: .view(button))
/// alert.placement = Placement { card, room in
///   CGRect(x: room.space.minX, y: room.space.minY, width: card.width, height: card.height)
/// }
/// ```
///
/// A card that is higher than the space it has is made as high as that, and its text scrolls.
public struct Placement {
  enum Kind {
    case center
    case edge(Edge, hugs: Bool)
    case banner(Edge)
    case anchored(Anchor, sides: [Edge], hasArrow: Bool)
    case custom((CGSize, Room) -> CGRect)
    case window
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Makes a placement of your own.
  ///
  /// `frame` gets the size that the card would take in the room's space, and the room; it gives
  /// the card's frame in the container's points. What it lets stick out stays so, but for the
  /// keyboard, which ``KeyboardPolicy`` sees to.
  public init(frame: @escaping (_ card: CGSize, _ room: Room) -> CGRect) {
    self.init(.custom(frame))
  }

  /// In the middle.
  public static var center: Placement { Placement(.center) }
  /// At the top, in the middle of the width.
  public static var top: Placement { Placement(.edge(.top, hugs: false)) }
  /// At the bottom, in the middle of the width.
  public static var bottom: Placement { Placement(.edge(.bottom, hugs: false)) }
  /// At the edge where lines begin, in the middle of the height.
  public static var leading: Placement { Placement(.edge(.leading, hugs: false)) }
  /// At the edge where lines end, in the middle of the height.
  public static var trailing: Placement { Placement(.edge(.trailing, hugs: false)) }

  /// At an edge, and no wider than its text needs: for a few words that pass by.
  public static func toast(_ edge: Edge = .bottom) -> Placement {
    Placement(.edge(edge, hugs: true))
  }

  /// Along a whole edge of the window. The card's ground reaches the edge, its content keeps to
  /// the safe area, and only the corners away from the edge are round.
  public static func banner(_ edge: Edge = .top) -> Placement { Placement(.banner(edge)) }

  /// Beside an anchor, with an arrow that points at it.
  ///
  /// The card goes to the first side with room for it; where none has, to the one with the most.
  /// It follows when the window changes size or the keyboard moves; call
  /// ``Alert/updatePlacement(animated:)`` after you have moved the anchor yourself. While the
  /// anchor is in no window the card is in the middle.
  /// - Parameters:
  ///   - anchor: what it points at.
  ///   - sides: on which side of the anchor the card may be, the best first.
  ///   - hasArrow: false leaves the arrow out.
  public static func anchored(
    to anchor: Anchor, sides: [Edge] = [.bottom, .top, .trailing, .leading], hasArrow: Bool = true
  ) -> Placement {
    Placement(.anchored(anchor, sides: sides.isEmpty ? Edge.allCases : sides, hasArrow: hasArrow))
  }

  /// All of the window: the window itself is the card, as with a dialog on a desktop.
  public static var window: Placement { Placement(.window) }
}

extension Placement {
  /// The edges over which a finger can drag the card out.
  var dragEdges: [Edge] {
    switch kind {
    case .edge(let edge, _), .banner(let edge): [edge]
    case .center, .anchored, .custom: [.bottom, .top]
    case .window: []
    }
  }

  /// Whether an icon may be half above the card: not at the window's edge, nor beside an arrow.
  var letsIconStandOut: Bool {
    switch kind {
    case .center, .edge, .custom: true
    case .banner, .anchored, .window: false
    }
  }

  /// Whether the card covers all of the window.
  var fillsWindow: Bool {
    if case .window = kind { true } else { false }
  }
}
