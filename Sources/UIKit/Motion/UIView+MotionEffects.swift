extension UIView {
  /// The effects, in the order in which they were added.
  public var motionEffects: [UIMotionEffect] {
    get { motionBinding?.effects ?? [] }
    set {
      for effect in motionEffects { removeMotionEffect(effect) }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// Adds an effect, which shows at once. One that is there already is ignored.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    let binding = motionBinding ?? MotionBinding(view: self)
    motionBinding = binding
    binding.add(effect)
  }

  /// Takes an effect away. One that isn't there is ignored.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionBinding?.remove(effect)
    if motionBinding?.effects.isEmpty == true { motionBinding = nil }
  }
}
