internal import CoreGraphics

/// The button of an action. Keys press it themselves; touches it leaves to the alert's root view,
/// so that a finger can go from one row to another.
final class AlertActionRow: UIControl {
  let action: UIAlertAction
  /// Called when it is pressed.
  var onPress: ((UIAlertAction) -> Void)?

  private static let inset: CGFloat = 8
  private let looks: AlertLooks
  private let label = UILabel()

  init(_ action: UIAlertAction, isEmphasized: Bool, looks: AlertLooks) {
    self.action = action
    self.looks = looks
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    // The focus ring lies within, as the rows touch each other.
    clipsToBounds = true
    label.text = action.title
    label.font = isEmphasized ? looks.emphasizedAction : looks.action
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    label.isAccessibilityElement = false
    addSubview(label)
    refresh()
  }

  required init?(coder: NSCoder) {
    action = UIAlertAction(title: nil, style: .default)
    looks = .alert
    super.init(coder: coder)
  }

  package override class var drawsContent: Bool? { false }

  /// The width that the title takes on one line at its full size.
  var fittingWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.inset }

  /// Shows the action as it is now.
  func refresh() {
    isEnabled = action.isEnabled
    applyColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = pixelAligned(up: label.font.lineHeight + 2 * looks.rowPadding)
    return CGSize(width: size.width, height: max(looks.rowHeight, height.rounded(.down)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    applyColors()
  }

  private func applyColors() {
    backgroundColor = isHighlighted ? .alertHighlight : .clear
    label.textColor =
      !isEnabled ? .alertDisabled : action.style == .destructive ? .systemRed : tintColor
  }

  // MARK: Being pressed

  override var isPressedByKeys: Bool { true }

  override func pressed(_ event: UIEvent?) { onPress?(action) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  package override var descriptionDetails: [String] {
    [action.title.map { "“\($0)”" }, isEnabled ? nil : "disabled"].compactMap { $0 }
  }
}
