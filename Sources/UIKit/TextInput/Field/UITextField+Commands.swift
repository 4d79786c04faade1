internal import Foundation

extension UITextField {
  func selectEverything() {
    guard isEditing else { return }
    settleMarkedText()
    editor.selectAll()
    selectionChanged()
  }
}
