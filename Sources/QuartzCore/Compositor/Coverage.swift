/// The pixels that a shape covers: some wholly, those on its edge in part.
///
/// The pieces have no pixel in common. A rounded card has a few large whole ones, thin strips
/// where its edges fall between pixels, and a small mask at each corner.
nonisolated struct Coverage: Sendable {
  /// Covered wholly.
  private(set) var whole: [PixelRect] = []
  /// Covered in part.
  private(set) var edges: [Edge] = []
  /// The smallest rectangle around all.
  private(set) var extent = PixelRect.empty

  /// Pixels that are covered in part.
  struct Edge: Sendable {
    let rect: PixelRect
    let amount: Amount
  }

  /// How much of them is.
  enum Amount: Sendable {
    /// All the same, of 255.
    case level(UInt8)
    /// Each for itself; the mask's upper left pixel is the rectangle's.
    case mask(Bitmap)
  }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    whole.append(rect)
    extent = extent.union(rect)
  }

  mutating func add(_ rect: PixelRect, _ amount: Amount) {
    guard !rect.isEmpty else { return }
    if case .level(let level) = amount {
      if level == 255 { return add(rect) }
      if level == 0 { return }
    }
    edges.append(Edge(rect: rect, amount: amount))
    extent = extent.union(rect)
  }

  /// The largest rectangle that is covered wholly; empty if there is none.
  var core: PixelRect { whole.max { $0.area < $1.area } ?? .empty }
}

/// A stretch of pixels on a line that an interval covers evenly.
nonisolated struct PixelRun {
  let start: Int
  let end: Int
  let level: UInt8

  /// The pixels that the interval covers: at most three stretches, the outer ones in part.
  static func runs(_ from: Double, _ to: Double) -> [PixelRun] {
    guard to > from else { return [] }
    let first = Int(from.rounded(.down))
    let last = Int(to.rounded(.up))
    if last - first == 1 { return [PixelRun(start: first, end: last, level: level(of: to - from))] }
    let inner = Int(from.rounded(.up))
    let outer = Int(to.rounded(.down))
    var runs: [PixelRun] = []
    if inner > first {
      runs.append(PixelRun(start: first, end: inner, level: level(of: Double(inner) - from)))
    }
    if outer > inner { runs.append(PixelRun(start: inner, end: outer, level: 255)) }
    if last > outer {
      runs.append(PixelRun(start: outer, end: last, level: level(of: to - Double(outer))))
    }
    return runs.filter { $0.level > 0 }
  }

  private static func level(of length: Double) -> UInt8 { UInt8((length * 255).rounded()) }
}
