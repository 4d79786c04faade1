internal import CoreGraphics
internal import Foundation
internal import TextLayout

/// The shadows that the parts of a text cast, and how text is drawn with them.
nonisolated struct TextShadows {
  private var parts: [(range: Range<Int>, shadow: NSShadow)] = []

  /// Those that an attributed string asks for.
  init(of text: NSAttributedString?) {
    guard let text else { return }
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.shadow, in: all) { value, range, _ in
      guard let shadow = value as? NSShadow, shadow.shadowColor is UIColor else { return }
      parts.append((range.location..<(range.location + range.length), shadow))
    }
  }

  /// One shadow under a whole text.
  init(_ shadow: NSShadow, over length: Int) {
    if length > 0 { parts = [(0..<length, shadow)] }
  }

  /// Draws a text, first what casts no shadow, then the parts that do. Without shadows that is one
  /// pass.
  func draw(
    _ text: StyledText, in context: CGContext, at origin: CGPoint,
    layOut: (StyledText) -> TextFrame
  ) {
    let length = text.string.utf16.count
    let isWhole = parts.count == 1 && parts[0].range == 0..<length
    if !isWhole {
      layOut(parts.reduce(text) { $0.clearing($1.range) }).draw(in: context, at: origin)
    }
    for part in parts {
      let rest = [0..<part.range.lowerBound, part.range.upperBound..<length]
      let frame = layOut(rest.reduce(text) { $0.clearing($1) })
      context.saveGState()
      context.setShadow(part.shadow)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      frame.draw(in: context, at: origin)
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}

nonisolated extension CGContext {
  fileprivate func setShadow(_ shadow: NSShadow) {
    setShadow(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius,
      color: (shadow.shadowColor as? UIColor)?.cgColor)
  }
}

nonisolated extension StyledText {
  /// The same text with a part of it not to be seen.
  fileprivate func clearing(_ range: Range<Int>) -> StyledText {
    guard !range.isEmpty else { return self }
    let clear = CGColor(gray: 0, alpha: 0)
    func cleared(_ attributes: TextAttributes) -> TextAttributes {
      var attributes = attributes
      attributes.color = clear
      attributes.background = nil
      attributes.underline = nil
      attributes.strikethrough = nil
      return attributes
    }
    var text = self
    text.runs = []
    var end = 0
    func add(_ part: Range<Int>, _ attributes: TextAttributes) {
      for piece in [
        part.clamped(to: 0..<range.lowerBound),
        part.clamped(to: range.upperBound..<max(range.upperBound, part.upperBound)),
      ] where !piece.isEmpty { text.runs.append(TextRun(piece, attributes)) }
      let hidden = part.clamped(to: range)
      if !hidden.isEmpty { text.runs.append(TextRun(hidden, cleared(attributes))) }
    }
    for run in runs {
      if run.range.lowerBound > end { add(end..<run.range.lowerBound, attributes) }
      add(run.range, run.attributes)
      end = run.range.upperBound
    }
    let length = string.utf16.count
    if end < length { add(end..<length, attributes) }
    text.runs.sort { $0.range.lowerBound < $1.range.lowerBound }
    return text
  }
}
