extension UIView {
  /// Takes the keys from the first responder, if it is this view or one inside it. Wheels of pickers
  /// that still turn come to rest at once, where they would by themselves.
  ///
  /// DIFFERENCE: Apple's leaves wheels alone.
  /// - Parameter force: takes them even where the responder does not want to give them up.
  /// - Returns: whether there was one and it has given them up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    settleWheels()
    guard let window = self as? UIWindow ?? window,
      let responder = window.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    UIApplication.shared.firstResponderDidChange(from: responder, to: nil)
    return true
  }

  private func settleWheels() {
    (self as? PickerWheel)?.settle()
    for subview in subviews { subview.settleWheels() }
  }
}
