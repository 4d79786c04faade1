internal import CoreGraphics
internal import QuartzCore

/// The box with an alert's text fields, one below the other with hairlines between them.
final class AlertFieldBox: UIView {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .alertField
    clipsToBounds = true
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    applyBorder()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var isEmpty: Bool { fields.isEmpty }

  func show(_ fields: [UITextField]) {
    for field in self.fields where !fields.contains(field) { field.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    self.fields = fields
    for field in fields where field.superview !== self { addSubview(field) }
    lines = fields.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .alertFieldBorder
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fields.reduce(0) { $0 + height(of: $1) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: field))
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
      y = field.frame.maxY
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyBorder()
    setNeedsLayout()
  }

  private func height(of field: UITextField) -> CGFloat {
    (field as? AlertTextField)?.rowHeight ?? field.intrinsicContentSize.height
  }

  private func applyBorder() {
    layer.borderWidth = hairline
    layer.borderColor = UIColor.alertFieldBorder.resolvedCGColor(with: traitCollection)
  }
}

extension UIView {
  /// The thickness of the thinnest line: a pixel.
  var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }
}
