internal import CoreGraphics
internal import Foundation

/// Buttons with day and time, as the mode has them; each opens a bubble.
final class CompactDateFace: UIView, DateFace {
  private static let gap: CGFloat = 6

  var onPick: ((Date) -> Void)?
  private var choice: DateChoice?
  private let day = DateChip()
  private let time = DateChip()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (chip, make) in [(day, DatePopover.calendar), (time, DatePopover.time)] {
      addSubview(chip)
      chip.addAction(
        UIAction { [weak self, weak chip] _ in
          if let self, let chip, let choice { open(make(choice), beside: chip) }
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  private var chips: [DateChip] { [day, time].filter { !$0.isHidden } }

  func show(_ choice: DateChoice) {
    self.choice = choice
    day.text = choice.formatter { $0.dateStyle = .medium }.string(from: choice.date)
    time.text = choice.formatter { $0.timeStyle = .short }.string(from: choice.date)
    (day.isHidden, time.isHidden) = (!choice.hasDay, !choice.hasTime)
    setNeedsLayout()
  }

  /// Shows the time alone, as beside a calendar.
  func showTimeOnly() { day.isHidden = true }

  private func open(_ popover: DatePopover, beside chip: DateChip) {
    popover.onPick = { [weak self] in self?.onPick?($0) }
    popover.onClose = { [weak chip] in chip?.isOpen = false }
    chip.isOpen = popover.open(beside: chip)
  }

  var fittingSize: CGSize {
    let widths = chips.map(\.fittingWidth)
    return CGSize(
      width: widths.reduce(CGFloat(max(0, widths.count - 1)) * Self.gap, +),
      height: DateChip.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for chip in chips {
      let width = chip.fittingWidth
      chip.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: pixelAligned(nearest: (bounds.height - DateChip.height) / 2), width: width,
        height: DateChip.height)
      x += width + Self.gap
    }
  }
}
