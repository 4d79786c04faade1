internal import Foundation

/// Giving a layer animations, and what it shows with them.
extension CALayer {
  /// Gives the layer a copy of an animation. One that is there under the same key is taken away.
  /// Without a key any number can be added.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    guard presented == nil else { return }
    let copy = anim.copyAnimation()
    if copy.timing.duration <= 0 || copy.timing.duration.isNaN {
      copy.timing.duration = copy.timing.duration == 0 ? CATransaction.animationDuration() : 0
    }
    fillInStart(of: copy)
    if let transition = copy as? CATransition {
      transition.before = rootLayer.state.renderer?.lastPicture(of: self)
    }
    if let key { removeAnimation(forKey: key) }
    let attached = AttachedAnimation(
      copy, key: key, layer: self, groups: CATransaction.openGroups)
    attachments.append(attached)
    AnimationRegistry.add(attached)
    setNeedsComposite()
  }

  /// The animation under a key, as the layer copied it; nil if there is none.
  public final func animation(forKey key: String) -> CAAnimation? {
    attachments.last { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order in which they were added; nil if there are none.
  public final func animationKeys() -> [String]? {
    let keys = attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Takes an animation away; its delegate hears with the next turn that it did not finish.
  public final func removeAnimation(forKey key: String) {
    for attached in attachments where attached.key == key { cancel(attached) }
  }

  /// Takes all animations away.
  public final func removeAllAnimations() {
    for attached in attachments { cancel(attached) }
  }

  private func cancel(_ attached: AttachedAnimation) {
    detach(attached)
    AnimationRegistry.cancel(attached)
  }

  /// Takes an animation out of the layer and tells nobody.
  final func detach(_ attached: AttachedAnimation) {
    attachments.removeAll { $0 === attached }
    setNeedsComposite()
  }

  /// Ends the animations of this layer and all below, which are in no tree any more.
  final func abandonAnimations() {
    state.isCommitted = false
    state.treeNeedsDisplay = true
    removeAllAnimations()
    for layer in children { layer.abandonAnimations() }
    rare?.mask?.abandonAnimations()
  }

  /// A basic animation with no value at all starts from what the last commit showed.
  private func fillInStart(of animation: CAAnimation) {
    guard let basic = animation as? CABasicAnimation, basic.fromValue == nil,
      basic.toValue == nil, basic.byValue == nil, !basic.isAdditive, let target = basic.target
    else { return }
    var before = values
    for (key, value) in state.committedValues { before[key] = value }
    basic.fromValue = before[path: target].object
  }

  /// The one function from a moment to what a layer shows. `layerTime` is the layer's own time.
  final func properties(at layerTime: CFTimeInterval) -> LayerProperties {
    guard !attachments.isEmpty else { return values }
    var properties = values
    for attached in attachments { attached.apply(to: &properties, at: layerTime) }
    return properties
  }

  // MARK: Time

  /// The layer's time at a moment of the one clock.
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let parentTime = (parent ?? rare?.masked)?.localTime(at: time) ?? time
    return timing.localTime(at: parentTime)
  }

  /// The inverse of `localTime(at:)`; nil where time stands still.
  final func absoluteTime(atLocal time: CFTimeInterval) -> CFTimeInterval? {
    guard let parentTime = timing.parentTime(at: time) else { return nil }
    guard let above = parent ?? rare?.masked else { return parentTime }
    return above.absoluteTime(atLocal: parentTime)
  }

  /// A moment of another layer's time in this one's; nil stands for the one clock. Where the
  /// other's time stands still, the moment is the present one.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.absoluteTime(atLocal: t) ?? CACurrentMediaTime() } ?? t)
  }

  /// A moment of this layer's time in another's; nil stands for the one clock. Where this one's
  /// time stands still, the moment is the present one.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = absoluteTime(atLocal: t) ?? CACurrentMediaTime()
    return l?.localTime(at: time) ?? time
  }
}
