import AlertSpec
import UIKit

extension DevicePage {
  /// The device as the runtime knows it.
  var form: DeviceForm {
    var form: DeviceForm =
      switch kind {
      case .phone: .phone
      case .island: .island
      case .classic: .classic
      case .tablet: .tablet
      }
    let upright = orientation == .portrait ? size : size.turned
    form.size = CGSize(width: upright.width, height: upright.height)
    return form
  }

  /// Which way up the interface is at first.
  var interfaceOrientation: UIInterfaceOrientation {
    orientation == .portrait ? .portrait : .landscapeRight
  }

  /// Makes the main screen, which has its size already, the device.
  func start(time: StatusTime) {
    DeviceSimulation.start(
      form, orientation: interfaceOrientation, time: time, showsKeyboard: showsKeyboard)
  }
}
