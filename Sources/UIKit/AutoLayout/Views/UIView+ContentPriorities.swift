extension UIView {
  /// How strongly the view withstands being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintLayout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view withstands being larger than its content; 250 unless set.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    makeConstraintLayout().hugging[axis] = priority
    contentLimitsDidChange()
  }

  /// How strongly the view withstands being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintLayout?.compressionResistance[axis] ?? .defaultHigh }

  /// Sets how strongly the view withstands being smaller than its content; 750 unless set.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    makeConstraintLayout().compressionResistance[axis] = priority
    contentLimitsDidChange()
  }

  /// Has the engine ask for the content's size, the baselines and the priorities again.
  func contentLimitsDidChange() {
    (superview as? UIStackView)?.contentChanged(of: self)
    guard constraintLayout != nil else { return }
    constraintRegionRoot.constraintLayout?.engine?.contentChanged(of: self)
    guard let superview else { return }
    superview.constraintRegionRoot.constraintLayout?.engine?.contentChanged(of: self)
  }
}
