public import Tocsin
public import UIKit

extension WithTocsin {
  /// The card of `Examples/FloatingController`, with a picture of the lamp, lit or not.
  /// Without a button, a tap beside the card closes it.
  public static func floating(
    isOn: Bool, lamp: @escaping (_ isOn: Bool) -> UIImage, onChange: @escaping (Bool) -> Void
  ) -> Alert {
    var style = Style.floating
    style.width = 200
    style.background = .white
    style.border = Style.Border(width: 2, color: .blue)
    style.backdrop = .dim(UIColor(white: 0.9, alpha: 0.8))
    style.contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 24, right: 20)
    style.field.topSpacing = 29
    style.parallax = 12
    let alert = Alert(style: style)
    alert.image = lamp(isOn)
    let lampSwitch = UISwitch()
    lampSwitch.isOn = isOn
    lampSwitch.accessibilityLabel = "Lamp"
    lampSwitch.addAction(
      UIAction { [weak alert] action in
        let isOn = (action.sender as? UISwitch)?.isOn == true
        alert?.image = lamp(isOn)
        onChange(isOn)
      }, for: .valueChanged)
    alert.contentView = lampSwitch
    return alert
  }
}
