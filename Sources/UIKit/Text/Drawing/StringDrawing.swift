internal import CoreGraphics
internal import Foundation
internal import TextLayout

/// One string, to be measured or drawn outside a label.
nonisolated struct StringDrawing {
  private let text: StyledText
  private let shadows: TextShadows
  private let options: NSStringDrawingOptions
  private let context: NSStringDrawingContext?

  /// Makes a drawing of a string, by default of one with as many lines as it takes.
  init(
    _ string: NSAttributedString, options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    context: NSStringDrawingContext? = nil
  ) {
    text = StyledText(string, defaults: .drawing)
    shadows = TextShadows(of: string)
    self.options = options
    self.context = context
  }

  /// The text laid out in some room; nil sets no limit.
  func frame(in size: CGSize?) -> TextFrame { layOut(text, in: size) }

  private func layOut(_ text: StyledText, in size: CGSize?) -> TextFrame {
    guard let size else { return TextFrame.layOut(text, width: .infinity) }
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextFrame.layOut(text, width: .infinity, maximumLines: 1)
    }
    var limited = text
    if options.contains(.truncatesLastVisibleLine) {
      limited.paragraph.lineBreak = .truncatingTail
      limited = limited.mapAttributes { $0.paragraph?.lineBreak = .truncatingTail }
    }
    func limit(_ length: CGFloat) -> CGFloat {
      length > 0 && length < .greatestFiniteMagnitude ? length : .infinity
    }
    return TextFrame.layOut(
      limited, width: limit(size.width), maximumHeight: limit(size.height))
  }

  /// The text as it fits, shrunk if the context allows it.
  private func fitted(in size: CGSize) -> StyledText {
    guard let context else { return text }
    context.actualScaleFactor = 1
    let factor = context.minimumScaleFactor
    guard factor > 0, factor < 1, layOut(text, in: size).isTruncated,
      let shrunk = text.shrunk(to: factor, until: { !layOut($0, in: size).isTruncated })
    else { return text }
    context.actualScaleFactor = shrunk.attributes.font.size / text.attributes.font.size
    return shrunk
  }

  func boundingRect(in size: CGSize) -> CGRect {
    let frame = layOut(fitted(in: size), in: size)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -frame.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: frame.size)
    context?.totalBounds = bounds
    return bounds
  }

  func draw(in rect: CGRect) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let fitted = fitted(in: rect.size)
    let frame = layOut(fitted, in: rect.size)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= frame.firstBaseline }
    context?.totalBounds = CGRect(origin: origin, size: frame.size)
    shadows.draw(fitted, in: graphics, at: origin) { layOut($0, in: rect.size) }
  }
}

nonisolated extension CGSize {
  /// A size that sets no limit.
  static let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
}
