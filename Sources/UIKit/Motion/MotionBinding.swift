internal import Foundation
internal import QuartzCore

/// The effects of one view, and what they add to it now.
///
/// Each value is added by an animation that has ended and still shows, so that nothing moves and no
/// frame is drawn while the viewer stands still. A change is smoothed by a second one, which fades
/// the difference from what showed before.
final class MotionBinding {
  private unowned let view: UIView
  private(set) var effects: [UIMotionEffect] = []
  private var values: [ObjectIdentifier: [String: AnimatableValue]] = [:]

  /// How long what shows takes to follow the viewer, in seconds.
  static let lag: TimeInterval = 0.15

  init(view: UIView) {
    self.view = view
    MotionTracker.shared.add(self)
  }

  func add(_ effect: UIMotionEffect) {
    guard !effects.contains(where: { $0 === effect }) else { return }
    effects.append(effect)
    update(effect, animated: false)
  }

  func remove(_ effect: UIMotionEffect) {
    guard let index = effects.firstIndex(where: { $0 === effect }) else { return }
    effects.remove(at: index)
    for path in (values.removeValue(forKey: ObjectIdentifier(effect)) ?? [:]).keys {
      view.layer.removeAnimation(forKey: Self.key(of: effect, path))
    }
  }

  func update(animated: Bool) {
    for effect in effects { update(effect, animated: animated) }
  }

  /// A layer that leaves its tree loses its animations; in a window again it gets them back.
  func showAgain() {
    values = [:]
    update(animated: false)
  }

  private func update(_ effect: UIMotionEffect, animated: Bool) {
    let offset = MotionTracker.shared.viewerOffset
    let given = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
    let id = ObjectIdentifier(effect)
    let old = values[id] ?? [:]
    let new = given.compactMapValues(AnimatableValue.init(relative:))
    values[id] = new
    for path in Set(old.keys).union(new.keys) {
      guard let sample = new[path] ?? old[path], new[path] != old[path] else { continue }
      let value = new[path] ?? sample.neutral
      hold(value, path, key: Self.key(of: effect, path))
      if animated { fade(from: (old[path] ?? sample.neutral).difference(from: value), path) }
    }
  }

  private func hold(_ value: AnimatableValue, _ path: String, key: String) {
    let animation = makeAnimation(path, from: value, to: value)
    animation.duration = 0.001
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: key)
  }

  private func fade(from difference: AnimatableValue, _ path: String) {
    let animation = makeAnimation(path, from: difference, to: difference.neutral)
    animation.duration = Self.lag
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.fillMode = .backwards
    view.layer.add(animation, forKey: nil)
  }

  private func makeAnimation(
    _ path: String, from: AnimatableValue, to: AnimatableValue
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: Self.layerKeyPath(for: path))
    animation.isAdditive = true
    animation.fromValue = from.plain
    animation.toValue = to.plain
    return animation
  }

  private static func key(of effect: UIMotionEffect, _ path: String) -> String {
    "motion-\(ObjectIdentifier(effect).hashValue)-\(path)"
  }

  /// The layer's name for a key path of a view.
  static func layerKeyPath(for path: String) -> String {
    if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
    for (name, layerName) in ["center": "position", "alpha": "opacity"]
    where path == name || path.hasPrefix(name + ".") {
      return layerName + path.dropFirst(name.count)
    }
    return path
  }
}
