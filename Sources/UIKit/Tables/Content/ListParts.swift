internal import CoreGraphics

/// A picture, a text and a second text, put together as in a row of a list. Lays out cells and the
/// views of list configurations.
struct ListParts {
  /// Where the second text goes.
  enum Arrangement {
    /// Below the first.
    case stacked
    /// At the trailing edge; below the first where there is no room for both.
    case sideBySide
    /// After the first, which ends at a fixed place.
    case columns
  }

  /// Where the first text of two columns ends, counted from the margin.
  private static let columnWidth: CGFloat = 91

  let image: UIView?
  /// Zero for no picture.
  let imageSize: CGSize
  /// The width in which pictures stand in the middle; zero for that of the picture.
  var imageRoom: CGFloat = 0
  let text: UILabel?
  let detail: UILabel?
  let margins: NSDirectionalEdgeInsets
  let arrangement: Arrangement
  let imageGap: CGFloat
  let lineGap: CGFloat
  let sideGap: CGFloat

  /// The frames of the parts, as if the language were read from the left.
  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// The height that the parts need at a width, margins included.
  func height(width: CGFloat) -> CGFloat { places(width: width).height }

  /// Puts the parts into a rectangle, in the middle of its height.
  func place(in bounds: CGRect, isRightToLeft: Bool) {
    let places = places(width: bounds.width)
    let down = bounds.minY + (bounds.height - places.height) / 2
    func put(_ view: UIView?, _ frame: CGRect) {
      guard let view else { return }
      var frame = frame.offsetBy(dx: bounds.minX, dy: down)
      if isRightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
      let scale = max(1, view.traitCollection.displayScale)
      frame.origin.x = (frame.minX * scale).rounded() / scale
      frame.origin.y = (frame.minY * scale).rounded() / scale
      if view.frame != frame { view.frame = frame }
    }
    put(image, places.image)
    put(text, places.text)
    put(detail, places.detail)
  }

  private func places(width: CGFloat) -> Places {
    var places = Places()
    var start = margins.leading
    if imageSize.width > 0 {
      let room = max(imageRoom, imageSize.width)
      places.image = CGRect(
        origin: CGPoint(x: start + (room - imageSize.width) / 2, y: 0), size: imageSize)
      start += room + imageGap
    }
    let end = max(start, width - margins.trailing)
    let room = end - start
    let hasText = text?.hasContent == true
    let hasDetail = detail?.hasContent == true
    let textSize = hasText ? fit(text, room) : .zero
    let detailSize = hasDetail ? fit(detail, room) : .zero
    var content: CGFloat
    switch arrangement {
    case .columns where hasDetail:
      let column = min(Self.columnWidth, room)
      let rest = max(0, room - column - sideGap)
      let first = hasText ? fit(text, column) : .zero
      let second = fit(detail, rest)
      content = max(first.height, second.height)
      places.text = CGRect(
        x: start, y: (content - first.height) / 2, width: column, height: first.height)
      places.detail = CGRect(
        x: start + column + sideGap, y: (content - second.height) / 2, width: rest,
        height: second.height)
    case .sideBySide where textSize.width + detailSize.width + sideGap <= room:
      content = max(textSize.height, detailSize.height)
      let textRoom = hasDetail ? room - detailSize.width - sideGap : room
      places.text = CGRect(
        x: start, y: (content - textSize.height) / 2, width: textRoom, height: textSize.height)
      places.detail = CGRect(
        x: end - detailSize.width, y: (content - detailSize.height) / 2, width: detailSize.width,
        height: detailSize.height)
    default:
      let gap = hasText && hasDetail ? lineGap : 0
      content = textSize.height + gap + detailSize.height
      places.text = CGRect(x: start, y: 0, width: room, height: textSize.height)
      places.detail = CGRect(
        x: start, y: textSize.height + gap, width: room, height: detailSize.height)
    }
    let inner = max(content, imageSize.height)
    places.height = margins.top + inner + margins.bottom
    places.image.origin.y = margins.top + (inner - imageSize.height) / 2
    let textTop = margins.top + (inner - content) / 2
    places.text.origin.y += textTop
    places.detail.origin.y += textTop
    return places
  }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension UILabel {
  /// Whether there is any text.
  var hasContent: Bool { !(text ?? "").isEmpty }
}
