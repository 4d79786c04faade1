import CoreGraphics
import TextLayout

/// Black text in the system font.
func sample(
  _ string: String, size: CGFloat = 17, weight: Int = 400,
  _ paragraph: TextParagraph = TextParagraph()
) -> StyledText {
  StyledText(
    string, TextAttributes(font: TextFont(size: size, weight: weight), color: .black),
    paragraph: paragraph)
}
