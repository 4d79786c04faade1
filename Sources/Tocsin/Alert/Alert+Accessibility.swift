import UIKit

// What screen readers are told.
extension Alert {
  /// Keeps screen readers and the Tab key to the alert, unless the page is to stay usable.
  func modalityChanged() {
    guard isViewLoaded else { return }
    view.accessibilityViewIsModal = !leavesPageUsable
    card.accessibilityViewIsModal = !leavesPageUsable
  }

  /// Tells screen readers that another page is there, and where it begins; or, where the page
  /// stays usable, says what the alert says and leaves the reader where it is.
  func announce() {
    card.layoutIfNeeded()
    guard leavesPageUsable else {
      UIAccessibility.post(notification: .screenChanged, argument: card.elements.first)
      return
    }
    let text = card.text.spokenText ?? card.elements.lazy.compactMap(\.accessibilityLabel).first
    if let text { UIAccessibility.post(notification: .announcement, argument: text) }
  }
}
