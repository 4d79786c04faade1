internal import CoreGraphics
internal import TextLayout

extension UITextView {
  /// How far arrow keys scroll text that is only read.
  private static let scrollStep: CGFloat = 40

  /// Acts on a key.
  /// - Returns: whether the key is the view's business; one that types is, as its text comes
  ///   separately.
  func handle(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    if key.keyCode == .keyboardTab { return handleTab(key) }
    if key.keyCode == .keyboardPageUp || key.keyCode == .keyboardPageDown {
      page(
        isDown: key.keyCode == .keyboardPageDown, isExtending: key.modifierFlags.contains(.shift))
      return true
    }
    if let command = TextKeyCommand(key) {
      return isEditing ? performEditing(command) : performReading(command)
    }
    return isEditing && key.types
  }

  /// Tab types a tab, with Shift or Control it moves the focus.
  private func handleTab(_ key: UIKey) -> Bool {
    guard isEditing else { return false }
    if key.modifierFlags.contains(.control) {
      window?.focus.move(backwards: key.modifierFlags.contains(.shift))
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.shift, .alternate, .command]) else { return false }
    return takeText("\t")
  }

  private func performEditing(_ command: TextKeyCommand) -> Bool {
    perform(command)
    return true
  }

  /// In text that is only read keys copy and scroll.
  private func performReading(_ command: TextKeyCommand) -> Bool {
    switch command {
    case .copy, .selectAll: perform(command)
    case .move(_, extending: true): perform(command)
    case .move(.up, _): return scroll(by: -Self.scrollStep)
    case .move(.down, _): return scroll(by: Self.scrollStep)
    case .move(.documentStart, _), .move(.lineStart, _): return scroll(by: -.infinity)
    case .move(.documentEnd, _), .move(.lineEnd, _): return scroll(by: .infinity)
    default: return false
    }
    return true
  }

  private func scroll(by distance: CGFloat) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = limits(.y)
    let y = (contentOffset.y + distance).clamped(to: limits)
    guard limits.upperBound > limits.lowerBound else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
    flashScrollIndicators()
    return true
  }

  private func page(isDown: Bool, isExtending: Bool) {
    let distance = max(Self.scrollStep, bounds.height - Self.scrollStep)
    guard isEditing else {
      _ = scroll(by: isDown ? distance : -distance)
      return
    }
    let rect = caretRect(at: caretPosition)
    let target = position(
      at: CGPoint(x: rect.midX, y: rect.midY + (isDown ? distance : -distance)))
    settleMarkedText()
    caretIsUpstream = target.affinity == .upstream
    editor.moveCaret(to: target.offset, extending: isExtending)
    selectionChanged()
  }

  func move(_ motion: TextKeyMotion, extending: Bool) {
    settleMarkedText()
    let selection = editor.selection
    let isVertical = motion == .up || motion == .down
    if !isVertical { goalX = nil }
    if !extending, !selection.isCaret, motion == .left || motion == .right {
      let isForward = (motion == .right) != (direction(at: selection.head) == .rightToLeft)
      editor.move(.character, isForward ? .forward : .backward)
      caretIsUpstream = false
      return selectionChanged()
    }
    if isVertical, goalX == nil {
      goalX = textFrame.caretRect(at: caretPosition, width: 0).minX
    }
    let target = textFrame.position(from: caretPosition, moving: step(motion), goalX: goalX)
    caretIsUpstream = target.affinity == .upstream
    editor.moveCaret(to: target.offset, extending: extending)
    selectionChanged()
  }

  private func step(_ motion: TextKeyMotion) -> TextMove {
    switch motion {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .wordLeft: .wordLeft
    case .wordRight: .wordRight
    case .lineStart: .lineStart
    case .lineEnd: .lineEnd
    case .documentStart: .textStart
    case .documentEnd: .textEnd
    }
  }
}
