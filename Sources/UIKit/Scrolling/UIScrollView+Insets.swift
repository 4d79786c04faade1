internal import CoreGraphics

extension UIScrollView {
  /// The content's inset with the part of the safe area that counts.
  public var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var inset = contentInset
    let (x, y): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: (x, y) = (false, false)
    case .always: (x, y) = (true, true)
    case .automatic, .scrollableAxes:
      x = alwaysBounceHorizontal || contentSize.width > bounds.width
      y =
        alwaysBounceVertical || contentSize.height > bounds.height
        || contentInsetAdjustmentBehavior == .automatic && barLink != nil
    }
    if x {
      inset.left += safe.left
      inset.right += safe.right
    }
    if y {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    return inset
  }

  /// The offsets at which the content can rest, along one axis.
  func limits(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    switch axis {
    case .x:
      let lower = -inset.left
      return lower...max(lower, contentSize.width + inset.right - bounds.width)
    case .y:
      let lower = -inset.top
      return lower...max(lower, contentSize.height + inset.bottom - bounds.height)
    }
  }

  /// Whether a person can move the content along an axis.
  func scrolls(_ axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    let limits = limits(axis)
    let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
    return limits.upperBound > limits.lowerBound || bounces && always
  }

  /// The nearest offset at which the content can rest.
  func resting(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x.clamped(to: limits(.x)), y: offset.y.clamped(to: limits(.y)))
  }

  func contentChanged() {
    setNeedsLayout()
    // Which axes the safe area counts on depends on the content's size.
    if adjustedContentInset != knownInset { return insetChanged() }
    guard !isDragging, ticker == nil else { return }
    contentOffset = resting(contentOffset)
  }

  func insetChanged() {
    let wasAtTop = contentOffset.y <= -knownInset.top
    knownInset = adjustedContentInset
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    barLink?.onScroll?()
    contentChanged()
    // Content that was at rest at the top stays at the top.
    if wasAtTop, !isDragging, ticker == nil { contentOffset.y = limits(.y).lowerBound }
  }
}

/// An axis along which content moves.
enum ScrollAxis {
  case x, y
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
