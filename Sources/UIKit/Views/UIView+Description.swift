internal import CoreGraphics
internal import QuartzCore

extension UIView {
  /// The view and all below it in words, a line each: class, frame, and what is out of the
  /// ordinary. The same tree gives the same words: there are no addresses in them.
  package func recursiveDescription() -> String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + summary)
    for subview in subviews { subview.describe(into: &lines, depth: depth + 1) }
  }

  /// The view in a line.
  package var summary: String {
    var words = ["\(type(of: self))", frame.brief]
    if bounds.origin != .zero { words.append("bounds \(bounds.brief)") }
    if !transform.isIdentity {
      let t = transform
      words.append(
        "transform [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.brief).joined(separator: " "))]")
    }
    if alpha != 1 { words.append("alpha \(alpha.brief)") }
    if isHidden { words.append("hidden") }
    if clipsToBounds { words.append("clips") }
    if !isUserInteractionEnabled { words.append("untouchable") }
    if tag != 0 { words.append("tag \(tag)") }
    if let color = backgroundColor, color != .clear {
      words.append("background \(color.resolvedColor(with: traitCollection).description)")
    }
    if let accessibilityIdentifier { words.append("id \"\(accessibilityIdentifier)\"") }
    words += descriptionDetails
    return words.joined(separator: " ")
  }
}

extension CGRect {
  /// Origin and size in as few digits as a dump needs.
  nonisolated package var brief: String {
    "(\(minX.brief), \(minY.brief); \(width.brief) × \(height.brief))"
  }
}
