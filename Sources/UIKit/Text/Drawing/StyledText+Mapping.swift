internal import CoreGraphics
package import TextLayout

nonisolated extension StyledText {
  /// The same text with all its attributes changed in the same way.
  package func mapAttributes(_ change: (inout TextAttributes) -> Void) -> StyledText {
    var text = self
    change(&text.attributes)
    for index in text.runs.indices { change(&text.runs[index].attributes) }
    return text
  }

  /// The same with natural alignment settled by the interface's direction.
  func resolvingNaturalAlignment(isRightToLeft: Bool) -> StyledText {
    let natural: TextParagraph.Alignment = isRightToLeft ? .right : .left
    var text = mapAttributes {
      if $0.paragraph?.alignment == .natural { $0.paragraph?.alignment = natural }
    }
    if text.paragraph.alignment == .natural { text.paragraph.alignment = natural }
    return text
  }

  /// The same with letters further apart by a part of their font's size.
  func tightened(by part: CGFloat) -> StyledText {
    mapAttributes { $0.kern += part * $0.font.size }
  }

  /// The same in one colour, backgrounds left alone.
  func colored(_ color: CGColor) -> StyledText {
    mapAttributes {
      $0.color = color
      $0.underline?.color = nil
      $0.strikethrough?.color = nil
    }
  }

  /// The same with all colours weaker.
  func faded(to alpha: CGFloat) -> StyledText {
    func faded(_ color: CGColor?) -> CGColor? {
      color.flatMap { $0.copy(alpha: $0.alpha * alpha) }
    }
    func faded(_ decoration: TextDecoration?) -> TextDecoration? {
      decoration.map {
        TextDecoration(style: $0.style, pattern: $0.pattern, color: faded($0.color))
      }
    }
    return mapAttributes {
      $0.color = faded($0.color) ?? $0.color
      $0.background = faded($0.background)
      $0.underline = faded($0.underline)
      $0.strikethrough = faded($0.strikethrough)
    }
  }

  /// The same in a smaller size.
  private func scaled(by scale: CGFloat) -> StyledText {
    mapAttributes {
      $0.font.size *= scale
      $0.kern *= scale
      $0.baselineOffset *= scale
    }
  }

  /// The same, shrunk as little as it takes for `fits` to say yes, or as far as `minimumScale`
  /// allows. Nil where no smaller size is allowed.
  ///
  /// Sizes go down by quarters of a point, so that fonts are shared between texts and a text
  /// doesn't tremble while its room changes.
  func shrunk(to minimumScale: CGFloat, until fits: (StyledText) -> Bool) -> StyledText? {
    let largest = ([attributes] + runs.map(\.attributes)).map(\.font.size).max() ?? 0
    let smallestAllowed = minimumScale > 0 ? largest * min(1, minimumScale) : 1
    let steps = Int(((largest - smallestAllowed) * 4).rounded(.down))
    guard steps > 0 else { return nil }
    func step(_ number: Int) -> StyledText { scaled(by: 1 - CGFloat(number) / (4 * largest)) }
    var tooFew = 0
    var enough = steps
    while enough - tooFew > 1 {
      let middle = (tooFew + enough) / 2
      if fits(step(middle)) { enough = middle } else { tooFew = middle }
    }
    return step(enough)
  }
}
