public import UIKit

/// What lies between the page and the card, over the whole window.
public enum Backdrop {
  /// Nothing is seen; touches beside the card still don't reach the page.
  case none
  /// One colour, as a rule a translucent one.
  case dim(UIColor)
  /// From one colour in the middle of the window to another at its corners.
  case radialGradient(center: UIColor, edge: UIColor)
  /// Blurs the page, under a colour that is as a rule translucent. Where the reader wants no
  /// transparency the page is covered.
  case blur(UIBlurEffect.Style, tint: UIColor = .clear)
  /// A view of your own, made anew for each alert. It fills the window and gets no touches.
  case custom(() -> UIView)
}

extension Backdrop {
  /// Whether another backdrop can take this one's place without anybody seeing it.
  func looksLike(_ other: Backdrop, in traits: UITraitCollection) -> Bool {
    func same(_ a: UIColor, _ b: UIColor) -> Bool {
      a.resolvedColor(with: traits) == b.resolvedColor(with: traits)
    }
    switch (self, other) {
    case (.none, .none): return true
    case (.dim(let a), .dim(let b)): return same(a, b)
    case (.radialGradient(let center, let edge), .radialGradient(let otherCenter, let otherEdge)):
      return same(center, otherCenter) && same(edge, otherEdge)
    case (.blur(let style, let tint), .blur(let otherStyle, let otherTint)):
      return style == otherStyle && same(tint, otherTint)
    default: return false
    }
  }
}
