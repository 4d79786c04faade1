public import UIKit

/// Where the card goes.
///
/// The space that a placement divides is the window without its safe area, the style's margin
/// and the keyboard. A card that is higher than the space is made as high as the space, and its
/// text scrolls.
public struct Placement {
  /// Gives the card's frame for a card of a size that fits a space; both in the window's points.
  public let frame: (_ card: CGSize, _ space: CGRect) -> CGRect
  /// Whether the card takes the whole window, edges, safe area and all.
  let fillsWindow: Bool

  /// Makes a placement of your own; see ``frame``. What sticks out of the space stays so.
  public init(frame: @escaping (_ card: CGSize, _ space: CGRect) -> CGRect) {
    self.frame = frame
    fillsWindow = false
  }

  private init(fillsWindow: Bool) {
    frame = { _, space in space }
    self.fillsWindow = fillsWindow
  }

  /// In the middle.
  public static let center = Placement { card, space in
    CGRect(
      x: space.midX - card.width / 2, y: space.midY - card.height / 2, width: card.width,
      height: card.height)
  }

  /// At the top, in the middle of the width.
  public static let top = Placement { card, space in
    CGRect(x: space.midX - card.width / 2, y: space.minY, width: card.width, height: card.height)
  }

  /// At the bottom, in the middle of the width.
  public static let bottom = Placement { card, space in
    CGRect(
      x: space.midX - card.width / 2, y: space.maxY - card.height, width: card.width,
      height: card.height)
  }

  /// All of the window: the window itself is the card, as with a dialog on a desktop.
  public static let window = Placement(fillsWindow: true)
}
