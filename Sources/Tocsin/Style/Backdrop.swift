public import UIKit

/// What lies between the page and the card, over the whole window.
public enum Backdrop {
  /// Nothing is seen; touches beside the card still don't reach the page.
  case none
  /// One colour, as a rule a translucent one.
  case dim(UIColor)
  /// From one colour in the middle of the window to another at its corners.
  case radialGradient(center: UIColor, edge: UIColor)
}
