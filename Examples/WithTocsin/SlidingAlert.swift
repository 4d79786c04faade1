public import Tocsin
import UIKit

extension WithTocsin {
  /// The alert of `Examples/SlidingAlert`. Without buttons it goes after three seconds.
  public static func slidingAlert(message: String, buttons: [Action]) -> Alert {
    var style = Style.slip
    style.background = UIColor(white: 204 / 255, alpha: 1)
    style.dimsTint = false
    style.contentInsets = UIEdgeInsets(top: 7, left: 20, bottom: 6, right: 20)
    style.message.color = .black
    style.message.shadow?.color = .white
    style.button.ground = .black
    style.button.font = .systemFont(ofSize: 17)
    style.button.emphasizedFont = style.button.font
    style.transition.leaving = style.transition.entering
    let alert = Alert(message: message, style: style)
    if buttons.isEmpty { alert.timeout = 3 }
    for button in buttons { alert.addAction(button) }
    return alert
  }
}
