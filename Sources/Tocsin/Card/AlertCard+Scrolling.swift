import UIKit

// A finger that drags the text or the buttons is on the card all the time.
extension AlertCard: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onTouch?(true) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    onTouch?(false)
  }
}
