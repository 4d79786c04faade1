import TocsinTesting
import UIKit

@testable import CustomAlertExample

/// What tests of the custom alert view begin with.
protocol CustomAlertStage {}

extension CustomAlertStage {
  /// Seconds from frame to frame.
  var frame: Double { 1.0 / 60 }

  /// A small telephone on which no alert has found out yet whether a keyboard comes.
  func phone(_ keyboard: TestScreen.Keyboard = .software(height: 216)) -> TestScreen {
    CustomAlertView.expectsKeyboard = true
    return TestScreen(size: CGSize(width: 320, height: 568), scale: 1, keyboard: keyboard)
  }

  func make(delegate: (any CustomAlertViewDelegate)? = nil) -> CustomAlertView {
    let alert = CustomAlertView(title: "Your name", message: "What shall we call you?")
    alert.delegate = delegate
    return alert
  }
}
