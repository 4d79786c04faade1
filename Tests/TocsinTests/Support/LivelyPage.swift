import UIKit

/// Puts onto a page what a page has, so that backdrops, shadows and blurs have something below.
func furnish(_ view: UIView) {
  view.backgroundColor = .systemGroupedBackground
  let colors: [UIColor] = [.systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen]
  let width = view.bounds.width
  for row in 0..<Int(view.bounds.height / 92) {
    let y = CGFloat(row) * 92 + 16
    let tile = UIView(frame: CGRect(x: 16, y: y, width: 76, height: 76))
    tile.backgroundColor = colors[row % colors.count]
    tile.layer.cornerRadius = 14
    let title = UILabel(frame: CGRect(x: 106, y: y + 12, width: width - 122, height: 22))
    title.text = ["Breakfast by the sea", "Old town", "Ferry", "Market hall", "Light"][row % 5]
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    let detail = UIButton(type: .system)
    detail.setTitle("Open the album", for: .normal)
    detail.contentHorizontalAlignment = .leading
    detail.frame = CGRect(x: 106, y: y + 38, width: width - 122, height: 22)
    for part in [tile, title, detail] {
      part.accessibilityElementsHidden = true
      view.addSubview(part)
    }
  }
}
