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
      to?.title.transform = shift(isBack ? -1 : 1)
      to?.alpha = 0
    }
  }

  /// Within the animation.
  func run(isBack: Bool) {
    to?.title.transform = .identity
    to?.alpha = 1
    from?.title.transform = shift(isBack ? 1 : -1)
    from?.alpha = 0
  }

  /// The change has ended.
  func finish() {
    from?.removeFromSuperview()
    from?.title.transform = .identity
  }

  private func shift(_ side: CGFloat) -> CGAffineTransform {
    let width = (to ?? from)?.bounds.width ?? 0
    let isMirrored = (to ?? from)?.isRightToLeft == true
    return CGAffineTransform(translationX: (isMirrored ? -side : side) * width / 3, y: 0)
  }
}
