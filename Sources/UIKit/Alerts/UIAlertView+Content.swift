extension UIAlertView {
  /// Makes the fields of the style, in place of those that were there.
  func makeFields() {
    alert.removeTextFields()
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: addField()
    case .secureTextInput: addField(isSecure: true)
    case .loginAndPasswordInput:
      addField("Login")
      addField("Password", isSecure: true)
    }
  }

  private func addField(_ placeholder: String? = nil, isSecure: Bool = false) {
    alert.addTextField { field in
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      field.addAction(
        UIAction { [weak self] _ in self?.enableFirstOtherButton() }, for: .editingChanged)
    }
  }

  /// Makes the actions of the buttons. Which one cancels is known only now.
  func makeActions() {
    alert.removeActions()
    for index in titles.indices { alert.addAction(makeAction(index)) }
    enableFirstOtherButton()
  }

  func showNewButton() {
    alert.addAction(makeAction(titles.count - 1))
    enableFirstOtherButton()
  }

  private func makeAction(_ index: Int) -> UIAlertAction {
    UIAlertAction(title: titles[index], style: index == cancelButtonIndex ? .cancel : .default)
  }

  /// Asks the delegate whether the first other button can be pressed.
  func enableFirstOtherButton() {
    guard alert.actions.indices.contains(firstOtherButtonIndex) else { return }
    alert.actions[firstOtherButtonIndex].isEnabled =
      delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true
  }
}
