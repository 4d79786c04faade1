import UIKit

/// Hears how a ``CustomAlertView`` ended, when it begins to fade out.
protocol CustomAlertViewDelegate: AnyObject {
  /// OK or Return was pressed.
  func customAlertView(_ alert: CustomAlertView, wasDismissedWithValue value: String)
  /// Cancel was pressed. Need not be there.
  func customAlertViewWasCancelled(_ alert: CustomAlertView)
}

extension CustomAlertViewDelegate {
  func customAlertViewWasCancelled(_ alert: CustomAlertView) {}
}
