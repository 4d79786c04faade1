public import UIKit

/// A page as many programs have it, so that a picture of a sample shows what the alert does to it:
/// a headline, a button to point at, and pictures that shine through glass.
public final class SamplePage: UIViewController {
  /// What an alert that belongs to something points at.
  public let anchor = UIView()
  private let sign = UILabel()
  private let headline = UILabel()
  private let tiles = (0..<60).map { _ in UIView() }

  /// Builds the page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    headline.text = "Album"
    headline.font = .systemFont(ofSize: 34, weight: .bold)
    anchor.backgroundColor = .systemBlue
    anchor.layer.cornerRadius = Self.anchorSide / 2
    sign.text = "+"
    sign.textColor = .white
    sign.textAlignment = .center
    sign.font = .systemFont(ofSize: 24, weight: .medium)
    anchor.addSubview(sign)
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = Self.color(index)
      tile.layer.cornerRadius = 10
      view.addSubview(tile)
    }
    view.addSubview(headline)
    view.addSubview(anchor)
  }

  private static let anchorSide: CGFloat = 36

  /// Lays out headline and button in a line, and the tiles in rows below, as many as there is room for.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
    func place(_ part: UIView, _ frame: CGRect) {
      let x = isMirrored ? area.minX + area.maxX - frame.maxX : frame.minX
      part.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    let side = Self.anchorSide
    headline.textAlignment = isMirrored ? .right : .left
    place(headline, CGRect(x: area.minX, y: area.minY + 16, width: area.width - side, height: 44))
    place(
      anchor, CGRect(x: area.maxX - side, y: area.minY + 20, width: side, height: side))
    sign.frame = anchor.bounds.offsetBy(dx: 0, dy: -1)
    let columns = max(3, (area.width / 150).rounded(.down))
    let gap: CGFloat = 10
    let width = (area.width - gap * (columns - 1)) / columns
    for (index, tile) in tiles.enumerated() {
      let column = CGFloat(index % Int(columns))
      let row = CGFloat(index / Int(columns))
      place(
        tile,
        CGRect(
          x: area.minX + column * (width + gap), y: headline.frame.maxY + 16 + row * (width + gap),
          width: width, height: width))
    }
  }

  /// Soft colours, of which no two are side by side.
  private static func color(_ index: Int) -> UIColor {
    let hue = CGFloat(index * 7 % 24) / 24
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(hue: hue, saturation: 0.35, brightness: 0.4, alpha: 1)
        : UIColor(hue: hue, saturation: 0.24, brightness: 0.9, alpha: 1)
    }
  }
}
