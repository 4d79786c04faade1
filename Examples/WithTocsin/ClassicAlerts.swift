public import Tocsin
import UIKit

extension WithTocsin {
  /// The question of `Examples/ClassicAlerts`.
  public static func openLink() -> Alert {
    let message = "Do you want to open this link in the browser?"
    return classic("Open Link", message, buttons: [.cancel("No"), .default("Yes")])
  }

  /// The form with a plain field and a number pad.
  public static func cardNumber() -> Alert {
    let number = Field.text("number")
    number.configure = { $0.keyboardType = .numberPad }
    return classic("Credit Card Number", "Please enter your credit card number:", fields: [number])
  }

  /// The form with a secure field.
  public static func password() -> Alert {
    classic("Password", "Please enter your password:", fields: [.secure("password")])
  }

  /// The form with a field of each kind.
  public static func credentials() -> Alert {
    let login = Field.text("login", placeholder: "Login")
    let password = Field.secure("password", placeholder: "Password")
    return classic("Login", "Please enter your credentials:", fields: [login, password])
  }

  /// The notice without a button, which goes by itself.
  public static func notice() -> Alert {
    let alert = classic("Please wait", "This goes by itself.", buttons: [])
    alert.timeout = 3
    return alert
  }

  /// The system's look, with cancel in bold, as alert views have had it since iOS 8.
  private static func classic(
    _ title: String, _ message: String, fields: [Field] = [],
    buttons: [Action] = [.cancel("Cancel"), .default("OK")]
  ) -> Alert {
    var style = Style.system
    style.button.emphasizesCancel = true
    let alert = Alert(title: title, message: message, style: style)
    for field in fields { alert.addField(field) }
    for button in buttons { alert.addAction(button) }
    return alert
  }
}
