public import UIKit

extension Placement {
  /// What a placement divides, in the points of the view that holds the card.
  public struct Room {
    /// All of it: as a rule the whole window.
    public var bounds: CGRect
    /// What notches, bars and home indicators cover at its edges.
    public var safeArea: UIEdgeInsets
    /// What the keyboard covers; nil where there is none, or where the policy ignores it.
    public var keyboard: CGRect?
    /// The style's least distance between the card and the edges of its space.
    public var margin: CGFloat
    /// What stands out above the card.
    var headroom: CGFloat = 0
    /// The least distance to the upper and the lower edge, where it is not ``margin``.
    var tightMargin: CGFloat?
    /// Whether the interface is read from the right.
    public var isRightToLeft: Bool
    /// The view that holds the card.
    weak var container: UIView?

    /// Where a card may go: the bounds without safe area, keyboard and margin, and without what
    /// stands out above the card.
    public var space: CGRect {
      var space = bounds.inset(by: safeArea)
      if let keyboard, keyboard.intersects(space) {
        space.size.height = max(0, keyboard.minY - space.minY)
      }
      space = space.insetBy(
        dx: min(margin, space.width / 2), dy: min(verticalMargin, space.height / 2))
      let headroom = min(headroom, space.height)
      space.origin.y += headroom
      space.size.height -= headroom
      return space
    }

    /// The least distance to the upper and the lower edge.
    var verticalMargin: CGFloat { tightMargin ?? margin }

    /// The room with the keyboard away.
    var withoutKeyboard: Room {
      var room = self
      room.keyboard = nil
      return room
    }

    /// The same room; in a low one, as above a keyboard on a small page, the margin above and below
    /// gives way to a card that can't be whole beside it.
    func givingWay(to card: any CardSizing) -> Room {
      let space = space
      guard margin > Self.tightestMargin, space.height < Self.lowHeight else { return self }
      let limit = CGSize(width: space.width, height: .greatestFiniteMagnitude)
      let whole = card.size(.styled, within: limit, shape: CardShape())
      guard whole.height > space.height else { return self }
      var room = self
      room.tightMargin = Self.tightestMargin
      return room
    }

    private static let tightestMargin: CGFloat = 8
    /// Less than a card of a field and two buttons with some text needs.
    private static let lowHeight: CGFloat = 280
  }
}

/// What becomes of the card when a keyboard comes up.
public enum KeyboardPolicy: Sendable, CaseIterable {
  /// It moves up by as much as the keyboard, with the style's margin, would cover of it. Where
  /// that is not enough, it is made lower too.
  case move
  /// It is placed anew in what is left above the keyboard.
  case compress
  /// It goes to the top of its space, and is made lower where it must.
  case stickToTop
  /// Nothing: the keyboard covers what it covers.
  case none
}
