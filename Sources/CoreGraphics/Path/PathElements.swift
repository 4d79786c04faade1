import Foundation

/// The storage of a path: a verb for each element, and the points of all of them in a row.
struct PathElements: Hashable, Sendable {
  enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// How many points it takes from the row.
    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  private(set) var verbs: [Verb] = []
  private(set) var points: [CGPoint] = []
  /// Where the current subpath began.
  private(set) var startPoint: CGPoint?
  /// Where the next element begins.
  private(set) var currentPoint: CGPoint?

  mutating func move(to point: CGPoint) {
    // A move that follows a move takes its place.
    if verbs.last == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs.append(.move)
    points.append(point)
    startPoint = point
    currentPoint = point
  }

  mutating func addLine(to point: CGPoint) {
    begin(at: point)
    verbs.append(.line)
    points.append(point)
    currentPoint = point
  }

  mutating func addQuad(to end: CGPoint, control: CGPoint) {
    begin(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  mutating func addCubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  mutating func close() {
    guard currentPoint != nil, verbs.last != .close else { return }
    verbs.append(.close)
    currentPoint = startPoint
  }

  mutating func append(_ other: PathElements, transform: CGAffineTransform) {
    let other = other.applying(transform)
    guard !other.verbs.isEmpty else { return }
    if verbs.last == .move, other.verbs.first == .move {
      verbs.removeLast()
      points.removeLast()
    }
    verbs += other.verbs
    points += other.points
    startPoint = other.startPoint
    currentPoint = other.currentPoint
  }

  /// What follows the first element, to be appended where that one led to.
  var withoutFirstMove: PathElements {
    var rest = self
    if rest.verbs.first == .move {
      rest.verbs.removeFirst()
      rest.points.removeFirst()
    }
    return rest
  }

  func applying(_ transform: CGAffineTransform) -> PathElements {
    guard !transform.isIdentity else { return self }
    var copy = self
    copy.points = points.map { $0.applying(transform) }
    copy.startPoint = startPoint?.applying(transform)
    copy.currentPoint = currentPoint?.applying(transform)
    return copy
  }

  /// Makes sure that there is a subpath to add to: after a close it begins where that one began,
  /// and in an empty path at `point`.
  ///
  /// DIFFERENCE: Apple's reports an error and ignores an element for which no point was set.
  private mutating func begin(at point: CGPoint) {
    guard let currentPoint else { return move(to: point) }
    if verbs.last == .close { move(to: currentPoint) }
  }
}

extension PathElements {
  /// One element with the point that it starts from.
  struct Element {
    var verb: Verb
    /// The current point before it.
    var start: CGPoint
    /// Its own points; the ones it doesn't have repeat the last.
    var points: (CGPoint, CGPoint, CGPoint)
  }

  /// Calls `body` with each element in order.
  ///
  /// A close has the point that it returns to.
  func forEach(_ body: (Element) -> Void) {
    var index = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for verb in verbs {
      let element: Element
      switch verb {
      case .move, .line:
        let end = points[index]
        element = Element(verb: verb, start: current, points: (end, end, end))
        if verb == .move { start = end }
        current = end
      case .quad:
        let end = points[index + 1]
        element = Element(verb: verb, start: current, points: (points[index], end, end))
        current = end
      case .cubic:
        let end = points[index + 2]
        element = Element(
          verb: verb, start: current, points: (points[index], points[index + 1], end))
        current = end
      case .close:
        element = Element(verb: verb, start: current, points: (start, start, start))
        current = start
      }
      body(element)
      index += verb.pointCount
    }
  }
}
