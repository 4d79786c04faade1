internal import CoreGraphics

/// How the height of a card is shared by its two parts, each of which scrolls where it is cut.
///
/// Buttons are seen whole as long as half the height is enough for them, then text; where both
/// need more, each gets half.
struct AlertCardLayout: Equatable {
  let text: CGFloat
  let buttons: CGFloat
  var height: CGFloat { text + buttons }

  init(text: CGFloat, buttons: CGFloat, limit: CGFloat) {
    let limit = max(0, limit)
    let half = (limit / 2).rounded()
    if text + buttons <= limit {
      (self.text, self.buttons) = (text, buttons)
    } else if buttons <= half {
      (self.text, self.buttons) = (limit - buttons, buttons)
    } else if text <= half {
      (self.text, self.buttons) = (text, limit - text)
    } else {
      (self.text, self.buttons) = (limit - half, half)
    }
  }
}
