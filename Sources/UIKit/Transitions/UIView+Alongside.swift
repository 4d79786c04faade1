extension UIView {
  /// Runs `body`, and `alongside` within the first animation block that `body` opens, so that it
  /// takes over that block's duration and pace. Where `body` opens none, `alongside` is not called.
  static func runAlongsideNextAnimation(_ alongside: @escaping () -> Void, during body: () -> Void)
  {
    let outer = ViewAnimation.alongside
    ViewAnimation.alongside = alongside
    body()
    ViewAnimation.alongside = outer
  }
}

extension ViewAnimation {
  /// What joins the next block that animates.
  static var alongside: (() -> Void)?

  /// Lets what waits join the block that runs. Called by each block, after its own changes.
  static func joinBlock() {
    guard let waiting = alongside, current?.isAnimating == true else { return }
    alongside = nil
    waiting()
  }
}
