internal import Foundation
internal import QuartzCore

/// One segment: what it shows, what it does, and the view of it.
final class SegmentItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0 for what is left.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let view = SegmentView()

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Shows the content of a segment in the middle; one thing to a screen reader.
final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  private let groundView = UIImageView()
  /// The picture behind, of which the segment shows its part.
  var ground: UIImage? {
    didSet {
      guard ground !== oldValue else { return }
      groundView.image = ground
      clipsToBounds = ground != nil
      setNeedsLayout()
    }
  }
  private var offset = CGSize.zero
  /// Chooses the segment; false where it can't be.
  var onActivate: () -> Bool = { false }

  override class var drawsContent: Bool? { false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(groundView)
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ item: SegmentItem, attributes: [NSAttributedString.Key: Any], state: UIControl.State)
  {
    offset = item.offset
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    label.lineBreakMode = .byTruncatingTail
    picture.image = item.image?.asTemplateByDefault
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    accessibilityLabel = item.title ?? item.action?.title
    accessibilityTraits = state.contains(.selected) ? [.button, .selected] : .button
    if state.contains(.disabled) { accessibilityTraits.insert(.notEnabled) }
    setNeedsLayout()
  }

  /// The size of what is shown.
  var contentSize: CGSize {
    if let image = picture.image { return image.size }
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let superview {
      groundView.frame = superview.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    let size = contentSize
    let width = min(size.width, max(0, bounds.width - 4))
    for view in [label, picture] {
      view.frame = CGRect(
        x: bounds.midX - width / 2 + offset.width,
        y: bounds.midY - size.height / 2 + offset.height, width: width, height: size.height)
    }
  }

  override func accessibilityActivate() -> Bool { onActivate() }
}

/// The capsule behind the chosen segment.
final class SegmentCapsule: UIView {
  override class var drawsContent: Bool? { false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SegmentLooks.cornerRadius - SegmentLooks.capsuleInset
    layer.borderWidth = 0.5
    layer.borderColor = CGColor(gray: 0, alpha: 0.04)
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 3.5
    layer.shadowOffset = CGSize(width: 0, height: 2.5)
  }

  required init?(coder: NSCoder) { return nil }
}

/// How segments look (seen).
struct SegmentLooks {
  static let height: CGFloat = 32
  static let cornerRadius: CGFloat = 9
  static let capsuleInset: CGFloat = 2
  /// Beside what a segment shows.
  static let padding: CGFloat = 13

  var titles = StateValues<[NSAttributedString.Key: Any]>()

  /// White, or a grey that stands out from the dark.
  static let capsuleColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
  }

  /// How a title looks in a state: as in normal, but for what the state has of its own.
  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let weight: UIFont.Weight = state == .selected ? .semibold : .medium
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight),
      .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    let own = state == .normal ? nil : titles[state]
    let ofNormal = titles[.normal] ?? [:]
    for (key, value) in ofNormal
    where !(state == .disabled && key == .foregroundColor) { all[key] = value }
    for (key, value) in own ?? [:] { all[key] = value }
    return all
  }
}
