internal import CoreGraphics

/// A key, as large as its face and the line of shadow below. Touches go to the keyboard.
final class KeyView: UIView {
  /// How high the shadow at a key's foot is.
  static let shadowHeight: CGFloat = 1
  static let cornerRadius: CGFloat = 5

  let key: Key
  var shown = KeyFace() {
    didSet {
      guard shown != oldValue else { return }
      accessibilityLabel = shown.name
      accessibilityTraits = shown.isDim ? [.keyboardKey, .notEnabled] : .keyboardKey
      setNeedsDisplay()
    }
  }

  private let isTablet: Bool

  init(_ placed: KeyArrangement.Placed, isTablet: Bool) {
    key = placed.key
    self.isTablet = isTablet
    var frame = placed.face
    frame.size.height += Self.shadowHeight
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    if key == .newline { accessibilityIdentifier = "return" }
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func accessibilityActivate() -> Bool {
    (superview as? KeysView)?.press(key)
    return superview is KeysView
  }

  override func draw(_ rect: CGRect) {
    let face = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - Self.shadowHeight)
    if shown.ground != .bare {
      KeyColors.shadow.setFill()
      UIBezierPath(
        roundedRect: face.offsetBy(dx: 0, dy: Self.shadowHeight), cornerRadius: Self.cornerRadius
      ).fill()
      groundColor.setFill()
      UIBezierPath(roundedRect: face, cornerRadius: Self.cornerRadius).fill()
    }
    if let glyph = shown.glyph {
      return glyph.draw(in: face, color: textColor, ground: groundColor)
    }
    drawTitle(in: face)
  }

  private var groundColor: UIColor {
    switch shown.ground {
    case .key: KeyColors.key
    case .special: KeyColors.special
    case .lit: KeyColors.lit
    case .tint: .systemBlue
    case .bare: KeyColors.ground
    }
  }

  private var textColor: UIColor {
    let color: UIColor =
      switch shown.ground {
      case .tint: .white
      case .lit: KeyColors.litText
      default: KeyColors.text
      }
    return shown.isDim ? color.withAlphaComponent(0.3) : color
  }

  private func drawTitle(in face: CGRect) {
    guard shown.subtitle.isEmpty else { return drawDigit(in: face) }
    let isLow = face.height < 34
    let usual: CGFloat = shown.isSign ? (isTablet ? 24 : isLow ? 22 : 23) : 16
    // On a very small screen keys are lower than letters with their descenders.
    let size = min(usual, face.height * 0.8)
    // Small letters without ascenders would look too low in the middle.
    let isSmall = shown.isSign && shown.title.first?.isLowercase == true
    let lift: CGFloat = isSmall ? (isLow ? 0.5 : 1.5) : 0
    draw(shown.title, size: size, centre: face.midY - lift, in: face)
  }

  private func drawDigit(in face: CGRect) {
    guard face.height >= 28 else {
      return draw(shown.title, size: min(20, face.height * 0.8), centre: face.midY, in: face)
    }
    let isLow = face.height < 40
    draw(shown.title, size: isLow ? 20 : 25, centre: face.midY - (isLow ? 5 : 7), in: face)
    draw(
      shown.subtitle, size: isLow ? 8.5 : 10, weight: .bold, kern: 2,
      centre: face.midY + (isLow ? 9 : 13), in: face)
  }

  private func draw(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, kern: CGFloat = 0,
    centre: CGFloat, in face: CGRect
  ) {
    var font = UIFont.systemFont(ofSize: size, weight: weight)
    func attributes() -> [NSAttributedString.Key: Any] {
      [.font: font, .foregroundColor: textColor, .kern: kern]
    }
    var width = text.size(withAttributes: attributes()).width
    let room = face.width - (shown.isSign ? 2 : 8)
    if width > room {
      font = UIFont.systemFont(ofSize: max(9, size * room / width), weight: weight)
      width = text.size(withAttributes: attributes()).width
    }
    // A sign stands by its capital's height, whatever room the font has above and below it.
    let top = centre - font.ascender + font.capHeight / 2
    text.draw(
      at: CGPoint(x: face.midX - (width - kern) / 2, y: top), withAttributes: attributes())
  }
}
