internal import CoreGraphics
internal import QuartzCore

// DIFFERENCE: rows are squeezed as those of a cylinder are, and not seen in perspective.
extension PickerWheel {
  /// The radius for a height: rows at the edges are nearly seen from the side.
  var radius: CGFloat { max(1, bounds.height / 2 * 0.98) }

  func placeRows() {
    guard rowCount > 0, rowHeight > 0, bounds.height > 0 else { return }
    let step = rowHeight / radius
    let reach = .pi / 2 / step
    let first = max(0, Int((position - reach).rounded(.up)))
    let last = min(rowCount - 1, Int((position + reach).rounded(.down)))
    for (index, row) in rows where index < first || index > last {
      row.removeFromSuperview()
      rows[index] = nil
      spare.append(row)
    }
    guard first <= last else { return }
    for index in first...last {
      let row = rows[index] ?? makeRow(index)
      place(row, angle: (CGFloat(index) - position) * step)
    }
  }

  private func makeRow(_ index: Int) -> WheelRow {
    let row = spare.popLast() ?? WheelRow()
    row.show(picker.content(ofRow: index, component, reusing: row.content))
    rows[index] = row
    addSubview(row)
    return row
  }

  /// Turns a row about the cylinder's axis: nearer to the edge, flatter, narrower and paler.
  private func place(_ row: WheelRow, angle: CGFloat) {
    row.transform = .identity
    row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    row.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
    let depth = radius * (1 - cos(angle))
    let distance = 6 * radius
    row.transform = CGAffineTransform(
      scaleX: distance / (distance + depth), y: max(0.01, cos(angle)))
    let rowsAway = min(1, abs(angle) * radius / rowHeight)
    row.alpha = (1 - 0.55 * rowsAway) * pow(max(0, cos(angle)), 0.8)
  }
}

/// Holds what a row shows, so that the program's view keeps its own transform.
final class WheelRow: UIView {
  private(set) var content: UIView?

  override class var drawsContent: Bool? { false }

  func show(_ view: UIView) {
    if content !== view { content?.removeFromSuperview() }
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds.insetBy(dx: 4, dy: 0)
  }
}
