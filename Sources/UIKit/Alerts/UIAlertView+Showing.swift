internal import Foundation

extension UIAlertView {
  func comeUp() {
    guard presence == nil else { return }
    makeActions()
    let window = AlertViewWindow(self)
    presence = window
    delegate?.willPresent(self)
    AlertViewStack.push(window)
    alert.onPress = { [unowned self] action in
      guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return }
      delegate?.alertView(self, clickedButtonAt: index)
      leave(by: index, animated: true)
    }
    window.host.present(alert, animated: true) { [weak self] in
      guard let self, presence === window, dismissing == nil else { return }
      delegate?.didPresent(self)
    }
  }

  func leave(by index: Int, animated: Bool) {
    guard let window = presence, dismissing == nil else { return }
    dismissing = index
    delegate?.alertView(self, willDismissWithButtonIndex: index)
    AlertViewStack.willPop(window, animated: animated)
    window.host.dismiss(animated: animated) { [self] in end(by: index) }
  }

  /// The window was taken away by something else.
  func windowWasHidden() {
    guard let window = presence, dismissing == nil else { return }
    dismissing = cancelButtonIndex
    AlertViewStack.willPop(window, animated: false)
    delegate?.alertViewCancel(self)
    window.host.dismiss(animated: false)
    end(by: cancelButtonIndex)
  }

  private func end(by index: Int) {
    guard let window = presence else { return }
    presence = nil
    dismissing = nil
    alert.onPress = nil
    AlertViewStack.pop(window)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}
