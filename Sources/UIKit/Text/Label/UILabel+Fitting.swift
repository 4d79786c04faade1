internal import CoreGraphics
internal import Foundation
internal import TextLayout

/// A label's text, laid out for some room.
struct FittedText {
  var frame: TextFrame
  /// The same before the font was shrunk; nil if it was not.
  var unshrunk: TextFrame?
}

extension UILabel {
  var hasText: Bool { text?.isEmpty == false }

  /// Something changed that the text's size may depend on.
  func textChanged() {
    measured = MeasuredSizes()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the text in some room, rounded up to whole pixels.
  func measuredSize(in room: CGSize, numberOfLines: Int) -> CGSize {
    let question = MeasuredSizes.Question(
      room: room, numberOfLines: numberOfLines, scale: traitCollection.displayScale)
    return measured.size(for: question) {
      pixelAligned(up: fit(styledText, in: room, numberOfLines: numberOfLines).frame.size)
    }
  }

  /// The label's text as it is laid out.
  var styledText: StyledText {
    var defaults = TextDefaults(font: font, color: textColor)
    defaults.paragraph.alignment = TextParagraph.Alignment(textAlignment)
    defaults.paragraph.lineBreak = TextParagraph.LineBreak(lineBreakMode)
    let styled: StyledText
    if let content = styledContent {
      styled = StyledText(content, defaults: defaults)
    } else {
      styled = StyledText(text ?? "", attributes: [:], defaults: defaults)
    }
    return styled.resolvingNaturalAlignment(
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Lays a text out for some room: as it is; else with letters closer together, if they may;
  /// else shrunk, if it may; else truncated.
  func fit(_ text: StyledText, in size: CGSize, numberOfLines: Int) -> FittedText {
    func layOut(_ text: StyledText) -> TextFrame {
      TextFrame.layOut(
        text, width: size.width, maximumLines: numberOfLines, maximumHeight: size.height)
    }
    let frame = layOut(text)
    guard frame.isTruncated else { return FittedText(frame: frame) }
    if allowsDefaultTighteningForTruncation {
      let tightened = layOut(text.tightened(by: Self.tightestKern))
      if !tightened.isTruncated { return FittedText(frame: tightened) }
    }
    if adjustsFontSizeToFitWidth,
      let shrunk = text.shrunk(
        to: minimumScaleFactor,
        until: {
          !layOut($0).isTruncated
        })
    {
      return FittedText(frame: layOut(shrunk), unshrunk: frame)
    }
    return FittedText(frame: frame)
  }

  /// How much closer letters may draw together, as a part of the font's size.
  private static var tightestKern: CGFloat { -0.03 }

  /// The text's first and last baseline, from the top of the bounds.
  package var baselines: (first: CGFloat, last: CGFloat) {
    let fitted = fit(styledText, in: bounds.size, numberOfLines: numberOfLines)
    let top = self.top(of: fitted, in: bounds)
    return (top + fitted.frame.firstBaseline, top + fitted.frame.lastBaseline)
  }

  /// Where the text begins from the top of a rectangle, on a whole pixel.
  func top(of fitted: FittedText, in rect: CGRect) -> CGFloat {
    func centered(_ frame: TextFrame) -> CGFloat { (rect.height - frame.size.height) / 2 }
    var offset = centered(fitted.frame)
    if numberOfLines == 1, let unshrunk = fitted.unshrunk {
      switch baselineAdjustment {
      case .alignBaselines:
        offset = centered(unshrunk) + unshrunk.firstBaseline - fitted.frame.firstBaseline
      case .alignCenters: break
      case .none: offset = 0
      }
    }
    return pixelAligned(nearest: rect.minY + offset)
  }
}

extension UIView {
  /// Pixels per point where the view is shown.
  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  /// The nearest whole pixel.
  func pixelAligned(nearest value: CGFloat) -> CGFloat {
    (value * pixelScale).rounded() / pixelScale
  }

  /// A length, rounded up to whole pixels. What is over by less than half a unit of text layout,
  /// of which there are 1024 in a point, comes from arithmetic and is dropped.
  func pixelAligned(up value: CGFloat) -> CGFloat {
    (value * pixelScale - 1 / 2048).rounded(.up) / pixelScale
  }

  /// A size, rounded up to whole pixels.
  func pixelAligned(up size: CGSize) -> CGSize {
    CGSize(width: pixelAligned(up: size.width), height: pixelAligned(up: size.height))
  }
}
