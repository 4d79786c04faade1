import UIKit

/// The backdrop of an alert that has gone or stepped aside: it covers the page until that of the
/// next alert has taken its place, so that no flicker shows between the two.
struct Curtain {
  /// What it looks like.
  let backdrop: Backdrop
  /// Takes it away, fading or at once.
  let fall: (_ animated: Bool) -> Void

  /// Lets another backdrop take the curtain's place: at once where both look the same, else one
  /// fades into the other.
  func giveWay(to view: BackdropView, duration: TimeInterval = 0.25) {
    if backdrop.looksLike(view.backdrop, in: view.traitCollection) {
      view.alpha = 1
      fall(false)
    } else {
      view.alpha = 0
      UIView.animate(withDuration: duration) { view.alpha = 1 }
      fall(true)
    }
  }
}
