internal import CoreGraphics

/// How one page of a navigation bar takes the place of another: titles move along with the pages
/// below, what stands at the sides fades, and a large title shrinks into the button that leads back
/// to it, or grows out of that.
struct NavigationBarChange {
  let from: NavigationBarPage?
  let to: NavigationBarPage?

  init(from: NavigationBarPage?, to: NavigationBarPage?) {
    self.from = from
    self.to = to
    from?.isUserInteractionEnabled = false
  }

  /// Puts the page that comes to where it starts.
  func prepare(isBack: Bool) {
    UIView.performWithoutAnimation {
      move(to, isBack ? -1 : 1)
      to?.alpha = 0
      if isBack {
        guard let to, let large = to.largeTitle else { return }
        // The bar is low still, with the title in the row, and where the large one is counts from
        // there.
        showTitleInRow(of: to, false)
        if let small = backTitle(in: from, to: to) {
          large.transform = TitlePlace(of: small).transform(for: large)
        }
      } else if let from, let large = from.shownLargeTitle, let small = backTitle(in: to, to: from)
      {
        from.letsLargeTitleOut = true
        small.transform = TitlePlace(of: large).transform(for: small)
      }
    }
  }

  /// Within the animation, when the bar has its new height.
  func run(isBack: Bool) {
    let grows = isBack && to?.shownLargeTitle != nil
    UIView.performWithoutAnimation {
      if isBack, !grows {
        move(to, -1)
        showTitleInRow(of: to, true)
      }
      to?.letsLargeTitleOut = grows
    }
    move(to, 0)
    to?.back?.titleLabel?.transform = .identity
    to?.alpha = 1
    from?.alpha = 0
    let (upper, lower) = isBack ? (from, to) : (to, from)
    guard let lower, let large = lower.shownLargeTitle, let small = backTitle(in: upper, to: lower)
    else { return move(from, isBack ? 1 : -1) }
    if isBack {
      move(from, 1)
      small.transform = TitlePlace(of: large).transform(for: small)
    } else {
      large.transform = TitlePlace(of: small).transform(for: large)
    }
  }

  /// The change has ended.
  func finish() {
    from?.removeFromSuperview()
    move(from, 0)
    from?.back?.titleLabel?.transform = .identity
    for page in [from, to] { page?.letsLargeTitleOut = false }
  }

  /// The title of the button in one page that leads back to another.
  private func backTitle(
    in page: NavigationBarPage?, to other: NavigationBarPage
  ) -> UILabel? { page?.previous === other.item ? page?.back?.titleLabel : nil }

  private func showTitleInRow(of page: NavigationBarPage?, _ isShown: Bool) {
    if let page, page.item.titleView == nil { page.title.alpha = isShown ? 1 : 0 }
  }

  /// Moves the titles of a page towards the end (1) or the start (-1) of the bar.
  private func move(_ page: NavigationBarPage?, _ side: CGFloat) {
    guard let page else { return }
    let distance = (page.isRightToLeft ? -side : side) * page.bounds.width / 3
    let shift = CGAffineTransform(translationX: distance, y: 0)
    page.title.transform = shift
    page.largeTitle?.transform = shift
  }
}

/// Where a title is without its transform, and how large it is written.
private struct TitlePlace {
  private let leading: CGFloat
  private let middle: CGFloat
  private let pointSize: CGFloat

  init(of label: UILabel) {
    let center = Self.center(of: label)
    leading = center.x + Self.sign(label) * label.bounds.width / 2
    middle = center.y
    pointSize = label.font.pointSize
  }

  /// Shows another title here, and as large as the one that is.
  func transform(for label: UILabel) -> CGAffineTransform {
    let scale = pointSize / max(1, label.font.pointSize)
    let center = Self.center(of: label)
    let x = leading - Self.sign(label) * scale * label.bounds.width / 2
    return CGAffineTransform(translationX: x - center.x, y: middle - center.y)
      .scaledBy(x: scale, y: scale)
  }

  /// To which side of its middle a text begins.
  private static func sign(_ label: UILabel) -> CGFloat { label.isRightToLeft ? 1 : -1 }

  private static func center(of label: UILabel) -> CGPoint {
    label.superview?.convert(label.center, to: nil) ?? label.center
  }
}
