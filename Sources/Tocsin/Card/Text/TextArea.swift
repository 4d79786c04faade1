import UIKit

/// What stands above the buttons: header image, symbol, image, title, message, content of the
/// programmer's own, progress, fields, what went wrong, and the box that spares the question.
final class TextArea: UIView {
  private(set) var rows: [FieldRow] = []
  /// The rows as they are laid out: in views of the style's own, where it builds some.
  private var rowViews: [ContentHolder] = []
  /// What the style builds for the title, and the text that it was built for.
  private var builtTitle: (holder: ContentHolder, text: String)?
  /// Space at the top that an overhanging icon takes.
  var topSpace: CGFloat = 0 { didSet { if topSpace != oldValue { setNeedsLayout() } } }

  private let style: Style
  private(set) var scale: TextScale
  private let headerView = UIImageView()
  private let imageView = UIImageView()
  private(set) var symbolView: SymbolView?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var content: ContentHolder?
  private(set) var progressArea: ProgressArea?
  private let problemLabel = UILabel()
  private(set) var suppressionRow: CheckRow?

  init(style: Style, scale: TextScale) {
    self.style = style
    self.scale = scale
    super.init(frame: .zero)
    headerView.contentMode = .scaleAspectFill
    headerView.clipsToBounds = true
    headerView.accessibilityIdentifier = "alert.header"
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIdentifier = "alert.image"
    titleLabel.accessibilityTraits.insert(.header)
    let labels = [
      (titleLabel, style.title, "alert.title"),
      (messageLabel, style.message, "alert.message"),
      (problemLabel, style.field.reason, "alert.problem"),
    ]
    for (label, textStyle, identifier) in labels {
      label.textColor = textStyle.color
      label.shadowColor = textStyle.shadow?.color
      label.shadowOffset = textStyle.shadow?.offset ?? .zero
      label.textAlignment = style.textAlignment
      label.numberOfLines = 0
      label.accessibilityIdentifier = identifier
    }
    for view in [headerView, imageView, titleLabel, messageLabel, problemLabel] as [UIView] {
      addSubview(view)
    }
    rescale(scale)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// True where there is nothing to show.
  var isEmpty: Bool { blocks(width: style.width).isEmpty }

  // MARK: What is shown

  /// Shows what an alert holds at present.
  func update(from alert: Alert) {
    if let text = alert.attributedTitle {
      titleLabel.attributedText = text
    } else {
      titleLabel.text = alert.title
    }
    if let text = alert.attributedMessage {
      messageLabel.attributedText = text
    } else {
      messageLabel.text = alert.message
    }
    buildTitle(for: alert)
    show(alert.headerImage, in: headerView, described: alert.imageDescription)
    show(alert.image, in: imageView, described: alert.imageDescription)
    setNeedsLayout()
  }

  private func buildTitle(for alert: Alert) {
    guard let build = style.parts.title else { return }
    let text = titleLabel.text ?? ""
    guard text != builtTitle?.text else { return }
    builtTitle?.holder.view.removeFromSuperview()
    builtTitle = isBlank(titleLabel) ? nil : (ContentHolder(view: build(alert)), text)
    if let view = builtTitle?.holder.view { addSubview(view) }
  }

  /// What shows the title.
  private var titleView: UIView { builtTitle?.holder.view ?? titleLabel }

  private func show(_ image: UIImage?, in view: UIImageView, described description: String?) {
    view.image = image
    view.isAccessibilityElement = image != nil && description != nil
    view.accessibilityLabel = description
  }

  func show(_ symbol: Symbol?, described description: String?) {
    symbolView?.removeFromSuperview()
    symbolView = symbol.map(SymbolView.init)
    guard let symbolView else { return }
    symbolView.isAccessibilityElement = description != nil
    symbolView.accessibilityTraits = .image
    symbolView.accessibilityLabel = description
    addSubview(symbolView)
    setNeedsLayout()
  }

  func show(_ holder: ContentHolder?) {
    guard holder?.view !== content?.view else { return }
    content?.view.removeFromSuperview()
    content = holder
    if let holder { addSubview(holder.view) }
    setNeedsLayout()
  }

  func show(_ progress: AlertProgress?, onResize: @escaping () -> Void) {
    progressArea?.removeFromSuperview()
    progressArea = progress.map {
      ProgressArea(progress: $0, style: style, scale: scale, onResize: onResize)
    }
    if let progressArea { addSubview(progressArea) }
    setNeedsLayout()
  }

  func show(_ suppression: CheckRow?) {
    suppressionRow?.removeFromSuperview()
    suppressionRow = suppression
    suppression?.rescale(scale)
    if let suppression { addSubview(suppression) }
    setNeedsLayout()
  }

  func add(_ row: FieldRow) {
    rows.append(row)
    let view = style.parts.field?(row.field, row) ?? row
    rowViews.append(ContentHolder(view: view))
    addSubview(view)
    setNeedsLayout()
  }

  /// What went wrong, or nil.
  var problem: String? {
    didSet {
      problemLabel.text = problem
      setNeedsLayout()
    }
  }

  /// The label that says what went wrong.
  var problemView: UIView { problemLabel }

  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale) {
    self.scale = scale
    titleLabel.font = scale.font(style.title.font)
    messageLabel.font = scale.font(style.message.font)
    problemLabel.font = scale.font(style.field.reason.font)
    for row in rows { row.rescale(scale) }
    progressArea?.rescale(scale)
    suppressionRow?.rescale(scale)
    setNeedsLayout()
  }

