public import CoreGraphics

/// Makes itself felt, on machines that can.
///
/// DIFFERENCE: desktops can't; nothing is felt, as on Apple's tablets.
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Says that feedback is soon to come.
  open func prepare() {}
}

/// Makes an outcome felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Outcomes.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success = 0
    /// It worked with a doubt.
    case warning = 1
    /// It didn't work.
    case error = 2
  }

  /// Makes an outcome felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a blow felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the things are that meet.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// In between.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of the middle style.
  public convenience override init() { self.init(style: .medium) }
  /// Makes a blow felt.
  open func impactOccurred() {}
  /// Makes a blow felt, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes a change of what is chosen felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes it felt.
  open func selectionChanged() {}
}
