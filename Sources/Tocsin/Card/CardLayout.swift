import UIKit

/// Works out where the parts of a card go. Pure arithmetic on sizes that were measured before.
///
/// The card is two areas, one above the other: the text area (image, title, message, content,
/// fields) and the button area. Where both together are too high, the larger one scrolls; where
/// both are larger than half the height, both do, unless the buttons need little more than that.
/// Buttons that don't all fit are cut in the middle of one, so that it can be seen that there are
/// more.
struct CardLayout {
  /// The card's size.
  let size: CGSize
  /// The text area on the card, and the height of all that is in it.
  let text: CGRect
  let textHeight: CGFloat
  /// The button area on the card, and the height of all that is in it.
  let buttons: CGRect
  let buttonsHeight: CGFloat

  /// - Parameter cuts: where the button area may end if not all of it can be shown, ascending; the
  ///   last that leaves room enough is taken.
  init(
    width: CGFloat, textHeight: CGFloat, buttonsHeight: CGFloat,
    cuts: @autoclosure () -> [CGFloat] = [],
    maximumHeight: CGFloat
  ) {
    let limit = max(0, maximumHeight)
    var shownText = textHeight
    var shownButtons = buttonsHeight
    if textHeight + buttonsHeight > limit {
      let half = (limit / 2).rounded()
      if buttonsHeight <= half {
        shownText = limit - buttonsHeight
      } else if textHeight <= half {
        shownButtons = limit - textHeight
      } else if buttonsHeight <= limit * 0.6 {
        shownText = limit - buttonsHeight
      } else {
        shownText = limit - half
        shownButtons = half
      }
      // Half a point is a matter of rounding.
      if shownButtons < buttonsHeight - 0.5,
        let cut = cuts().last(where: { $0 <= shownButtons + 0.5 })
      {
        shownButtons = cut
        shownText = min(textHeight, limit - cut)
      }
    }
    size = CGSize(width: width, height: shownText + shownButtons)
    text = CGRect(x: 0, y: 0, width: width, height: shownText)
    buttons = CGRect(x: 0, y: shownText, width: width, height: shownButtons)
    self.textHeight = textHeight
    self.buttonsHeight = buttonsHeight
  }
}
