import CoreGraphics
import QuartzCore
import TextLayout

/// The floors' page and card as a tree of layers, built as views would build it: a layer for each
/// text, hairline and background.
final class AlertStage {
  let root = CALayer()
  let dim = CALayer()
  let card = CALayer()

  static let size = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3

  init() {
    CATransaction.setDisableActions(true)
    root.frame = CGRect(origin: .zero, size: Self.size)
    root.backgroundColor = Self.gray(1)
    addPage()
    dim.frame = root.frame
    dim.backgroundColor = Self.gray(0)
    dim.opacity = 0.2
    root.addSublayer(dim)
    addCard()
    CATransaction.flush()
  }

  /// Lets the card pop at an even pace; the backdrop dims meanwhile, or stands.
  func pop(duration: CFTimeInterval, dims: Bool) {
    func animate(_ layer: CALayer, _ key: String, _ from: CGFloat, _ to: CGFloat) {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = duration
      layer.add(animation, forKey: key)
    }
    animate(card, "transform.scale", 1.2, 1)
    animate(card, "opacity", 0, 1)
    if dims { animate(dim, "opacity", 0, 0.2) }
  }

  /// The card as it is once the animations are over.
  func rest() {
    card.removeAllAnimations()
    dim.removeAllAnimations()
  }

  private func addPage() {
    fill(root, CGRect(x: 0, y: 0, width: 390, height: 140), Self.gray(0.973))
    text(root, "Library", size: 34, weight: 700, at: CGPoint(x: 16, y: 92))
    let rows = [
      "Photos", "Music", "Documents", "Downloads", "Shared", "Archive", "Projects", "Receipts",
      "Recipes", "Travel", "Notes", "Drafts", "Backups", "Trash",
    ]
    for (index, row) in rows.enumerated() {
      let top = 140 + 44 * CGFloat(index)
      text(root, row, size: 17, at: CGPoint(x: 16, y: top + 11.5))
      fill(
        root, CGRect(x: 16, y: top + 44 - 1 / Self.scale, width: 374, height: 1 / Self.scale),
        Self.hairline)
    }
  }

  private func addCard() {
    let title = Self.layOut("Delete item?", size: 17, weight: 600)
    let message = Self.layOut("This can't be undone.", size: 13)
    let buttonTop = (43 + title.size.height + message.size.height).rounded(.up)
    let bounds = CGRect(x: 0, y: 0, width: 270, height: buttonTop + 44)
    card.bounds = bounds
    card.position = CGPoint(x: 195, y: 422)
    card.backgroundColor = CGColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    card.cornerRadius = 14
    card.shadowColor = Self.gray(0)
    card.shadowOpacity = 0.3
    card.shadowRadius = 10
    card.shadowOffset = CGSize(width: 0, height: 8)
    card.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: 14, cornerHeight: 14, transform: nil)
    card.allowsGroupOpacity = true
    root.addSublayer(card)
    centre(card, title, x: 135, y: 20)
    centre(card, message, x: 135, y: 23 + title.size.height)
    fill(
      card, CGRect(x: 0, y: buttonTop - 1 / Self.scale, width: 270, height: 1 / Self.scale),
      Self.hairline)
    fill(
      card, CGRect(x: 135, y: buttonTop, width: 1 / Self.scale, height: 44), Self.hairline)
    let blue = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
    let red = CGColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
    centre(card, Self.layOut("Cancel", size: 17, color: blue), x: 67.5, y: buttonTop + 11.5)
    centre(
      card, Self.layOut("Delete", size: 17, weight: 600, color: red), x: 202.5,
      y: buttonTop + 11.5)
  }

  private func fill(_ parent: CALayer, _ frame: CGRect, _ color: CGColor) {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    parent.addSublayer(layer)
  }

  private func text(
    _ parent: CALayer, _ string: String, size: CGFloat, weight: Int = 400, at point: CGPoint
  ) {
    show(parent, Self.layOut(string, size: size, weight: weight), at: point)
  }

  private func centre(_ parent: CALayer, _ frame: TextFrame, x: CGFloat, y: CGFloat) {
    let left = ((x - frame.size.width / 2) * Self.scale).rounded() / Self.scale
    show(parent, frame, at: CGPoint(x: left, y: y))
  }

  /// Puts text into a layer of its own, as a label's backing store has it.
  private func show(_ parent: CALayer, _ frame: TextFrame, at point: CGPoint) {
    let width = Int((frame.size.width * Self.scale).rounded(.up))
    let height = Int((frame.size.height * Self.scale).rounded(.up))
    let bitmap = Bitmap(width: width, height: height)
    frame.draw(in: CGContext(bitmap: bitmap, scale: Self.scale, flipped: true), at: .zero)
    let layer = CALayer()
    layer.frame = CGRect(
      origin: point,
      size: CGSize(width: CGFloat(width) / Self.scale, height: CGFloat(height) / Self.scale))
    layer.contentsScale = Self.scale
    layer.contents = CGImage(bitmap: bitmap)
    parent.addSublayer(layer)
  }

  private static func layOut(
    _ string: String, size: CGFloat, weight: Int = 400, color: CGColor = gray(0)
  ) -> TextFrame {
    let font = TextFont(size: size, weight: weight)
    return TextFrame.layOut(
      StyledText(string, TextAttributes(font: font, color: color)), width: .infinity)
  }

  private static func gray(_ white: CGFloat) -> CGColor {
    CGColor(red: white, green: white, blue: white, alpha: 1)
  }

  private static let hairline = CGColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
}
