package import Foundation
package import WindowServer

/// How large a device's picture may be so that all of it fits on the screen.
package enum DeviceFit {
  /// Pixels per point: the usual number, or as many less as make the device fit, held either way.
  ///
  /// Text and lines are drawn for that scale, so they are as crisp as at any other. The longer side
  /// is a whole number of pixels.
  /// - Parameters:
  ///   - size: the device's, in points.
  ///   - available: the room on the screen, in points of the usual scale.
  package static func scale(for size: CGSize, available: CGSize, usual: CGFloat) -> CGFloat {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    let part = min(
      available.width / long, available.height / long, available.width / short,
      available.height / short)
    guard part < 1 else { return usual }
    return (long * usual * part).rounded(.down) / long
  }
}

extension WindowServer {
  /// The size in points of the largest content that a window can show whole.
  package var roomForContent: CGSize {
    // The desktop's title bar takes a little of the height.
    CGSize(width: availableSize.width, height: availableSize.height - 40)
  }

  /// Describes a window that shows a device whole, or for nil, a telephone-sized one that the
  /// person may resize, no larger than the desktop.
  func mainWindow(for device: DeviceForm?, named name: String) -> WindowDescription {
    let room = roomForContent
    guard let device else {
      let size = UIScreen.initialSize
      return WindowDescription(
        title: name,
        size: CGSize(width: min(size.width, room.width), height: min(size.height, room.height)),
        isResizable: true, applicationName: name)
    }
    let scale = DeviceFit.scale(for: device.size, available: room, usual: defaultScale)
    // With a scale of its own, a window keeps it where the desktop's changes.
    return WindowDescription(
      title: name, size: device.size, scale: scale == defaultScale ? nil : scale,
      isResizable: true, applicationName: name)
  }
}
