internal import CoreGraphics

/// Short titles one below the other at the edge of a table. A finger on them goes to their sections.
final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// Stands for titles that have no room.
  private static let dot = "•"

  let titles: [String]
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// The ground, and the one while a finger is on the titles.
  var grounds: (usual: UIColor?, tracking: UIColor?) = (nil, nil) { didSet { showGround() } }
  private let onTitle: (Int) -> Void
  private var isTracking = false { didSet { showGround() } }
  private var lastTitle: Int?

  init(_ titles: [String], onTitle: @escaping (Int) -> Void) {
    self.titles = titles
    self.onTitle = onTitle
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.zPosition = 900
    isAccessibilityElement = true
    accessibilityLabel = "Table index"
    addGestureRecognizer(TouchDownRecognizer { [weak self] in self?.tracked($0) })
  }

  required init?(coder: NSCoder) {
    (titles, onTitle) = ([], { _ in })
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private func showGround() { backgroundColor = isTracking ? grounds.tracking : grounds.usual }

  // MARK: Lines

  /// What is written, from the top: all titles, or as many as there is room for with dots between.
  var lines: [String] {
    let room = max(1, Int(bounds.height / Self.lineHeight))
    guard titles.count > room, room > 2 else { return titles }
    // An odd number, so that a title stands at either end.
    let count = room.isMultiple(of: 2) ? room - 1 : room
    return (0..<count).map { line in
      line.isMultiple(of: 2) ? titles[line * (titles.count - 1) / (count - 1)] : Self.dot
    }
  }

  /// Where the lines are, in the middle of the height.
  private var stretch: (start: CGFloat, height: CGFloat) {
    let height = min(bounds.height, CGFloat(lines.count) * Self.lineHeight)
    return ((bounds.height - height) / 2, height)
  }

  override func draw(_ rect: CGRect) {
    let lines = lines
    let (start, height) = stretch
    let step = height / CGFloat(max(1, lines.count))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .foregroundColor: color ?? tintColor ?? .systemBlue,
    ]
    for (index, line) in lines.enumerated() {
      let size = line.size(withAttributes: attributes)
      line.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: start + (CGFloat(index) + 0.5) * step - size.height / 2),
        withAttributes: attributes)
    }
  }

  // MARK: Fingers

  private func tracked(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      isTracking = true
      let (start, height) = stretch
      let part = (recognizer.location(in: self).y - start) / max(1, height)
      let title = min(max(0, Int((part * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
      guard title != lastTitle else { return }
      lastTitle = title
      onTitle(title)
    default:
      isTracking = false
      lastTitle = nil
    }
  }
}
