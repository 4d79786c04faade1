public import Tocsin
import UIKit

extension WithTocsin {
  /// The question of `Examples/ClassicAlerts`.
  public static func openLink(_ open: @escaping () -> Void) -> Alert {
    let alert = Alert(
      title: "Open Link", message: "Do you want to open this link in the browser?", style: classic)
    alert.addAction(.cancel("No"))
    alert.addAction(.default("Yes") { _ in open() })
    return alert
  }

  /// The form of `Examples/ClassicAlerts`.
  public static func credentials(_ logIn: @escaping (Answer) -> Void) -> Alert {
    let alert = Alert(
      title: "Login", message: "Please enter your credentials:", style: classic)
    alert.addField(.text("login", placeholder: "Login"))
    alert.addField(.secure("password", placeholder: "Password"))
    alert.addAction(.cancel())
    alert.addAction(.default("OK") { logIn($0) })
    return alert
  }

  /// The system's look, with cancel in bold, as alert views have had it since iOS 8.
  private static var classic: Style {
    var style = Style.system
    style.button.emphasizesCancel = true
    return style
  }
}
