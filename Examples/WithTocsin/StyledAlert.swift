public import Tocsin
import UIKit

extension WithTocsin {
  /// The alert of `Examples/StyledAlert`.
  public static func styledAlert(message: String, buttons: [Action]) -> Alert {
    var style = Style.system
    style.width = 216
    style.cornerRadius = 10
    style.background = .white
    style.shadow = Style.Shadow(
      opacity: 0.7, radius: 10, offset: CGSize(width: 10, height: 10))
    style.backdrop = .dim(UIColor(white: 0, alpha: 0.3))
    style.contentInsets = UIEdgeInsets(top: 13, left: 14, bottom: 13, right: 14)
    style.message = Style.TextStyle(font: .systemFont(ofSize: 15), color: .black)
    style.button.arrangement = .stacked
    style.button.height = 36
    style.button.font = .systemFont(ofSize: 15)
    style.button.emphasizedFont = style.button.font
    let alert = Alert(message: message, style: style)
    alert.transition = Transition(reversing: Motion(duration: 0.35, pace: .curve(.easeInOut)))
    for button in buttons { alert.addAction(button) }
    return alert
  }
}
