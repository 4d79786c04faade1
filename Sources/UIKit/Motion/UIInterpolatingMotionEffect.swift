public import Foundation
internal import QuartzCore

/// Moves a value of a view evenly between two bounds as the viewer goes from one side to the other.
///
///     let sway = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
///     sway.minimumRelativeValue = -12
///     sway.maximumRelativeValue = 12
///     card.addMotionEffect(sway)
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Along which axis the viewer moves.
  nonisolated public enum EffectType: Int, Sendable {
    /// From left to right.
    case tiltAlongHorizontalAxis = 0
    /// From top to bottom.
    case tiltAlongVerticalAxis = 1
  }

  /// What changes: a key path of the view, such as `center.x`, or of its layer, such as
  /// `layer.shadowOffset.width`. One that shows nothing has no effect.
  public let keyPath: String
  /// Along which axis the viewer moves.
  public let type: EffectType
  /// What is added where the viewer is furthest to the left, or above: a number, a point, a size,
  /// a rectangle or a transform. Nil adds nothing there.
  open var minimumRelativeValue: Any?
  /// What is added where the viewer is furthest to the right, or below.
  open var maximumRelativeValue: Any?

  /// Makes an effect without bounds, which changes nothing.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Makes an effect of no key path; there is no Interface Builder here to take values from.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let given = [minimumRelativeValue, maximumRelativeValue].map(AnimatableValue.init(relative:))
    guard let least = given[0] ?? given[1]?.neutral, let most = given[1] ?? given[0]?.neutral else {
      return nil
    }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(max(offset, -1), 1) + 1) / 2
    return least.moved(towards: most, by: part).plain.map { [keyPath: $0] }
  }

  open override func copyEffect() -> UIMotionEffect {
    let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    copy.minimumRelativeValue = minimumRelativeValue
    copy.maximumRelativeValue = maximumRelativeValue
    return copy
  }
}
