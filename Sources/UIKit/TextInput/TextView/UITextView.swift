// Longer than most: without the Objective-C runtime only what is declared in the body of a class
// can be overridden. What it does is in the files UITextView+….swift, one for each aspect.

internal import CoreGraphics
public import Foundation
internal import TextLayout

/// Text of any length, to read or to edit, that scrolls.
///
///     let view = UITextView(frame: CGRect(x: 16, y: 60, width: 300, height: 120))
///     view.font = .systemFont(ofSize: 15)
///     view.text = "Dear all,\n"
///     view.delegate = self
///
/// With `isScrollEnabled` off it is as high as its text, for Auto Layout and for `sizeThatFits`.
/// With `isEditable` off the text can be selected and copied, and links can be tapped.
///
/// Keys are those of text fields; Return and Tab type a line break and a tab in text that is
/// edited, Shift-Tab and Control-Tab move the focus. The wheel and a finger scroll; the mouse
/// selects by characters, with a double click by words, with a triple click by paragraphs.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  // MARK: Storage of the aspects

  var editor = TextEditor()
  var looks = Looks()
  let content = TextContentView()
  let caret = TextCaret()
  /// The text as it is laid out; nil when something has changed that it depends on.
  var laidOut: TextFrame?
  /// Which of two places the caret has at a soft line break.
  var caretIsUpstream = false
  /// The width of lines when the text was laid out last.
  var laidOutWidth: CGFloat = -1
  /// Where a walk up and down through lines began.
  var goalX: CGFloat?
  var drag: TextDrag?
  let ownUndoManager = UndoManager()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextView()
  }

  /// Makes an empty view; text containers of a program's own are not used.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
    self.textContainer.lineBreakMode = textContainer.lineBreakMode
  }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTextView()
  }

  package override class var drawsContent: Bool? { self == UITextView.self ? false : nil }

  /// Who is asked and told about editing and scrolling. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The text; never nil when read. Setting it asks and tells no delegate, puts the caret at the
  /// end and leaves nothing to undo.
  open var text: String! {
    get { editor.text }
    set { setContent(EditedText(newValue ?? ""), isPlain: true) }
  }
  /// The text with attributes; those that are missing are the view's own. Never nil when read.
  open var attributedText: NSAttributedString! {
    get { styledContent }
    set { setContent(newValue.map(EditedText.init) ?? EditedText(), isPlain: false) }
  }

  // MARK: Looks

  /// The font: the system's at 12 points unless set; nil sets that again.
  open var font: UIFont? {
    get { looks.font }
    set { setFont(newValue ?? Looks.defaultFont) }
  }
  /// The colour of the text: that of labels unless set; nil sets that again.
  open var textColor: UIColor? {
    get { looks.color }
    set { setTextColor(newValue ?? .label) }
  }
  /// Where lines stand. Natural is the side where the interface's language begins.
  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set { setAlignment(newValue) }
  }
  /// Attributes of what is typed next; without any set those of the text before the caret.
  /// Forgotten when the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { looks.typingAttributes ?? attributesAtCaret }
    set { looks.typingAttributes = newValue }
  }
  /// What links look like; in the tint unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { looks.linkAttributes ?? [.foregroundColor: tintColor as UIColor] }
    set {
      looks.linkAttributes = newValue
      looksChanged()
    }
  }
  /// What is kept from the edges around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { layoutChanged() } }
  }
  /// The room that the text is laid out in.
  public let textContainer = NSTextContainer()
  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the person's
  /// preferred size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
  }

  // MARK: What can be done

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet { if isEditable != oldValue { abilityChanged() } }
  }
  /// Whether text can be selected and links can be tapped.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { abilityChanged() } }
  }
  /// Whether the content scrolls; a view that doesn't is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { layoutChanged() } }
  }
  /// Whether what is typed first replaces all text.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isEditing { selectAll(nil) } }
  }
  /// Whether the text is edited now.
  public internal(set) var isEditing = false

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

  /// What is shown in the keyboard's place while the text is edited.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }
  /// What is shown on top of the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: Selection

  /// What is selected, in UTF-16 units; of no length where only the caret stands.
  open var selectedRange: NSRange {
    get { editor.selection.range.nsRange }
    set { setSelectedRange(newValue) }
  }
  /// What is selected; nil selects nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(editor.selection.range) }
    set {
      let range = newValue.flatMap { self.range($0) } ?? editor.selection.range
      setSelectedRange(range.nsRange)
    }
  }

  /// Scrolls as little as needed for a range to be seen.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  // MARK: Overrides

  /// As high as the text where the content doesn't scroll, else none.
  open override var intrinsicContentSize: CGSize { fittingSize }
  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : CGSize(width: width, height: height(forWidth: width))
  }
  /// The size of the text, its lines broken at the width of `size`, and of what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(in: size) }
  /// Lays out the text and what shows the selection.
  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }
  /// Draws links and what is selected in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksChanged()
  }
  /// Draws anew in other colours, and in another size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  /// True for text that can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Takes the keys; asks the delegate and begins to edit where the text can be edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  /// Asks the delegate, ends editing and gives the keys back.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  /// Editing ends when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { windowGoesAway() }
  }
  open override var undoManager: UndoManager? { ownUndoManager }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  package override func focusDidChange() {
    super.focusDidChange()
    updateFocusRing()
  }

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches, event) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    drag = nil
    super.touchesCancelled(touches, with: event)
  }
  /// The mouse selects where text can be selected.
  package override func isDragged(by touch: UITouch) -> Bool {
    touch.type != .indirectPointer || !canBecomeFirstResponder
  }
  package override func pointerShape(at point: CGPoint) -> PointerShape? {
    if link(at: point) != nil { return .hand }
    return canBecomeFirstResponder ? .text : super.pointerShape(at: point)
  }

  // MARK: Commands

  /// Copies what is selected and deletes it.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies what is selected.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the pasteboard's text.
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
  /// Types: asks the delegate, replaces what is selected, tells the delegate.
  open func insertText(_ text: String) { _ = takeText(text) }
  /// Deletes what is selected, or the character before the caret, as the key does.
  open func deleteBackward() { perform(.delete(.character, .backward)) }
  /// How text is drawn that an input method has not settled; nil underlines it.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }
  /// Where the caret is drawn at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    offset(position).map { caretRect(at: TextPosition($0)) } ?? .zero
  }
  /// The rectangles that show a range as selected.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    self.range(range).map { selectionRects(of: $0) } ?? []
  }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffsetPosition(position(at: point).offset)
  }

  /// The text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text }
    set { super.accessibilityValue = newValue }
  }
}
