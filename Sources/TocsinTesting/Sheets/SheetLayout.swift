import CoreGraphics
import UIKit

/// Lays pictures out in a grid, each under its label.
struct SheetLayout {
  private static let gap: CGFloat = 16
  private static let margin: CGFloat = 24
  private static let labelHeight: CGFloat = 20
  private static let titleHeight: CGFloat = 44

  let shots: [ContactSheet.Shot]
  let title: String?
  let columns: Int

  private let labelFont = UIFont.systemFont(ofSize: 12, weight: .medium)
  private let titleFont = UIFont.systemFont(ofSize: 22, weight: .bold)

  init(shots: [ContactSheet.Shot], title: String?, columns: Int) {
    self.shots = shots
    self.title = title
    self.columns = columns
  }

  func picture() -> Picture {
    let rows = stride(from: 0, to: shots.count, by: columns).map {
      Array(shots[$0..<min($0 + columns, shots.count)])
    }
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? CGFloat($0[column].picture.width) : 0 }.max() ?? 0
    }
    let heights = rows.map { row in
      Self.labelHeight + CGFloat(row.map(\.picture.height).max() ?? 0)
    }
    let top = Self.margin + (title == nil ? 0 : Self.titleHeight)
    let used = widths.filter { $0 > 0 }
    let width = 2 * Self.margin + used.reduce(0, +) + Self.gap * CGFloat(max(0, used.count - 1))
    let height =
      top + heights.reduce(0, +) + Self.gap * CGFloat(max(0, rows.count - 1)) + Self.margin
    let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    let context = CGContext(bitmap: bitmap, scale: 1, flipped: true)
    context.setFillColor(UIColor(white: 0.88, alpha: 1).cgColor)
    context.fill(bitmap.bounds)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if let title {
      draw(title, titleFont, at: CGPoint(x: Self.margin, y: Self.margin), width: width)
    }
    var y = top
    for (row, rowHeight) in zip(rows, heights) {
      var x = Self.margin
      for (shot, columnWidth) in zip(row, widths) {
        let label = [shot.scene, shot.label].filter { !$0.isEmpty }.joined(separator: " · ")
        draw(label, labelFont, at: CGPoint(x: x, y: y), width: columnWidth)
        shot.picture.copy(into: bitmap, x: Int(x), y: Int(y + Self.labelHeight))
        x += columnWidth + Self.gap
      }
      y += rowHeight + Self.gap
    }
    return Picture(bitmap: bitmap)
  }

  /// Draws a line of text, shortened to a width.
  private func draw(_ text: String, _ font: UIFont, at point: CGPoint, width: CGFloat) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    NSAttributedString(
      string: text,
      attributes: [
        .font: font, .foregroundColor: UIColor(white: 0.15, alpha: 1), .paragraphStyle: style,
      ]
    ).draw(
      with: CGRect(x: point.x, y: point.y, width: width, height: font.lineHeight + 1),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}
