import UIKit

/// A box or a ring to tick, with words beside it; a tap anywhere on it counts.
final class CheckRow: UIButton {
  /// What is ticked.
  enum Shape { case box, ring }

  /// Whether it is ticked.
  var isOn = false { didSet { if isOn != oldValue { showState(animated: window != nil) } } }

  /// Whether Tab comes here; in a group of which one is chosen it comes to that one.
  var isTabStop = true

  private let shape: Shape
  private let font: UIFont
  private let ground: UIColor
  private let label = UILabel()
  private let box = CAShapeLayer()
  private let tick = CAShapeLayer()
  private var side: CGFloat = 20
  private var spacing: CGFloat = 9

  /// - Parameters:
  ///   - group: what it is an option of, for those who can't see what it stands below.
  ///   - ground: what it is on.
  init(
    _ title: String, of group: String? = nil, shape: Shape, font: UIFont, color: UIColor,
    on ground: UIColor, identifier: String
  ) {
    self.shape = shape
    self.ground = ground
    self.font = font
    super.init(frame: .zero)
    label.text = title
    label.textColor = color
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    addSubview(label)
    for part in [box, tick] { layer.addSublayer(part) }
    tick.fillColor = nil
    tick.lineCap = .round
    tick.lineJoin = .round
    tick.strokeEnd = 0
    accessibilityLabel = group.map { "\(title), \($0)" } ?? title
    accessibilityIdentifier = identifier
    showState(animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale) {
    label.font = scale.font(font)
    side = scale.control(20).rounded()
    spacing = scale.control(9).rounded()
    setNeedsLayout()
  }

  override var canBecomeFocused: Bool { super.canBecomeFocused && (isTabStop || isFocused) }

  /// Space ticks; Return is the alert's, as in any field.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let returns = presses.filter { press in
      press.key?.keyCode == .keyboardReturnOrEnter || press.key?.keyCode == .keypadEnter
    }
    if !returns.isEmpty { next?.pressesBegan(returns, with: event) }
    let others = presses.subtracting(returns)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(side, textHeight(in: size.width)) + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = textHeight(in: bounds.width)
    let textX = isMirrored ? 0 : side + spacing
    label.frame = CGRect(
      x: textX, y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - side - spacing), height: height)
    // The box stands beside the first line.
    let line = label.font.lineHeight
    let boxFrame = CGRect(
      x: isMirrored ? bounds.width - side : 0, y: label.frame.minY + (line - side) / 2,
      width: side, height: side)
    for part in [box, tick] { part.frame = boxFrame }
    let inner = CGRect(x: 0.75, y: 0.75, width: side - 1.5, height: side - 1.5)
    box.path =
      shape == .ring
      ? UIBezierPath(ovalIn: inner).cgPath
      : UIBezierPath(roundedRect: inner, cornerRadius: side * 0.25).cgPath
    box.lineWidth = 1.5
    tick.path = tickPath.cgPath
    tick.lineWidth = shape == .ring ? side * 0.4 : side * 0.11
  }

  private var tickPath: UIBezierPath {
    let path = UIBezierPath()
    if shape == .ring {
      // A dot: a line of no length with round ends.
      path.move(to: CGPoint(x: side / 2, y: side / 2))
      path.addLine(to: CGPoint(x: side / 2 + 0.01, y: side / 2))
    } else {
      path.move(to: CGPoint(x: side * 0.27, y: side * 0.52))
      path.addLine(to: CGPoint(x: side * 0.44, y: side * 0.69))
      path.addLine(to: CGPoint(x: side * 0.74, y: side * 0.34))
    }
    return path
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: max(0, width - side - spacing), height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
  }

  private func showState(animated: Bool) {
    isSelected = isOn
    accessibilityValue = isOn ? "1" : "0"
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    tick.strokeEnd = isOn ? 1 : 0
    CATransaction.commit()
    applyColors()
  }

  private func applyColors() {
    let tint = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
    let rim = (isOn ? tint : .tertiaryLabel).visible(on: ground)
      .resolvedColor(with: traitCollection)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let mark = tint.titleOnGround.resolvedColor(with: traitCollection)
    box.fillColor = isOn ? tint.cgColor : UIColor.clear.cgColor
    box.strokeColor = rim.cgColor
    tick.strokeColor = mark.cgColor
    CATransaction.commit()
  }
}
