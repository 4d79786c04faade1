internal import CoreGraphics

/// How one page of a navigation bar takes the place of another: titles move along with the pages
/// below, what stands at the sides fades.
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
    }
  }

  /// Within the animation.
  func run(isBack: Bool) {
    move(to, 0)
    to?.alpha = 1
    move(from, isBack ? 1 : -1)
    from?.alpha = 0
  }

  /// The change has ended.
  func finish() {
    from?.removeFromSuperview()
    move(from, 0)
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
