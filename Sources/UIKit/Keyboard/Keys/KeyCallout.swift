internal import CoreGraphics

/// The balloon above a pressed key: what the finger hides, large.
final class KeyCallout: UIView {
  private static let cornerRadius: CGFloat = 9
  /// How far the balloon is wider than the key at each side, where there is room.
  private static let overhang: CGFloat = 13
  private static let neck: CGFloat = 12
  /// Room around for the shadow.
  private static let rim: CGFloat = 8

  private let text: String
  /// The key and the balloon, in the view's own coordinates.
  private let key: CGRect
  private let balloon: CGRect

  /// - Parameters:
  ///   - face: the key, in the coordinates of the view that this one is put into.
  ///   - limits: how far the balloon may reach to the sides and up.
  init(_ text: String, over face: CGRect, limits: CGRect) {
    self.text = text
    let height = min(face.height + 10, face.minY - Self.neck - limits.minY)
    let wide = face.insetBy(dx: -Self.overhang, dy: 0)
    let left = max(limits.minX, wide.minX)
    let right = min(limits.maxX, wide.maxX)
    let balloon = CGRect(
      x: left, y: face.minY - Self.neck - height, width: right - left, height: height)
    let frame = balloon.union(face).insetBy(dx: -Self.rim, dy: -Self.rim)
    key = face.offsetBy(dx: -frame.minX, dy: -frame.minY)
    self.balloon = balloon.offsetBy(dx: -frame.minX, dy: -frame.minY)
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    layer.zPosition = 1
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2.5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowPath = outline.cgPath
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    KeyColors.key.setFill()
    outline.fill()
    KeyColors.rim.setStroke()
    let rim = outline
    rim.lineWidth = 0.5
    rim.stroke()
    let font = UIFont.systemFont(ofSize: balloon.height < 44 ? 26 : 33)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: KeyColors.text,
    ]
    let size = text.size(withAttributes: attributes)
    let top = balloon.midY + 2 - font.ascender + font.capHeight / 2
    text.draw(
      at: CGPoint(
        x: balloon.midX - size.width / 2, y: top - (text.first?.isLowercase == true ? 3 : 0)),
      withAttributes: attributes)
  }

  /// Balloon, neck and key in one line.
  private var outline: UIBezierPath {
    let path = UIBezierPath()
    let radius = Self.cornerRadius
    let foot = KeyView.cornerRadius
    let middle = (balloon.maxY + key.minY) / 2
    func corner(_ corner: CGPoint, from: CGPoint, to: CGPoint) {
      path.addLine(to: from)
      path.addQuadCurve(to: to, controlPoint: corner)
    }
    path.move(to: CGPoint(x: balloon.minX + radius, y: balloon.minY))
    corner(
      CGPoint(x: balloon.maxX, y: balloon.minY),
      from: CGPoint(x: balloon.maxX - radius, y: balloon.minY),
      to: CGPoint(x: balloon.maxX, y: balloon.minY + radius))
    path.addLine(to: CGPoint(x: balloon.maxX, y: balloon.maxY - radius))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: key.minY + radius),
      controlPoint1: CGPoint(x: balloon.maxX, y: middle),
      controlPoint2: CGPoint(x: key.maxX, y: middle - 2))
    corner(
      CGPoint(x: key.maxX, y: key.maxY), from: CGPoint(x: key.maxX, y: key.maxY - foot),
      to: CGPoint(x: key.maxX - foot, y: key.maxY))
    corner(
      CGPoint(x: key.minX, y: key.maxY), from: CGPoint(x: key.minX + foot, y: key.maxY),
      to: CGPoint(x: key.minX, y: key.maxY - foot))
    path.addLine(to: CGPoint(x: key.minX, y: key.minY + radius))
    path.addCurve(
      to: CGPoint(x: balloon.minX, y: balloon.maxY - radius),
      controlPoint1: CGPoint(x: key.minX, y: middle - 2),
      controlPoint2: CGPoint(x: balloon.minX, y: middle))
    corner(
      CGPoint(x: balloon.minX, y: balloon.minY),
      from: CGPoint(x: balloon.minX, y: balloon.minY + radius),
      to: CGPoint(x: balloon.minX + radius, y: balloon.minY))
    path.close()
    return path
  }
}
