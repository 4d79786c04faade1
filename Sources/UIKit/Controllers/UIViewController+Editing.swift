extension UIViewController {
  func changeEditing(to isEditing: Bool) {
    isInEditingMode = isEditing
    if let loadedEditButton { show(isEditing, on: loadedEditButton) }
  }

  func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    show(isEditing, on: button)
    return button
  }

  private func show(_ isEditing: Bool, on button: UIBarButtonItem) {
    button.style = .plain
    button.adopt(isEditing ? .done : .edit)
  }
}
