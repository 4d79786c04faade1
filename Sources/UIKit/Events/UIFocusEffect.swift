public import Foundation

/// What shows that a view has the focus: a ring around it.
///
/// A view that shows the focus itself sets its ``UIView/focusEffect`` to nil.
open class UIFocusEffect: NSObject {
  /// The effect that every view has from the start.
  static let automatic = UIFocusEffect()
}
