import UIKit

// What is scrolled into sight, and who is told of it.
extension AlertCard {
  /// Scrolls so that what went wrong can be read.
  func revealProblem() {
    layoutIfNeeded()
    if let label = text.problemLabel { reveal(label, animated: true) }
  }

  /// Shows for a moment how much there is to scroll.
  func flashScrollIndicators() {
    for scroll in [textScroll, buttonScroll] where scroll.isScrollEnabled {
      scroll.flashScrollIndicators()
    }
  }

  /// Scrolls so that a view of the text area can be seen whole. Of one that is too high for that:
  /// the part that has the focus, or the line with the caret, or else its middle.
  func reveal(_ view: UIView, animated: Bool) {
    textScroll.layoutIfNeeded()
    let room = textScroll.bounds.height
    var rect = area(of: view)
    for part in parts(of: view) where rect.height > room { rect = part }
    if rect.height > room { rect = rect.insetBy(dx: 0, dy: (rect.height - room) / 2) }
    scrollGoal = nil
    let space = min(8, max(0, (room - rect.height) / 2))
    textScroll.scrollRectToVisible(rect.insetBy(dx: 0, dy: -space), animated: animated)
  }

  /// What matters of a row, from the largest to the smallest.
  private func parts(of view: UIView) -> [CGRect] {
    guard let input = (view as? FieldRow)?.input else { return [] }
    var parts = [area(of: input)]
    if let control = focusedControl, control.isDescendant(of: input) {
      parts.append(area(of: control))
    }
    if let text = input.textView as? UITextView, let caret = text.selectedTextRange?.end {
      parts.append(textScroll.convert(text.caretRect(for: caret), from: text))
    }
    return parts
  }

  /// The focus went to another view, maybe of another card.
  func focusMoved(to view: UIView?) {
    focusedControl = view.flatMap { $0.isDescendant(of: textScroll) ? $0 : nil }
    if followsFocus, let part = focusedPart { reveal(part, animated: true) }
  }

  /// Keeps in sight what is being edited, or what the Tab key came to, when there is less room.
  func keepFocusInSight() {
    if let part = focusedPart { reveal(part, animated: false) }
  }

  /// The row of what has the focus, with its label and its reason, or what has it outside the rows.
  private var focusedPart: UIView? {
    let edited = text.rows.first { $0.input.textView?.isFirstResponder == true }
    return edited ?? text.rows.first { focusedControl?.isDescendant(of: $0) == true }
      ?? focusedControl
  }

  private func area(of view: UIView) -> CGRect { textScroll.convert(view.bounds, from: view) }
}

// Keys that scroll.
extension AlertCard {
  /// How far a key scrolls.
  enum ScrollStep {
    case line(CGFloat), page(CGFloat), top, bottom

    init?(_ key: UIKeyboardHIDUsage) {
      switch key {
      case .keyboardUpArrow: self = .line(-1)
      case .keyboardDownArrow: self = .line(1)
      case .keyboardPageUp: self = .page(-1)
      case .keyboardPageDown: self = .page(1)
      case .keyboardHome: self = .top
      case .keyboardEnd: self = .bottom
      default: return nil
      }
    }
  }

  /// Scrolls the text, or the buttons where only they don't fit.
  /// - Returns: whether there was anything to scroll.
  func scroll(by step: ScrollStep) -> Bool {
    layoutIfNeeded()
    guard let scroll = [textScroll, buttonScroll].first(where: \.isScrollEnabled) else {
      return false
    }
    let end = max(0, scroll.contentSize.height - scroll.bounds.height)
    let start = scrollGoal ?? scroll.contentOffset.y
    // About two lines; a page leaves as much of the last one in sight.
    let line = text.scale.length(40)
    let goal =
      switch step {
      case .line(let count): start + count * line
      case .page(let count): start + count * max(line, scroll.bounds.height - line)
      case .top: CGFloat(0)
      case .bottom: end
      }
    let offset = CGPoint(x: scroll.contentOffset.x, y: min(max(0, goal), end))
    let isAnimated = !UIAccessibility.isReduceMotionEnabled && offset != scroll.contentOffset
    scroll.setContentOffset(offset, animated: isAnimated)
    scrollGoal = isAnimated ? offset.y : nil
    return true
  }
}

// A finger that drags the text or the buttons is on the card all the time.
extension AlertCard: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showSeam() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollGoal = nil
    onTouch?(true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scrollGoal = nil }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    onTouch?(false)
  }
}
