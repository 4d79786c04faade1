package import Foundation

/// Darkens the page under a presentation and greys its tint while it is covered, as under the
/// system's alerts, sheets and bubbles.
///
/// A presentation controller that has one need do nothing more: its parts run before the
/// presentation controller's own callbacks.
package final class PageDimming {
  /// The view between the page and the presented view.
  package let view = UIView(frame: .zero)

  /// Called when the view is touched.
  package var onTouch: (() -> Void)?

  /// Whether the page is darkened at all.
  var isActive = true {
    didSet {
      guard isActive != oldValue, let presentation else { return }
      set(isDimmed: true, presentation)
    }
  }

  private weak var tintedView: UIView?
  /// The presentation, while it darkens the page.
  private weak var presentation: UIPresentationController?

  /// Darkens with black: 20 %, in the dark 48 %, or by an alpha of your own.
  package init(alpha: CGFloat? = nil) {
    view.backgroundColor = UIColor {
      UIColor(white: 0, alpha: alpha ?? ($0.userInterfaceStyle == .dark ? 0.48 : 0.2))
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTouch?() })
  }

  func transitionWillBegin(_ presentation: UIPresentationController, isPresentation: Bool) {
    let coordinator = presentation.presentedViewController.transitionCoordinator
    if isPresentation, let container = presentation.containerView {
      view.frame = container.bounds
      view.alpha = 0
      container.insertSubview(view, at: 0)
    }
    coordinator?.animate(alongsideTransition: { [self] _ in
      set(isDimmed: isPresentation, presentation)
    })
  }

  func transitionDidEnd(_ presentation: UIPresentationController, isShown: Bool) {
    set(isDimmed: isShown, presentation)
    if !isShown { view.removeFromSuperview() }
  }

  private func set(isDimmed: Bool, _ presentation: UIPresentationController) {
    self.presentation = isDimmed ? presentation : nil
    let isDimmed = isDimmed && isActive
    view.alpha = isDimmed ? 1 : 0
    if isDimmed, tintedView == nil, let page = presentation.presenter?.viewIfLoaded {
      tintedView = page
      TintDimming.begin(page)
    } else if !isDimmed, let page = tintedView {
      tintedView = nil
      TintDimming.end(page)
    }
  }
}
