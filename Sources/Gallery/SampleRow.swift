import UIKit

/// A row of the list: a title, what there is to see, and a chevron.
final class SampleRow: UIButton {
  static let height: CGFloat = 60

  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private let separator = UIView()
  private let chevron = ChevronView()

  init(name: String, title: String, summary: String, isFirst: Bool, isLast: Bool) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = title
    accessibilityIdentifier = name
    nameLabel.text = title
    nameLabel.font = .systemFont(ofSize: 17)
    summaryLabel.text = summary
    summaryLabel.font = .systemFont(ofSize: 13)
    summaryLabel.textColor = .secondaryLabel
    separator.backgroundColor = .separator
    separator.isHidden = isLast
    for view in [nameLabel, summaryLabel, separator, chevron] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    layer.cornerRadius = 12
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    applyGround()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { applyGround() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 16
    let textWidth = max(0, bounds.width - 2 * inset - 24)
    nameLabel.frame = CGRect(x: inset, y: 10, width: textWidth, height: 22)
    summaryLabel.frame = CGRect(x: inset, y: 33, width: textWidth, height: 17)
    chevron.frame = CGRect(x: bounds.width - inset - 8, y: bounds.midY - 7, width: 8, height: 14)
    let hairline = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(
      x: inset, y: bounds.height - hairline, width: bounds.width - inset, height: hairline)
  }

  private func applyGround() {
    backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
  }
}

/// The mark at the end of a row that leads somewhere.
private final class ChevronView: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.5, y: 1.5))
    path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.midY))
    path.addLine(to: CGPoint(x: 1.5, y: bounds.maxY - 1.5))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
