internal import CoreGraphics

/// The control at the end of a row by which a person moves it.
final class RowGrip: UIView {
  static let size = CGSize(width: 22, height: 44)
  /// Between the middles of the three lines.
  private static let spacing: CGFloat = 6

  init(onMove: @escaping (UIGestureRecognizer) -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
    addGestureRecognizer(TouchDownRecognizer { onMove($0) })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { true }

  /// A finger needs more room than the lines.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: 0).contains(point)
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * Self.spacing
      path.move(to: CGPoint(x: bounds.minX + 1, y: y))
      path.addLine(to: CGPoint(x: bounds.maxX - 1, y: y))
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}

extension UITableViewCell {
  /// Whether the row could be moved if the table is edited.
  var wantsGrip: Bool { mayShowGrip && (hasGripByDefault || showsReorderControl) }

  var showsGrip: Bool { isEditing && wantsGrip }

  /// Shows the control, or what else is at the end of the row.
  func gripDidChange() {
    if (accessory is RowGrip) != showsGrip { accessoryDidChange() }
  }

  func gripMoved(_ recognizer: UIGestureRecognizer) { table?.gripMoved(on: self, recognizer) }
}
