internal import CoreGraphics
internal import TextLayout

extension UILabel {
  /// How strong the text of a disabled label is.
  private static var disabledAlpha: CGFloat { 0.4 }

  /// The text in the colours of the label's present state.
  private var displayedText: StyledText {
    var displayed = styledText
    if isHighlighted, let color = highlightedTextColor {
      displayed = displayed.colored(color.cgColor)
    }
    return isEnabled ? displayed : displayed.faded(to: Self.disabledAlpha)
  }

  func drawFittedText(in rect: CGRect, context: CGContext) {
    let text = displayedText
    let fitted = fit(text, in: rect.size, numberOfLines: numberOfLines)
    let origin = CGPoint(x: rect.minX, y: top(of: fitted, in: rect))
    shadows.draw(text, in: context, at: origin) {
      fit($0, in: rect.size, numberOfLines: numberOfLines).frame
    }
  }

  /// The label's own shadow, or else those of its attributed text.
  private var shadows: TextShadows {
    guard let shadowColor else { return TextShadows(of: styledContent) }
    let shadow = NSShadow()
    shadow.shadowColor = shadowColor
    shadow.shadowOffset = shadowOffset
    return TextShadows(shadow, over: text?.utf16.count ?? 0)
  }
}
