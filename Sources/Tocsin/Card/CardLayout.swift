import UIKit

/// Works out where the parts of a card go. Pure arithmetic on sizes that were measured before.
///
/// The card is two areas, one above the other: the text area (image, title, message, content,
/// fields) and the button area. Where both together are too high, the larger one scrolls; where
/// both are larger than half the height, both do.
struct CardLayout {
  /// The card's size.
  let size: CGSize
  /// The text area on the card, and the height of all that is in it.
  let text: CGRect
  let textHeight: CGFloat
  /// The button area on the card, and the height of all that is in it.
  let buttons: CGRect
  let buttonsHeight: CGFloat

  init(width: CGFloat, textHeight: CGFloat, buttonsHeight: CGFloat, maximumHeight: CGFloat) {
    let limit = max(0, maximumHeight)
    var shownText = textHeight
    var shownButtons = buttonsHeight
    if textHeight + buttonsHeight > limit {
      let half = (limit / 2).rounded()
      if buttonsHeight <= half {
        shownText = limit - buttonsHeight
      } else if textHeight <= half {
        shownButtons = limit - textHeight
      } else {
        shownText = limit - half
        shownButtons = half
      }
    }
    size = CGSize(width: width, height: shownText + shownButtons)
    text = CGRect(x: 0, y: 0, width: width, height: shownText)
    buttons = CGRect(x: 0, y: shownText, width: width, height: shownButtons)
    self.textHeight = textHeight
    self.buttonsHeight = buttonsHeight
  }
}
