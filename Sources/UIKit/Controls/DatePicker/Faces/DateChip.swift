internal import CoreGraphics
internal import Foundation

/// A button with a date or a time that opens what changes it.
final class DateChip: UIControl {
  static let height: CGFloat = 34
  private static let inset: CGFloat = 12
  private let label = UILabel()

  /// Whether what it opens is open.
  var isOpen = false { didSet { stateDidChange() } }
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  var fittingWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 2 * Self.inset }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = .tertiarySystemFill
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var isPressedByKeys: Bool { true }
}
