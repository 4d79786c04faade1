import UIKit

// Where the parts stand: one below the other, each as high as it needs at the width there is.
extension TextArea {
  /// The width in which no line of text breaks by itself, with the space at its sides. What takes
  /// all the width that it gets, as fields do, wants any.
  var naturalWidth: CGFloat {
    let takesAll = headerView?.image != nil || progressArea != nil || suppressionRow != nil
    guard !takesAll, rows.isEmpty, problem == nil else { return .greatestFiniteMagnitude }
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    var texts: [UIView] = isBlank(titleLabel) ? [] : [titleLabel]
    if !isBlank(messageLabel) { texts.append(messageView) }
    var widths = texts.map { $0.sizeThatFits(unlimited).width }
    if let image = imageView?.image { widths.append(image.size.width) }
    if let content { widths.append(content.size(in: style.width).width) }
    if symbolView != nil { widths.append(scale.length(Symbol.side)) }
    return (widths.max() ?? 0) + style.contentInsets.left + style.contentInsets.right
  }

  /// Puts every part in its place and hides those that are not shown.
  func layOutParts() {
    let stack = stack(width: bounds.width)
    // Without fields or buttons below, a little spare height is shared above and below the text.
    let slack = max(0, bounds.height - stack.height) / 2
    for (view, frame) in stack.frames {
      view.frame = view === headerView ? frame : frame.offsetBy(dx: 0, dy: slack)
    }
    let parts = [headerView, imageView, titleLabel, messageLabel, problemLabel]
    for case let view? in parts { view.isHidden = !stack.frames.contains { $0.view === view } }
  }

  /// A part that is shown: its view, its size and the space above it unless it is the first.
  struct Block {
    let view: UIView
    let size: CGSize
    let spacing: CGFloat
  }

  func blocks(width: CGFloat) -> [Block] {
    let inner = max(0, width - style.contentInsets.left - style.contentInsets.right)
    var blocks: [Block] = []
    func add(_ view: UIView, _ size: CGSize, spacing: CGFloat) {
      blocks.append(Block(view: view, size: size, spacing: spacing))
    }
    func addFitting(_ view: UIView, spacing: CGFloat) {
      let size = view.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      add(view, CGSize(width: inner, height: size.height), spacing: spacing)
    }
    if let headerView, let image = headerView.image, image.size.width > 0 {
      let height = min(width * image.size.height / image.size.width, width * 0.6)
      add(headerView, CGSize(width: width, height: height.rounded()), spacing: 0)
    }
    if let symbolView {
      let side = scale.length(Symbol.side)
      add(symbolView, CGSize(width: side, height: side), spacing: style.contentInsets.top)
    }
    if let imageView, let image = imageView.image {
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
      addFitting(messageView, spacing: isAfterTitle ? style.titleSpacing : style.image.spacing)
    }
    if let content { add(content.view, content.size(in: inner), spacing: style.field.topSpacing) }
    if let progressArea { addFitting(progressArea, spacing: style.field.topSpacing) }
    for (index, row) in rowViews.enumerated() {
      add(
        row.view, row.size(in: inner),
        spacing: index == 0 ? style.field.topSpacing : style.field.spacing)
    }
    if problem != nil, let problemLabel { addFitting(problemLabel, spacing: style.field.spacing) }
    if let suppressionRow { addFitting(suppressionRow, spacing: style.field.spacing) }
    return blocks
  }

  func stack(width: CGFloat) -> (frames: [(view: UIView, frame: CGRect)], height: CGFloat) {
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

  func isBlank(_ label: UILabel) -> Bool {
    (label.text ?? "").allSatisfy(\.isWhitespace)
  }
}
