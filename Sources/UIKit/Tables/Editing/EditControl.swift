internal import CoreGraphics

/// The round control before a row that is edited: deletes it, inserts one, or shows whether it is
/// chosen.
final class EditControl: UIView {
  enum Kind {
    case delete, insert, choice
  }

  private static let side: CGFloat = 22

  var kind: Kind {
    didSet {
      guard kind != oldValue else { return }
      describe()
      setNeedsDisplay()
    }
  }
  /// Whether the row is chosen.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  var onTap: () -> Void = {}

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    describe()
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) {
    kind = .choice
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { true }

  private func describe() {
    accessibilityLabel =
      switch kind {
      case .delete: "Remove"
      case .insert: "Insert"
      case .choice: nil
      }
    // A tap on the circle chooses the row, as one beside it does.
    isUserInteractionEnabled = kind != .choice
  }

  override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -11).contains(point)
  }

  override func draw(_ rect: CGRect) {
    let circle = UIBezierPath(ovalIn: bounds)
    switch kind {
    case .delete, .insert:
      (kind == .delete ? UIColor.systemRed : .systemGreen).setFill()
      circle.fill()
      stroke([[CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)]])
      if kind == .insert { stroke([[CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)]]) }
    case .choice where isOn:
      tintColor.setFill()
      circle.fill()
      stroke([[CGPoint(x: 6.2, y: 11.6), CGPoint(x: 9.6, y: 15), CGPoint(x: 15.8, y: 7.2)]])
    case .choice:
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
      ring.lineWidth = 1.5
      UIColor.tertiaryLabel.setStroke()
      ring.stroke()
    }
  }

  private func stroke(_ lines: [[CGPoint]]) {
    let path = UIBezierPath()
    for line in lines {
      guard let first = line.first else { continue }
      path.move(to: first)
      for point in line.dropFirst() { path.addLine(to: point) }
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.white.setStroke()
    path.stroke()
  }
}

extension UITableViewCell {
  /// What the control at the leading edge is; nil for none.
  private var editKind: EditControl.Kind? {
    guard isEditing else { return nil }
    if table?.allowsMultipleSelectionDuringEditing == true { return .choice }
    switch editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  var showsEditControl: Bool { editKind != nil }

  func editingDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    if animated { layoutIfNeeded() }
  }

  /// Puts the control where it belongs; it comes in from the edge.
  func placeEditControl() {
    let middle = bounds.height / 2
    let away = CGPoint(x: isRightToLeft ? bounds.width + 20 : -20, y: middle)
    guard let kind = editKind else {
      guard let control = editControl else { return }
      editControl = nil
      // Goes with the animation that this may be in; at once if it is in none.
      UIView.animate(withDuration: 0) {
        control.center = away
        control.alpha = 0
      } completion: { _ in
        control.removeFromSuperview()
      }
      return
    }
    let control = editControl ?? EditControl(kind)
    if editControl == nil {
      editControl = control
      control.onTap = { [weak self] in
        guard let self else { return }
        table?.editControlTapped(self)
      }
      UIView.performWithoutAnimation {
        control.center = away
        control.alpha = 0
        addSubview(control)
      }
    }
    control.kind = kind
    control.isOn = isSelected
    let x = sides.leading + Self.editRoom / 2 + 6
    control.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: middle)
    control.alpha = 1
  }
}
