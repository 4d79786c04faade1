public import Tocsin
public import UIKit

extension WithTocsin {
  /// The switch of `Examples/Switches`, asked for in an alert.
  public static func switches(_ control: UISwitch) -> Alert {
    control.tintColor = .brown
    control.onTintColor = .red
    control.thumbTintColor = .green
    let alert = Alert(title: "Notify me", message: "Turn it on to hear of replies.")
    alert.contentView = control
    alert.addAction(.cancel())
    alert.addAction(.preferred("Save"))
    return alert
  }
}
