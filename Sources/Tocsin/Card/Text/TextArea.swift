import UIKit

/// What stands above the buttons: header image, symbol, image, title, message, content of the
/// programmer's own, progress, fields, what went wrong, and the box that spares the question.
final class TextArea: UIView {
  private(set) var rows: [FieldRow] = []
  /// The rows as they are laid out: in views of the style's own, where it builds some.
  var rowViews: [ContentHolder] = []
  /// What the style builds for the title, and the text that it was built for.
  var builtTitle: (holder: ContentHolder, text: String)?
  /// Space at the top that an overhanging icon takes.
  var topSpace: CGFloat = 0 { didSet { if topSpace != oldValue { setNeedsLayout() } } }

  let style: Style
  private(set) var scale: TextScale
  // The pictures and the last label are made when first needed.
  private(set) var headerView: UIImageView?
  private(set) var imageView: UIImageView?
  private(set) var symbolView: SymbolView?
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  /// Shows the message instead of the label where links are in it.
  private var linkText: LinkText?
  /// Title and message where they have attributes, as they were given.
  private var styledTitle: NSAttributedString?
  private var styledMessage: NSAttributedString?
  var content: ContentHolder?
  private(set) var progressArea: ProgressArea?
  private(set) var problemLabel: UILabel?
  private(set) var suppressionRow: CheckRow?

  init(style: Style, scale: TextScale) {
    self.style = style
    self.scale = scale
    super.init(frame: .zero)
    titleLabel.accessibilityTraits.insert(.header)
    add(titleLabel, style.title, identifier: "alert.title")
    add(messageLabel, style.message, identifier: "alert.message")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func add(_ label: UILabel, _ textStyle: Style.TextStyle, identifier: String) {
    label.textColor = textStyle.color
    label.shadowColor = textStyle.shadow?.color
    label.shadowOffset = textStyle.shadow?.offset ?? .zero
    label.textAlignment = style.textAlignment
    label.numberOfLines = 0
    label.accessibilityIdentifier = identifier
    addSubview(label)
  }

  /// True where there is nothing to show.
  var isEmpty: Bool { parts(buttons: []).all.isEmpty }

  /// Shows title and message in their fonts and colours: the text's own where it has some, else
  /// the style's.
  private func applyTextStyles() {
    for (label, textStyle, own) in [
      (titleLabel, style.title, styledTitle), (messageLabel, style.message, styledMessage),
    ] {
      label.font = scale.font(textStyle.font)
      label.textColor = textStyle.color
      label.textAlignment = style.textAlignment
      if let own { label.attributedText = textStyle.completing(own, scale: scale) }
    }
  }

  // MARK: What is shown

  /// Shows what an alert holds at present.
  func update(from alert: Alert) {
    styledTitle = alert.attributedTitle
    styledMessage = alert.attributedMessage
    if styledTitle == nil { titleLabel.text = alert.title }
    if styledMessage == nil { messageLabel.text = alert.message }
    applyTextStyles()
    showLinks(for: alert)
    buildTitle(for: alert)
    headerView = show(
      alert.headerImage, in: headerView, fitting: .scaleAspectFill, identifier: "alert.header",
      described: alert.imageDescription)
    imageView = show(
      alert.image, in: imageView, fitting: .scaleAspectFit, identifier: "alert.image",
      described: alert.imageDescription)
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

  private func showLinks(for alert: Alert) {
    guard let text = alert.attributedMessage, LinkText.hasLinks(text) else {
      linkText?.removeFromSuperview()
      linkText = nil
      return
    }
    let view =
      linkText
      ?? LinkText(
        style: style.message, on: style.background, alignment: style.textAlignment)
    view.shouldOpen = { [weak alert] url in alert?.shouldOpenLink?(url) ?? true }
    view.show(text, scale: scale)
    guard linkText == nil else { return }
    linkText = view
    addSubview(view)
  }

  /// What shows the message.
  var messageView: UIView { linkText ?? messageLabel }

  /// What shows the title.
  var titleView: UIView { builtTitle?.holder.view ?? titleLabel }

  /// Shows a picture in its view, which is made with the first.
  private func show(
    _ image: UIImage?, in known: UIImageView?, fitting mode: UIView.ContentMode,
    identifier: String, described description: String?
  ) -> UIImageView? {
    guard image != nil || known != nil else { return nil }
    let view = known ?? UIImageView()
    if known == nil {
      view.contentMode = mode
      view.clipsToBounds = mode == .scaleAspectFill
      view.accessibilityIdentifier = identifier
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isAccessibilityElement = image != nil && description != nil
    view.accessibilityLabel = description
    return view
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

  func show(_ progress: AlertProgress?, language: String?, onResize: @escaping () -> Void) {
    progressArea?.removeFromSuperview()
    progressArea = progress.map {
      ProgressArea(
        progress: $0, style: style, scale: scale, language: language, onResize: onResize)
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
      if problem != nil, problemLabel == nil {
        let label = UILabel()
        add(label, style.field.reason, identifier: "alert.problem")
        label.font = scale.font(style.field.reason.font)
        problemLabel = label
      }
      problemLabel?.text = problem
      setNeedsLayout()
    }
  }

  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale) {
    self.scale = scale
    applyTextStyles()
    linkText?.rescale(scale)
    problemLabel?.font = scale.font(style.field.reason.font)
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
    if !isBlank(messageLabel) { found += linkText?.elements ?? [messageLabel] }
    found += pictures
    if let content { found.append(content.view) }
    if let progressArea { found.append(progressArea) }
    found += rows.flatMap(\.elements)
    if problem != nil, let problemLabel { found.append(problemLabel) }
    if let suppressionRow { found.append(suppressionRow) }
    return found
  }

  /// Title and message, as they are said; nil where there are none.
  var spokenText: String? {
    let texts = [titleLabel, messageLabel].filter { !isBlank($0) }.compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The parts, for a card that is laid out otherwise.
  func parts(buttons: [UIView]) -> Style.CardParts {
    Style.CardParts(
      title: isBlank(titleLabel) ? nil : titleView,
      message: isBlank(messageLabel) ? nil : messageView,
      pictures: [
        headerView?.image == nil ? nil : headerView, symbolView,
        imageView?.image == nil ? nil : imageView,
      ].compactMap { $0 },
      content: content?.view, progress: progressArea, fields: rowViews.map(\.view),
      problem: problem == nil ? nil : problemLabel, suppression: suppressionRow,
      buttons: buttons)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stack(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
}
