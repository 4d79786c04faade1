public import Tocsin
import UIKit

extension WithTocsin {
  /// The alert of `Examples/CustomAlert`.
  public static func customAlert(title: String, message: String) -> Alert {
    var style = Style.popping
    style.dimsTint = false
    style.background = UIColor(red: 0.08, green: 0.15, blue: 0.33, alpha: 0.94)
    style.border = Style.Border(width: 2, color: UIColor(white: 1, alpha: 0.85))
    style.shadow = Style.Shadow(opacity: 0.5, radius: 6, offset: CGSize(width: 0, height: 4))
    style.contentInsets = UIEdgeInsets(top: 14, left: 14, bottom: 0, right: 14)
    style.title = Style.TextStyle(font: .boldSystemFont(ofSize: 18), color: .white)
    style.message = Style.TextStyle(font: .systemFont(ofSize: 15), color: .white)
    style.field.height = 34
    style.field.topSpacing = 12
    style.tint = UIColor(red: 0.36, green: 0.5, blue: 0.78, alpha: 1)
    style.button.fill = UIColor(white: 1, alpha: 0.18)
    style.button.fillInk = .white
    style.button.insets = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
    style.transition.leaving.duration = 0.2
    let alert = Alert(title: title, message: message, style: style)
    alert.overrideUserInterfaceStyle = .light
    alert.fieldFocus = .entered
    alert.addField(.text("value"))
    alert.addAction(.cancel("Cancel"))
    alert.addAction(.preferred("OK"))
    return alert
  }
}
