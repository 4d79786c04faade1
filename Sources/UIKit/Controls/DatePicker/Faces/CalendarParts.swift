internal import CoreGraphics
internal import Foundation

/// A day of a calendar: its number, in a disk where it is picked.
final class CalendarDay: UIControl {
  var date: Date?
  private let disk = UIView()
  private let number = UILabel()
  private var isToday = false
  private var isPicked = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    disk.isUserInteractionEnabled = false
    number.textAlignment = .center
    number.isAccessibilityElement = false
    addSubview(disk)
    addSubview(number)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  func show(number: String, words: String, isToday: Bool, isPicked: Bool) {
    self.number.text = number
    (self.isToday, self.isPicked) = (isToday, isPicked)
    accessibilityLabel = words
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    accessibilityTraits = isPicked ? [.button, .selected] : .button
    number.font = .systemFont(ofSize: 20, weight: isPicked ? .semibold : .regular)
    number.textColor =
      !isEnabled
      ? .tertiaryLabel : isPicked ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    disk.backgroundColor =
      !isPicked || !isEnabled ? .clear : isToday ? tintColor : tintColor.withAlphaComponent(0.16)
    alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 2
    disk.frame = CGRect(
      x: pixelAligned(nearest: bounds.midX - side / 2),
      y: pixelAligned(nearest: bounds.midY - side / 2), width: side, height: side)
    disk.layer.cornerRadius = side / 2
    number.frame = bounds
  }

  override var isPressedByKeys: Bool { true }
}

/// Leads to the month before or after.
final class CalendarArrow: UIControl {
  private let picture = UIImageView(image: BarGlyph.chevron())
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = isForward ? "Next Month" : "Previous Month"
    accessibilityIdentifier = isForward ? "next-month" : "previous-month"
  }

  required init?(coder: NSCoder) {
    isForward = true
    super.init(coder: coder)
  }

  override class var drawsContent: Bool? { false }

  override func stateDidChange() {
    super.stateDidChange()
    picture.tintColor = isEnabled ? nil : .tertiaryLabel
    picture.alpha = isHighlighted ? 0.3 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = CGSize(width: 10, height: 18)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.transform = CGAffineTransform(scaleX: isForward != isRightToLeft ? -1 : 1, y: 1)
  }

  override var isPressedByKeys: Bool { true }
}

/// The name of a month, which opens wheels of months and years.
final class CalendarTitle: UIControl {
  private static let gap: CGFloat = 6
  private let label = UILabel()
  private let picture = UIImageView(image: BarGlyph.chevron())

  /// Whether the wheels are open.
  var isOpen = false { didSet { stateDidChange() } }
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.isAccessibilityElement = false
    picture.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .header]
    accessibilityIdentifier = "month"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  override func stateDidChange() {
    super.stateDidChange()
    label.textColor = isOpen ? tintColor : .label
    alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: 7, height: 12)
    let width = min(label.intrinsicContentSize.width, bounds.width - size.width - Self.gap)
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: max(0, width),
      height: bounds.height)
    let middle = width + Self.gap + size.width / 2
    picture.bounds.size = size
    picture.center = CGPoint(x: isRightToLeft ? bounds.width - middle : middle, y: bounds.midY)
    // Forwards, and down while the wheels are open.
    picture.transform = CGAffineTransform(
      rotationAngle: isOpen ? -.pi / 2 : isRightToLeft ? 0 : .pi)
  }

  override var isPressedByKeys: Bool { true }
}
