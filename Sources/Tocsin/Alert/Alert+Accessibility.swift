import UIKit

// What screen readers are told.
extension Alert {
  /// Tells screen readers that another page is there, and where it begins.
  func announce() {
    card.layoutIfNeeded()
    UIAccessibility.post(notification: .screenChanged, argument: card.elements.first)
  }
}
