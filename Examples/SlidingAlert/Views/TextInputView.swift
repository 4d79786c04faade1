import UIKit

/// Asks for a text: a field that slides in from the top of a view, with Cancel and Done below it.
final class TextInputView: SlidingPanel {
  static let panelHeight: CGFloat = 110

  weak var delegate: (any TextInputViewDelegate)?
  let field = UITextField()

  private lazy var doneButton = UIBarButtonItem(
    title: "Done", primaryAction: UIAction { [weak self] _ in self?.finish() })

  init() {
    super.init(panelHeight: Self.panelHeight)
    field.borderStyle = .roundedRect
    field.overrideUserInterfaceStyle = .light
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.accessibilityIdentifier = "textInput.field"
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    field.frame = content.bounds.inset(
      by: UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20))
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(field)
    doneButton.style = .done
    let cancel = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.cancel() })
    toolbar.items = [cancel, .flexibleSpace(), doneButton]
  }

  /// Covers a view and asks for another text in the place of this one.
  func ask(in target: UIView, text: String) {
    field.text = text
    // The field is light on its panel; the keys are as dark as the page.
    let isDark = target.traitCollection.userInterfaceStyle == .dark
    field.keyboardAppearance = isDark ? .dark : .light
    textChanged()
    slideIn(over: target)
    field.becomeFirstResponder()
  }

  private func textChanged() { doneButton.isEnabled = !text.isEmpty }

  private var text: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func finish() {
    guard isDown, !text.isEmpty else { return }
    end()
    delegate?.textInputView(self, didFinishWith: text)
  }

  private func cancel() {
    guard isDown else { return }
    end()
    delegate?.textInputViewDidCancel(self)
  }

  private func end() {
    field.resignFirstResponder()
    slideOut()
  }
}

extension TextInputView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    finish()
    return true
  }
}

/// Hears how a ``TextInputView`` ended, when it begins to slide out.
protocol TextInputViewDelegate: AnyObject {
  /// Done or Return was pressed. The text has no spaces at its ends, and isn't empty.
  func textInputView(_ view: TextInputView, didFinishWith text: String)
  /// Cancel was pressed. Need not be there.
  func textInputViewDidCancel(_ view: TextInputView)
}

extension TextInputViewDelegate {
  func textInputViewDidCancel(_ view: TextInputView) {}
}
