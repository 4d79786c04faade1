internal import CoreGraphics

extension UIView {
  var effectiveTintColor: UIColor {
    let base = baseTintColor
    guard effectiveTintAdjustmentMode == .dimmed else { return base }
    if let dimmedTint, dimmedTint.of == base { return dimmedTint.as }
    let grey = base.dimmed
    dimmedTint = (base, grey)
    return grey
  }

  /// The tint before dimming.
  private var baseTintColor: UIColor {
    ownTintColor ?? superview?.baseTintColor ?? .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
    return superview?.effectiveTintAdjustmentMode ?? .normal
  }

  func setTintColor(_ color: UIColor?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    tellOfTint { $0.ownTintColor == nil }
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintAdjustmentMode else { return }
    let old = effectiveTintAdjustmentMode
    ownTintAdjustmentMode = mode
    guard effectiveTintAdjustmentMode != old else { return }
    tellOfTint { $0.ownTintAdjustmentMode == .automatic }
  }

  /// What the tint is made of, to tell whether another superview changes it.
  struct Tint: Equatable {
    var color: UIColor
    var mode: TintAdjustmentMode
  }

  var tint: Tint { Tint(color: baseTintColor, mode: effectiveTintAdjustmentMode) }

  /// Tells a view that came under another superview, where that has another tint than it had.
  func updateInheritedTint(from old: Tint) {
    guard tint != old else { return }
    tellOfTint { $0.ownTintColor == nil || $0.ownTintAdjustmentMode == .automatic }
  }

  private func tellOfTint(where inherits: (UIView) -> Bool) {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where inherits(subview) { subview.tellOfTint(where: inherits) }
  }
}
