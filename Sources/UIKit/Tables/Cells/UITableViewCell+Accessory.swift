internal import CoreGraphics

extension UITableViewCell {
  /// What is at the end now.
  private var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var currentAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  /// The room that the accessory takes from the content, its margin included.
  var accessoryRoom: CGFloat {
    if showsGrip { return RowGrip.size.width + Self.margin }
    if let view = currentAccessoryView { return view.bounds.width + Self.margin }
    let width = AccessoryMark.size(of: currentAccessoryType).width
    return width > 0 ? width + Self.margin : 0
  }

  func accessoryDidChange() {
    for view in [accessoryView, editingAccessoryView, accessory] {
      if let view, view.superview === self { view.removeFromSuperview() }
    }
    accessory = nil
    if showsGrip {
      let grip = RowGrip { [weak self] in self?.gripMoved($0) }
      accessory = grip
      addSubview(grip)
    } else if let view = currentAccessoryView {
      addSubview(view)
    } else if currentAccessoryType != .none {
      let mark = AccessoryMark(currentAccessoryType)
      mark.onDetail = { [weak self] in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }
      accessory = mark
      addSubview(mark)
    }
    setNeedsLayout()
  }

  func placeAccessory() {
    guard let view = accessory ?? currentAccessoryView else { return }
    let size = view.bounds.size
    let x = bounds.width - sides.trailing - Self.margin - size.width
    let scale = max(1, traitCollection.displayScale)
    let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
    let frame = CGRect(
      origin: CGPoint(x: isRightToLeft ? bounds.width - x - size.width : x, y: y), size: size)
    if view.frame != frame { view.frame = frame }
  }
}

/// The marks at the end of cells: a chevron, a tick, a button for details.
final class AccessoryMark: UIView {
  private static let chevron = CGSize(width: 8, height: 14)
  private static let tick = CGSize(width: 14, height: 13)
  private static let detail: CGFloat = 22
  private static let gap: CGFloat = 12

  /// Is called when the button is tapped.
  var onDetail: () -> Void = {}
  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    guard isUserInteractionEnabled else { return }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "More info"
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onDetail() })
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { true }

  override func accessibilityActivate() -> Bool {
    onDetail()
    return true
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The button takes touches a little around it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -10).contains(point)
  }

  static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevron
    case .checkmark: tick
    case .detailButton: CGSize(width: detail, height: detail)
    case .detailDisclosureButton: CGSize(width: detail + gap + chevron.width, height: detail)
    }
  }

  override func draw(_ rect: CGRect) {
    var bounds = bounds
    if isRightToLeft, let context = UIGraphicsGetCurrentContext(), type != .checkmark {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    switch type {
    case .none: break
    case .checkmark: drawTick(in: bounds)
    case .disclosureIndicator: drawChevron(in: bounds)
    case .detailButton: drawDetail(in: bounds)
    case .detailDisclosureButton:
      drawDetail(in: CGRect(x: 0, y: 0, width: Self.detail, height: Self.detail))
      bounds.origin.x = bounds.maxX - Self.chevron.width
      bounds.size.width = Self.chevron.width
      drawChevron(in: bounds.insetBy(dx: 0, dy: (bounds.height - Self.chevron.height) / 2))
    }
  }

  private func stroke(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  private func drawChevron(in rect: CGRect) {
    let box = rect.insetBy(dx: 1.25, dy: 1.25)
    stroke(
      [
        CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.midY),
        CGPoint(x: box.minX, y: box.maxY),
      ], width: 2, .tertiaryLabel)
  }

  private func drawTick(in rect: CGRect) {
    let box = rect.insetBy(dx: 1, dy: 1)
    stroke(
      [
        CGPoint(x: box.minX, y: box.minY + box.height * 0.56),
        CGPoint(x: box.minX + box.width * 0.36, y: box.maxY),
        CGPoint(x: box.maxX, y: box.minY),
      ], width: 2, tintColor)
  }

  /// An i in a circle.
  private func drawDetail(in rect: CGRect) {
    let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75))
    ring.lineWidth = 1.5
    tintColor.setStroke()
    ring.stroke()
    tintColor.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: rect.midX - 1.35, y: rect.minY + 5, width: 2.7, height: 2.7)
    ).fill()
    stroke(
      [CGPoint(x: rect.midX, y: rect.minY + 10), CGPoint(x: rect.midX, y: rect.minY + 16.5)],
      width: 2, tintColor)
  }
}
