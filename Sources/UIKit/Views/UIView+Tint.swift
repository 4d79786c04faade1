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

  /// Tells a view that came under another superview; those with a tint and a mode of their own
  /// see no change.
  func updateInheritedTint() {
    guard ownTintColor == nil || ownTintAdjustmentMode == .automatic else { return }
    guard superview?.inheritsPlainTint == false else { return }
    tellOfTint { $0.ownTintColor == nil || $0.ownTintAdjustmentMode == .automatic }
  }

  /// Whether nothing above sets a tint or dims it.
  private var inheritsPlainTint: Bool {
    ownTintColor == nil && ownTintAdjustmentMode == .automatic
      && superview?.inheritsPlainTint != false
  }

  private func tellOfTint(where inherits: (UIView) -> Bool) {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where inherits(subview) { subview.tellOfTint(where: inherits) }
  }
}
