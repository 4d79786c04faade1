import UIKit

/// What stands above the buttons: image, title, message, content of the programmer's own, fields.
final class TextArea: UIView {
  private let style: Style
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private(set) var rows: [FieldRow] = []
  private var content: UIView?

  init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIdentifier = "alert.image"
    set(titleLabel, style.title, identifier: "alert.title")
    set(messageLabel, style.message, identifier: "alert.message")
    titleLabel.accessibilityTraits.insert(.header)
    for view in [imageView, titleLabel, messageLabel] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// True where there is nothing to show.
  var isEmpty: Bool { blocks(width: style.width).isEmpty }

  /// Shows what an alert holds at present.
  func update(title: String?, message: String?, image: UIImage?, content: UIView?) {
    titleLabel.text = title
    messageLabel.text = message
    imageView.image = image
    if content !== self.content {
      self.content?.removeFromSuperview()
      self.content = content
      if let content { addSubview(content) }
    }
    setNeedsLayout()
  }

  func add(_ row: FieldRow) {
    rows.append(row)
    addSubview(row)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stack(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stack = stack(width: bounds.width)
    // Without fields or buttons below, a little spare height is shared above and below the text.
    let slack = max(0, bounds.height - stack.height) / 2
    for (view, frame) in stack.frames { view.frame = frame.offsetBy(dx: 0, dy: slack) }
    for view in [imageView, titleLabel, messageLabel] as [UIView] {
      view.isHidden = !stack.frames.contains { $0.view === view }
    }
  }

  private func set(_ label: UILabel, _ textStyle: Style.TextStyle, identifier: String) {
    label.font = textStyle.font
    label.textColor = textStyle.color
    label.textAlignment = style.textAlignment
    label.numberOfLines = 0
    label.accessibilityIdentifier = identifier
  }

  /// A part that is shown: its view, its size and the space above it unless it is the first.
  private struct Block {
    let view: UIView
    let size: CGSize
    let spacing: CGFloat
  }

  private func blocks(width: CGFloat) -> [Block] {
    let inner = max(0, width - style.contentInsets.left - style.contentInsets.right)
    let unlimited = CGSize(width: inner, height: .greatestFiniteMagnitude)
    var blocks: [Block] = []
    func add(_ view: UIView, _ size: CGSize, spacing: CGFloat) {
      blocks.append(Block(view: view, size: size, spacing: spacing))
    }
    if let image = imageView.image {
      add(imageView, fit(image.size, into: style.image.maximumSize, width: inner), spacing: 0)
    }
    if !isBlank(titleLabel.text) {
      let height = titleLabel.sizeThatFits(unlimited).height
      add(
        titleLabel, CGSize(width: inner, height: height),
        spacing: blocks.isEmpty ? 0 : style.image.spacing)
    }
    if !isBlank(messageLabel.text) {
      let height = messageLabel.sizeThatFits(unlimited).height
      let afterTitle = blocks.last?.view === titleLabel
      add(
        messageLabel, CGSize(width: inner, height: height),
        spacing: afterTitle ? style.titleSpacing : style.image.spacing)
    }
    if let content {
      let size = content.sizeThatFits(unlimited)
      add(
        content, CGSize(width: min(inner, size.width), height: size.height),
        spacing: style.field.topSpacing)
    }
    for (index, row) in rows.enumerated() {
      let height = row.sizeThatFits(unlimited).height
      add(
        row, CGSize(width: inner, height: height),
        spacing: index == 0 ? style.field.topSpacing : style.field.spacing)
    }
    return blocks
  }

  private func stack(width: CGFloat) -> (frames: [(view: UIView, frame: CGRect)], height: CGFloat) {
    let blocks = blocks(width: width)
    guard !blocks.isEmpty else { return ([], 0) }
    var y = style.contentInsets.top
    var frames: [(view: UIView, frame: CGRect)] = []
    for (index, block) in blocks.enumerated() {
      if index > 0 { y += block.spacing }
      let x = ((width - block.size.width) / 2).rounded(.down)
      frames.append((block.view, CGRect(origin: CGPoint(x: x, y: y), size: block.size)))
      y += block.size.height
    }
    return (frames, y + style.contentInsets.bottom)
  }

  private func fit(_ size: CGSize, into limit: CGSize, width: CGFloat) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let scale = min(1, min(limit.width, width) / size.width, limit.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func isBlank(_ text: String?) -> Bool {
    (text ?? "").allSatisfy(\.isWhitespace)
  }
}
