import Foundation

/// Cuts a path into dashes. Curves stay curves; each subpath begins the pattern anew.
struct Dasher {
  private let lengths: [CGFloat]
  private let phase: CGFloat
  private var dashes = PathElements()
  /// The dashes of the current subpath, each with a move at its start.
  private var pieces: [PathElements] = []

  /// Which length of the pattern is being used up, and what is left of it.
  private var index = 0
  private var left: CGFloat = 0
  /// True from the start of a dash until its first piece is added.
  private var needsMove = true
  /// True where the subpath's first piece is a dash and not a gap.
  private var beginsWithDash = true

  /// The dashes; the path itself where the pattern is empty, has a negative length or no positive one.
  static func dashes(
    of elements: PathElements, phase: CGFloat, lengths: [CGFloat]
  ) -> PathElements {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }),
      phase.isFinite
    else { return elements }
    var dasher = Dasher(lengths: lengths, phase: phase)
    elements.forEach { element in
      let (first, second, third) = element.points
      switch element.verb {
      case .move: dasher.finishSubpath(isClosed: false)
      case .line, .close: dasher.add([element.start, first])
      case .quad: dasher.add([element.start, first, second])
      case .cubic: dasher.add([element.start, first, second, third])
      }
      if element.verb == .close { dasher.finishSubpath(isClosed: true) }
    }
    dasher.finishSubpath(isClosed: false)
    return dasher.dashes
  }

  private init(lengths: [CGFloat], phase: CGFloat) {
    // An odd count of lengths is a pattern of twice the count, in which dashes and gaps change
    // places.
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.phase = phase
    restart()
  }

  /// Adds up the subpath's dashes. A dash that runs into the start of a closed one is a part of the
  /// first dash, so that the corner there is joined.
  private mutating func finishSubpath(isClosed: Bool) {
    if isClosed && beginsWithDash && !needsMove {
      if pieces.count > 1 {
        var last = pieces.removeLast()
        last.append(pieces[0].withoutFirstMove, transform: .identity)
        pieces[0] = last
      } else if pieces.count == 1 {
        pieces[0].close()
      }
    }
    for piece in pieces { dashes.append(piece, transform: .identity) }
    pieces = []
    restart()
  }

  private mutating func restart() {
    let total = lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    index = 0
    while rest >= lengths[index], index < lengths.count - 1 {
      rest -= lengths[index]
      index += 1
    }
    left = max(lengths[index] - rest, 0)
    needsMove = true
    beginsWithDash = index % 2 == 0
  }

  /// Adds the dashes along one line or curve, given by its points.
  private mutating func add(_ points: [CGPoint]) {
    let curve = MeasuredCurve(points)
    guard curve.length > 0 else { return }
    var position: CGFloat = 0
    while position < curve.length {
      let step = min(left, curve.length - position)
      if index % 2 == 0 { addPiece(of: curve, from: position, to: position + step) }
      position += step
      left -= step
      // What is left by rounding would be a dash of no length.
      if left <= 1e-9 {
        index = (index + 1) % lengths.count
        left = lengths[index]
        needsMove = true
      }
    }
  }

  private mutating func addPiece(of curve: MeasuredCurve, from start: CGFloat, to end: CGFloat) {
    let piece = curve.piece(from: start, to: end)
    if needsMove {
      pieces.append(PathElements())
      pieces[pieces.count - 1].move(to: piece[0])
      needsMove = false
    }
    let last = pieces.count - 1
    switch piece.count {
    case 2: pieces[last].addLine(to: piece[1])
    case 3: pieces[last].addQuad(to: piece[2], control: piece[1])
    default: pieces[last].addCubic(to: piece[3], control1: piece[1], control2: piece[2])
    }
  }
}

/// A line or Bézier curve that can be cut at lengths along it.
private struct MeasuredCurve {
  let points: [CGPoint]
  /// The length up to each of evenly spaced parameters.
  private let sums: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    let count = points.count == 2 ? 1 : 8 * Flatness(tolerance: 0.1).stepCount(points)
    var sums: [CGFloat] = [0]
    var last = points[0]
    for step in 1...count {
      let next = MeasuredCurve.split(points, at: CGFloat(step) / CGFloat(count)).before.last!
      sums.append(sums[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    self.sums = sums
  }

  var length: CGFloat { sums[sums.count - 1] }

  func piece(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    let (t0, t1) = (parameter(at: start), parameter(at: end))
    guard t0 > 0 || t1 < 1 else { return points }
    let head = MeasuredCurve.split(points, at: t1).before
    return t0 > 0 && t1 > 0 ? MeasuredCurve.split(head, at: t0 / t1).after : head
  }

  private func parameter(at length: CGFloat) -> CGFloat {
    guard length < self.length else { return 1 }
    // The first sum that is greater; there is one.
    var (low, high) = (0, sums.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= length { low = middle } else { high = middle }
    }
    let step = sums[high] - sums[low]
    return (CGFloat(low) + (step > 0 ? (length - sums[low]) / step : 0)) / CGFloat(sums.count - 1)
  }

  /// De Casteljau's construction, for a curve of any degree.
  private static func split(
    _ points: [CGPoint], at t: CGFloat
  ) -> (before: [CGPoint], after: [CGPoint]) {
    var (row, before, after) = (points, [points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
      before.append(row[0])
      after.append(row[row.count - 1])
    }
    return (before, after.reversed())
  }
}
