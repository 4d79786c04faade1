internal import CoreGraphics
internal import Foundation

/// A calendar, and below it the time where the mode has one.
final class InlineDateFace: UIView, DateFace {
  private static let timeHeight: CGFloat = 44
  private static let inset: CGFloat = 16

  var onPick: ((Date) -> Void)? {
    didSet { (calendar.onPick, time.onPick) = (onPick, onPick) }
  }
  private let calendar = MonthCalendarView()
  private let caption = UILabel()
  private let time = CompactDateFace()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Time"
    caption.font = .systemFont(ofSize: 17, weight: .semibold)
    for view in [calendar, caption, time] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  func show(_ choice: DateChoice) {
    calendar.show(choice)
    time.show(choice)
    time.showTimeOnly()
    for view in [caption, time] { view.isHidden = !choice.hasTime }
    setNeedsLayout()
  }

  private var footHeight: CGFloat { time.isHidden ? 0 : Self.timeHeight }

  var fittingSize: CGSize {
    let size = calendar.fittingSize
    return CGSize(width: size.width, height: size.height + footHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (foot, head) = bounds.divided(atDistance: footHeight, from: .maxYEdge)
    calendar.frame = head
    let line = foot.insetBy(dx: min(Self.inset, foot.width / 2), dy: 0)
    caption.frame = line
    let width = time.fittingSize.width
    time.frame = CGRect(
      x: isRightToLeft ? line.minX : line.maxX - width, y: line.minY, width: width,
      height: line.height)
  }
}
