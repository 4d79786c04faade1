internal import CoreGraphics
internal import QuartzCore

/// The border of a field and the ground within it.
final class TextFieldBorderView: UIView {
  /// Source: iOS 13 to 17, seen.
  private static let cornerRadius: CGFloat = 5

  private var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { nil }

  func show(_ style: UITextField.BorderStyle, image: UIImage?, isEnabled: Bool) {
    let isRounded = style == .roundedRect
    let image = isRounded ? nil : image
    if image !== self.image {
      self.image = image
      setNeedsDisplay()
    }
    let traits = traitCollection
    layer.cornerRadius = isRounded ? Self.cornerRadius : 0
    layer.borderWidth = image == nil ? Self.borderWidth(of: style, scale: traits.displayScale) : 0
    layer.borderColor = Self.borderColor(of: style).resolvedColor(with: traits).cgColor
    backgroundColor = isRounded ? (isEnabled ? Self.ground : Self.disabledGround) : nil
  }

  override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

  /// A rounded border is a hair: about half a point, in whole pixels.
  private static func borderWidth(of style: UITextField.BorderStyle, scale: CGFloat) -> CGFloat {
    switch style {
    case .none: 0
    case .line, .bezel: 1
    case .roundedRect: max(1, (scale * 0.6).rounded(.down)) / max(1, scale)
    }
  }

  private static func borderColor(of style: UITextField.BorderStyle) -> UIColor {
    style == .line ? .label : .opaqueSeparator
  }

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
  }

  private static let disabledGround = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.16 : 0.97, alpha: 1)
  }
}
