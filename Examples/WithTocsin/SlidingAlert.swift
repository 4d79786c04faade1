public import Tocsin
import UIKit

extension WithTocsin {
  /// The alert of `Examples/SlidingAlert`. Without buttons it goes after three seconds.
  public static func slidingAlert(message: String, buttons: [Action]) -> Alert {
    var style = Style.slip
    style.background = UIColor(white: 204 / 255, alpha: 1)
    style.dimsTint = false
    style.contentInsets = UIEdgeInsets(top: 7, left: 20, bottom: 6, right: 20)
    style.button.ground = .black
    style.button.font = .systemFont(ofSize: 17)
    style.button.emphasizedFont = style.button.font
    let alert = Alert(style: style)
    alert.contentView = slidingAlertMessage(message)
    let slide = Motion.slide(from: .top, duration: 0.25, pace: .curve(.easeOut))
    alert.transition = Transition(entering: slide, leaving: slide)
    if buttons.isEmpty { alert.timeout = 3 }
    for button in buttons { alert.addAction(button) }
    return alert
  }

  private static func slidingAlertMessage(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont(name: "ChalkboardSE-Regular", size: 17) ?? .systemFont(ofSize: 17)
    label.textColor = .black
    label.shadowColor = .white
    label.shadowOffset = CGSize(width: 1, height: 1)
    label.textAlignment = .center
    label.numberOfLines = 4
    label.heightAnchor.constraint(equalToConstant: 123).isActive = true
    return label
  }
}