  /// What screen readers go to, in order.
  var elements: [UIView] {
    let pictures = [headerView, symbolView, imageView].compactMap { $0 }
      .filter { $0.isAccessibilityElement }
    var found: [UIView] = isBlank(titleLabel) ? [] : [titleView]
    if !isBlank(messageLabel) { found.append(messageLabel) }
    found += pictures
    if let content { found.append(content.view) }
    if let progressArea { found.append(progressArea) }
    found += rows.flatMap(\.elements)
    if problem != nil { found.append(problemLabel) }
    if let suppressionRow { found.append(suppressionRow) }
    return found
  }

  /// The parts, for a card that is laid out otherwise.
  func parts(buttons: [UIView]) -> Style.CardParts {
    Style.CardParts(
      title: isBlank(titleLabel) ? nil : titleView,
      message: isBlank(messageLabel) ? nil : messageLabel,
      pictures: [
        headerView.image == nil ? nil : headerView, symbolView,
        imageView.image == nil ? nil : imageView,
      ].compactMap { $0 },
      content: content?.view, progress: progressArea, fields: rowViews.map(\.view),
      problem: problem == nil ? nil : problemLabel, suppression: suppressionRow,
      buttons: buttons)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stack(width: size.width).height)
  }

  /// The width in which no line of text breaks by itself, with the space at its sides. What takes
  /// all the width that it gets, as fields do, wants any.
  var naturalWidth: CGFloat {
    let takesAll = headerView.image != nil || progressArea != nil || suppressionRow != nil
    guard !takesAll, rows.isEmpty, problem == nil else { return .greatestFiniteMagnitude }
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    var widths = [titleLabel, messageLabel].filter { !isBlank($0) }
      .map { $0.sizeThatFits(unlimited).width }
    if let image = imageView.image { widths.append(image.size.width) }
    if let content { widths.append(content.size(in: style.width).width) }
    if symbolView != nil { widths.append(scale.length(Symbol.side)) }
    return (widths.max() ?? 0) + style.contentInsets.left + style.contentInsets.right
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stack = stack(width: bounds.width)
    // Without fields or buttons below, a little spare height is shared above and below the text.
    let slack = max(0, bounds.height - stack.height) / 2
    for (view, frame) in stack.frames {
      view.frame = view === headerView ? frame : frame.offsetBy(dx: 0, dy: slack)
    }
    let parts: [UIView] = [headerView, imageView, titleLabel, messageLabel, problemLabel]
    for view in parts { view.isHidden = !stack.frames.contains { $0.view === view } }
  }

  /// A part that is shown: its view, its size and the space above it unless it is the first.
  private struct Block {
    let view: UIView
    let size: CGSize
    let spacing: CGFloat
  }

  private func blocks(width: CGFloat) -> [Block] {
    let inner = max(0, width - style.contentInsets.left - style.contentInsets.right)
    var blocks: [Block] = []
    func add(_ view: UIView, _ size: CGSize, spacing: CGFloat) {
      blocks.append(Block(view: view, size: size, spacing: spacing))
    }
    func addFitting(_ view: UIView, spacing: CGFloat) {
      let size = view.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      add(view, CGSize(width: inner, height: size.height), spacing: spacing)
    }
    if let image = headerView.image, image.size.width > 0 {
      let height = min(width * image.size.height / image.size.width, width * 0.6)
      add(headerView, CGSize(width: width, height: height.rounded()), spacing: 0)
    }
    if let symbolView {
      let side = scale.length(Symbol.side)
      add(symbolView, CGSize(width: side, height: side), spacing: style.contentInsets.top)
    }
    if let image = imageView.image {
      let size = fit(image.size, into: style.image.maximumSize, width: inner)
      add(imageView, size, spacing: style.image.spacing)
    }
    if let built = builtTitle?.holder {
      add(built.view, built.size(in: inner), spacing: style.image.spacing)
    } else if !isBlank(titleLabel) {
      addFitting(titleLabel, spacing: style.image.spacing)
    }
    if !isBlank(messageLabel) {
      let isAfterTitle = blocks.last?.view === titleView
      addFitting(messageLabel, spacing: isAfterTitle ? style.titleSpacing : style.image.spacing)
    }
    if let content { add(content.view, content.size(in: inner), spacing: style.field.topSpacing) }
    if let progressArea { addFitting(progressArea, spacing: style.field.topSpacing) }
    for (index, row) in rowViews.enumerated() {
      add(
        row.view, row.size(in: inner),
        spacing: index == 0 ? style.field.topSpacing : style.field.spacing)
    }
    if problem != nil { addFitting(problemLabel, spacing: style.field.spacing) }
    if let suppressionRow { addFitting(suppressionRow, spacing: style.field.spacing) }
    return blocks
  }

  private func stack(width: CGFloat) -> (frames: [(view: UIView, frame: CGRect)], height: CGFloat) {
    let blocks = blocks(width: width)
    guard let first = blocks.first else { return ([], topSpace) }
    var y = first.view === headerView ? 0 : style.contentInsets.top + topSpace
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

  private func isBlank(_ label: UILabel) -> Bool {
    (label.text ?? "").allSatisfy(\.isWhitespace)
  }
}
