import UIKit

/// A round picture in the middle of the card's top edge, half of it above the card.
final class OverhangingIcon: UIView {
  /// The diameter, rim included.
  static let side: CGFloat = 72

  private let imageView = UIImageView()
  private let rim: CGFloat = 4

  init(ground: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = ground
    layer.cornerRadius = Self.side / 2
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = bounds.insetBy(dx: rim, dy: rim)
    imageView.layer.cornerRadius = Self.side / 2 - rim
    accessibilityIdentifier = "alert.icon"
    accessibilityTraits = .image
    addSubview(imageView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The picture; it is cut to a circle.
  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  /// Only the circle is touched.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }
}
