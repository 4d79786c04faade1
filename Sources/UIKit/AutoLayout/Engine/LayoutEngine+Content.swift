internal import CoreGraphics
internal import LayoutSolver

/// Holding views to the size of their content.
extension LayoutEngine {
  /// Asks views for their content's size where it may have changed.
  ///
  /// Text that can break is first as wide as it would be in one line; what width it gets says
  /// where it breaks, see `breakText()`.
  func refreshContent() {
    for place in allPlaces() {
      guard place.isContentStale || place.breaksText, let view = place.item as? UIView,
        followsContent(view)
      else { continue }
      place.isContentStale = false
      let size = view.intrinsicContentSize
      place.breaksText = view.contentSize(forWidth: size.width) != nil
      place.brokenAt = nil
      limit(place, of: view, to: size)
    }
  }

  /// Gives text that got less room than one line needs the size that it has with its lines broken.
  /// - Returns: whether that changed anything.
  func breakText() -> Bool {
    var changed = false
    for place in allPlaces() where place.breaksText {
      guard let view = place.item as? UIView else { continue }
      let width = CGFloat(system.value(of: place.width))
      let line = place.content.horizontal?.length ?? 0
      guard width < line - 0.001, place.brokenAt.map({ abs($0 - width) > 0.001 }) ?? true else {
        continue
      }
      place.brokenAt = width
      guard let size = view.contentSize(forWidth: max(width, 0)) else { continue }
      limit(place, of: view, to: size)
      changed = true
    }
    return changed
  }

  /// A view whose frame is given has no say.
  private func followsContent(_ view: UIView) -> Bool {
    if view === root {
      if case .fitting = rootSize { return true }
      return view.superview == nil && !view.translatesAutoresizingMaskIntoConstraints
    }
    return !view.translatesAutoresizingMaskIntoConstraints
  }

  private func limit(_ place: ItemPlace, of view: UIView, to size: CGSize) {
    limit(place, of: view, .horizontal, to: size.width)
    limit(place, of: view, .vertical, to: size.height)
  }

  private func limit(
    _ place: ItemPlace, of view: UIView, _ axis: NSLayoutConstraint.Axis, to length: CGFloat
  ) {
    let resistance = view.contentCompressionResistancePriority(for: axis)
    let hugging = view.contentHuggingPriority(for: axis)
    guard length >= 0, length.isFinite else {
      if let old = place.content[axis] {
        withdraw(old.atLeast)
        withdraw(old.atMost)
        place.content[axis] = nil
      }
      return
    }
    guard var limits = place.content[axis] else {
      let variable = place.length(axis)
      let expression = LinearExpression(variable, plus: -Double(length))
      let limits = ItemPlace.ContentLimits(
        length: length, atLeast: system.add(expression, .atLeastZero, Priority(resistance)),
        atMost: system.add(expression, .atMostZero, Priority(hugging)),
        compressionResistance: resistance, hugging: hugging)
      reasons[limits.atLeast] = .content(ItemReference(view), axis)
      reasons[limits.atMost] = .content(ItemReference(view), axis)
      place.content[axis] = limits
      return
    }
    if limits.length != length {
      system.setConstant(-Double(length), of: limits.atLeast)
      system.setConstant(-Double(length), of: limits.atMost)
    }
    if limits.compressionResistance != resistance {
      system.setPriority(Priority(resistance), of: limits.atLeast)
    }
    if limits.hugging != hugging { system.setPriority(Priority(hugging), of: limits.atMost) }
    limits.length = length
    limits.compressionResistance = resistance
    limits.hugging = hugging
    place.content[axis] = limits
  }
}
