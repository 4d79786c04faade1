// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden, so all that UIKit lets subclasses override stands here. What it does is in
// the files UITextField+….swift, one for each aspect.

internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// One line of text that can be edited.
///
///     let field = UITextField(frame: CGRect(x: 16, y: 60, width: 238, height: 34))
///     field.borderStyle = .roundedRect
///     field.placeholder = "Name"
///     field.addAction(UIAction { _ in … }, for: .editingChanged)
///
/// Keys are those of desktops on Linux and those of a Mac besides; the mouse selects by
/// characters, with a double click by words, with a triple click everything.
///
/// DIFFERENCE: a field that gets the keys by Tab selects everything, as desktops do; by a touch or
/// a click the caret goes to that place, by code to the end.
///
/// The text of a secure field can't be copied, and is in no description of the field.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Storage of the aspects

  var editor = TextEditor()
  var looks = Looks()
  /// What the view shows beside its text; made when first needed.
  let content = TextContentView()
  let caret = TextCaret()
  var border: TextFieldBorderView?
  var clearButton: TextFieldClearButton?
  /// How far text that is too wide is moved to the left.
  var scrollOffset: CGFloat = 0
  /// Which of two places the caret has where the direction of writing changes.
  var caretIsUpstream = false
  /// Where a drag of the mouse began, and what it selects by.
  var drag: TextDrag?
  let ownUndoManager = UndoManager()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Makes a field with no border and no text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Makes a field of zero size; there is no Interface Builder here to take values from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
  }

  package override class var drawsContent: Bool? { self == UITextField.self ? false : nil }

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Content

  /// The text; never nil when read. Setting it asks no delegate, sends no events, puts the caret at
  /// the end and leaves nothing to undo.
  open var text: String? {
    get { editor.text }
    set { setContent(EditedText(newValue ?? ""), isPlain: true) }
  }
  /// The text with attributes; those that are missing are the field's own.
  open var attributedText: NSAttributedString? {
    get { styledContent }
    set { setContent(newValue.map(EditedText.init) ?? EditedText(), isPlain: false) }
  }
  /// What is shown where there is no text.
  open var placeholder: String? {
    get { looks.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  /// What is shown where there is no text, with attributes; those that are missing are the field's
  /// own, in the colour of placeholders.
  open var attributedPlaceholder: NSAttributedString? {
    get { looks.placeholder }
    set { setPlaceholder(newValue) }
  }

  // MARK: Looks

  /// The font: the system's at 17 points unless set; nil sets that again.
  open var font: UIFont? {
    get { looks.font }
    set { setFont(newValue ?? Looks.defaultFont) }
  }
  /// The colour of the text: that of labels unless set; nil sets that again.
  open var textColor: UIColor? {
    get { looks.color }
    set { setTextColor(newValue ?? .label) }
  }
  /// Where the text stands. Natural is the side where the interface's language begins.
  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// What is drawn around the text.
  open var borderStyle: BorderStyle {
    get { looks.borderStyle }
    set { change(\.borderStyle, to: newValue) }
  }
  /// Attributes of all of the text; those of `attributedText` go before.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes }
    set { setDefaultTextAttributes(newValue) }
  }
  /// Attributes of what is typed next; nil for those of the text before the caret. Forgotten when
  /// the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { looks.typingAttributes ?? (isEditing ? attributesAtCaret : nil) }
    set { looks.typingAttributes = newValue }
  }
  /// An image in place of the border; not with rounded rectangles.
  open var background: UIImage? {
    get { looks.background }
    set { change(\.background, to: newValue) }
  }
  /// The image of a disabled field; nil takes `background`.
  open var disabledBackground: UIImage? {
    get { looks.disabledBackground }
    set { change(\.disabledBackground, to: newValue) }
  }
  /// Whether the font shrinks until the text fits, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { looks.shrinks }
    set { change(\.shrinks, to: newValue) }
  }
  /// How small the font may become, in points; 0 lets nothing shrink.
  open var minimumFontSize: CGFloat {
    get { looks.minimumFontSize }
    set { change(\.minimumFontSize, to: newValue) }
  }
  /// Whether a font of a text style, or one scaled by `UIFontMetrics`, follows the person's
  /// preferred size.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
  }

  // MARK: Sides

  /// When the clear button is shown; never where there is no text.
  open var clearButtonMode: ViewMode {
    get { looks.clearButtonMode }
    set { change(\.clearButtonMode, to: newValue) }
  }
  /// A view at the leading side, as wide and high as it is.
  open var leftView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: leftView) }
  }
  /// When it is shown.
  open var leftViewMode: ViewMode {
    get { looks.leftViewMode }
    set { change(\.leftViewMode, to: newValue) }
  }
  /// A view at the trailing side. While it is shown the clear button is not.
  ///
  /// DIFFERENCE: UIKit draws the two over each other.
  open var rightView: UIView? {
    didSet { sideViewChanged(from: oldValue, to: rightView) }
  }
  /// When it is shown.
  open var rightViewMode: ViewMode {
    get { looks.rightViewMode }
    set { change(\.rightViewMode, to: newValue) }
  }

  // MARK: Traits of the input

  /// For keyboards on a screen; keys of a real one are never changed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// For keyboards on a screen.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// For keyboards on a screen.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// For keyboards on a screen.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// For keyboards on a screen.
  open var smartDashesType = UITextSmartDashesType.default
  /// For keyboards on a screen.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// For keyboards on a screen.
  open var keyboardType = UIKeyboardType.default
  /// For keyboards on a screen.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// For keyboards on a screen.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing as long as there is no text.
  open var enablesReturnKeyAutomatically = false
  /// What the text means.
  open var textContentType: UITextContentType!
  /// Whether the text is shown as bullets, and kept from the pasteboard and from descriptions.
  ///
  /// DIFFERENCE: what is typed first after coming back to the field doesn't replace the secret, as
  /// on other desktops; the last character is not shown for a moment.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secrecyChanged() } }
  }
  /// Whether the text is cleared when editing begins; can be undone.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first replaces all text; the caret is elsewhere afterwards.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isEditing { editor.selectAll(); selectionChanged() } }
  }

  /// What is shown in the keyboard's place while the field is edited.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue; reloadInputViews() }
  }
  /// What is shown on top of the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue; reloadInputViews() }
  }

  // MARK: Places, for subclasses to override; in the field's coordinates

  /// Where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    standardTextRect(in: bounds, whileEditing: false)
  }
  /// Where the text is drawn while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    standardTextRect(in: bounds, whileEditing: true)
  }
  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the clear button is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(in: bounds)
  }
  /// Where the view at the leading side is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: leftView, in: bounds, atLeft: !isMirrored)
  }
  /// Where the view at the trailing side is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: rightView, in: bounds, atLeft: isMirrored)
  }
  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) { drawLaidOutText(in: rect) }
  /// Draws the placeholder into the current context.
  open func drawPlaceholder(in rect: CGRect) { drawLaidOutPlaceholder(in: rect) }

  // MARK: Overrides

  /// As wide as the text, or else the placeholder, and as high as the style is.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// The size of the text, or else the placeholder, and what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  package override var baselineOffsets: BaselineOffsets {
    let size = intrinsicContentSize
    let y = baseline(in: textRect(forBounds: CGRect(origin: .zero, size: size)))
    return BaselineOffsets(fromTop: y, fromBottom: size.height - y, centeredHeight: size.height)
  }
  /// Places text, caret, border, button and views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }
  /// Draws what is selected in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.setNeedsDisplay()
  }
  /// Draws anew in other colours, and in another size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }
  /// Whether it takes keys and touches.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { enablingChanged() } }
  }
  /// The mirrored field has its button at the other side.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { content.setNeedsDisplay() } }
  }

  // MARK: Editing

  /// Whether it is edited now.
  open internal(set) var isEditing = false
  /// True for a field that is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Asks the delegate, takes the keys and begins to edit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  /// Asks the delegate, ends editing and gives the keys back.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  /// Editing ends when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { windowGoesAway() }
  }
  open override var undoManager: UndoManager? { ownUndoManager }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !handle($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  package override func receiveText(_ text: String) -> Bool { takeText(text) }
  package override func receiveMarkedText(_ text: String, selection: Range<Int>) -> Bool {
    takeMarkedText(text, selection: selection)
  }
  package override func focusDidChange() {
    super.focusDidChange()
    if isFocused, isEditing, window?.focus.isRingVisible == true { selectAll(nil) }
  }
  open override var canBecomeFocused: Bool { isEnabled }
  /// Tab goes on to what stands at the sides; what clears the text has keys for that.
  package override var focusableParts: [UIView] {
    [leftView, rightView].compactMap { $0 }.filter { $0.superview === self }
  }

  /// Puts the caret where the pointer went down, or selects a word or everything.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && beginDrag(touch, with: event)
  }
  /// Selects up to where the pointer is.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    followDrag(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endDrag(touch)
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  /// Copies what is selected and deletes it; nothing in a secure field.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies what is selected; nothing in a secure field.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the pasteboard's text, its lines joined by spaces.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Deletes what is selected.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { selectEverything() }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { !editor.content.isEmpty }
  /// Types: asks the delegate, replaces what is selected, sends events. A line break is Return.
  open func insertText(_ text: String) { _ = takeText(text) }
  /// Deletes what is selected, or the character before the caret, as the key does.
  open func deleteBackward() { perform(.delete(.character, .backward)) }
  /// How text is drawn that an input method has not settled; nil underlines it.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { content.setNeedsDisplay() } }
  /// What is selected; nil while the field is not edited. Setting it sends no events.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextOffsetRange(editor.selection.range) : nil }
    set { setSelectedTextRange(newValue) }
  }
  /// Where the caret is drawn at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(position).map { caretRect(at: $0) } ?? .zero
  }
  /// The rectangles that show a range as selected.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    self.range(range).map { selectionRects(of: $0) } ?? []
  }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffsetPosition(position(at: point).offset)
  }

  // MARK: For those who read or test

  /// The text, except a secret, and the placeholder if there is no text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
}
