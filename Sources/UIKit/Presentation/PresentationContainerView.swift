internal import Foundation

/// Fills the window, or the current context, and holds what one presentation shows. It takes the
/// touches that nothing in it wants, so that none gets to the page below.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?
  /// Whether touches beside what is presented get to the page below after all.
  var passesTouches = false

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && (hit === self || hit === presentation?.dimming?.view) ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
