import UIKit

/// Takes a line of text: a field with a keyboard that suits its kind and, for secrets, a button
/// that reveals them, as Alt-F8 does.
final class LineInput: UIView, FieldInput, UITextFieldDelegate {
  let textField = CardTextField()
  var onEdit: (() -> Void)?
  var onEditingEnd: (() -> Void)?
  /// Asked when Return is pressed.
  var onReturn: (() -> Void)?

  private let field: Field
  private let style: Style.FieldStyle
  private let placeholderInk: UIColor
  private let language: String?
  private var scale: TextScale?
  private var reason: String?
  private lazy var revealButton = RevealButton(type: .custom)

  init(field: Field, style: Style, language: String?) {
    self.field = field
    self.style = style.field
    placeholderInk = style.placeholderInk
    self.language = language
    super.init(frame: .zero)
    setUpLooks()
    setUpKeyboard()
    textField.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    textField.delegate = self
    addSubview(textField)
    if field.kind == .secure { addRevealButton() }
    showValue()
    field.configure?(textField)
    applyBorder()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { textField }
  var elements: [UIView] { field.kind == .secure ? [textField, revealButton] : [textField] }
  var showsLabel: Bool { false }

  func showValue() {
    if textField.text ?? "" != field.value { textField.text = field.value }
  }

  func rescale(_ scale: TextScale) {
    self.scale = scale
    textField.font = scale.font(style.font)
    textField.clearSide = scale.control(CardTextField.usualClearSide)
    if field.kind == .secure { sizeRevealButton(scale) }
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat { scale?.length(style.height) ?? style.height }

  func mark(_ reason: String?) {
    self.reason = reason
    textField.accessibilityHint = reason
    applyBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textField.frame = bounds
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyBorder()
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if field.kind == .secure, textField.isEditing, presses.contains(where: reveals) {
      toggleReveal()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Whether a key shows or hides a secret: Alt-F8, as elsewhere on desktops.
  private func reveals(_ press: UIPress) -> Bool {
    guard let key = press.key, key.keyCode == .keyboardF8 else { return false }
    return key.modifierFlags.intersection([.command, .control, .alternate, .shift]) == .alternate
  }

  // MARK: Editing

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn?()
    return false
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { applyBorder() }

  func textFieldDidEndEditing(_ textField: UITextField) {
    applyBorder()
    onEditingEnd?()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    guard let maximum = field.maximumLength, let text = textField.text,
      let place = Range(range, in: text)
    else { return true }
    let kept = text.count - text[place].count
    guard kept + replacementString.count > maximum else { return true }
    // What fits of a text that is pasted is taken.
    let part = String(replacementString.prefix(max(0, maximum - kept)))
    guard !part.isEmpty else { return false }
    textField.text = text.replacingCharacters(in: place, with: part)
    typed()
    return false
  }

  private func typed() {
    field.value = textField.text ?? ""
    onEdit?()
  }

  // MARK: Setting up

  private func setUpLooks() {
    textField.textColor = style.color
    textField.backgroundColor = style.background
    textField.inset = style.inset
    textField.layer.cornerRadius = style.cornerRadius
    textField.attributedPlaceholder = field.placeholder.map {
      NSAttributedString(string: $0, attributes: [.foregroundColor: placeholderInk])
    }
    textField.clearButtonMode = field.kind == .secure ? .never : .whileEditing
    textField.accessibilityIdentifier = field.name
    textField.accessibilityLabel = field.label ?? field.placeholder
  }

  private func setUpKeyboard() {
    textField.isSecureTextEntry = field.kind == .secure
    textField.textContentType = field.contentType ?? field.kind.contentType
    switch field.kind {
    case .email: textField.keyboardType = .emailAddress
    case .number: textField.keyboardType = .decimalPad
    case .phone: textField.keyboardType = .phonePad
    case .url: textField.keyboardType = .URL
    default: break
    }
    if field.kind != .text {
      textField.autocapitalizationType = .none
      textField.autocorrectionType = .no
    }
  }

  private func addRevealButton() {
    revealButton.frame = CGRect(x: 0, y: 0, width: Self.revealWidth, height: style.height)
    revealButton.accessibilityIdentifier = "\(field.name).reveal"
    revealButton.addAction(
      UIAction { [weak self] _ in
        self?.toggleReveal()
      }, for: .primaryActionTriggered)
    textField.rightView = revealButton
    textField.rightViewMode = .always
    showReveal()
  }

  private func toggleReveal() {
    textField.isSecureTextEntry.toggle()
    showReveal()
  }

  private static let revealWidth: CGFloat = 34

  private func sizeRevealButton(_ scale: TextScale) {
    revealButton.bounds.size = CGSize(
      width: scale.control(Self.revealWidth), height: scale.length(style.height))
    showReveal()
    textField.setNeedsLayout()
  }

  private func showReveal() {
    let isHidden = textField.isSecureTextEntry
    let size = scale?.control(1) ?? 1
    revealButton.setImage(
      isHidden ? Glyph.eye(scale: size) : Glyph.eyeSlash(scale: size), for: .normal)
    revealButton.tintColor = style.label.color
    revealButton.accessibilityLabel = (isHidden ? Word.show : Word.hide).text(in: language)
  }

  private func applyBorder() {
    let border = style.border(isFocused: textField.isEditing, isRefused: reason != nil)
    textField.layer.borderWidth = border.width
    textField.layer.borderColor = border.color.resolvedColor(with: traitCollection).cgColor
  }
}

/// Shows or hides a secret. Tab goes past it, so that nobody who types a secret and goes on shows it.
private final class RevealButton: UIButton {
  override var canBecomeFocused: Bool { false }
}

extension Field.Kind {
  fileprivate var contentType: UITextContentType? {
    switch self {
    case .secure: .password
    case .email: .emailAddress
    case .phone: .telephoneNumber
    case .url: .URL
    default: nil
    }
  }
}
