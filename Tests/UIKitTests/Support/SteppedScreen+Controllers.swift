import UIKit

extension SteppedScreen {
  /// The screen of a common telephone.
  static func phone() -> SteppedScreen { SteppedScreen(size: CGSize(width: 390, height: 844)) }

  /// Lets everything that moves come to its end: three seconds.
  func settle() { advance(by: 3) }
}
