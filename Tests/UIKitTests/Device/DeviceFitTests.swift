import CoreGraphics
import Testing
import WindowServer

@testable import UIKit

struct DeviceFitTests {
  @Test("A device that fits is drawn at the usual scale")
  func fits() {
    let available = CGSize(width: 1920, height: 1040)
    #expect(
      DeviceFit.scale(for: CGSize(width: 390, height: 844), available: available, usual: 1) == 1)
    #expect(
      DeviceFit.scale(for: CGSize(width: 390, height: 844), available: available, usual: 2) == 2)
  }

  @Test(
    "One that does not is made as much smaller as it takes, held either way",
    arguments: [
      (CGSize(width: 390, height: 844), CGSize(width: 1280, height: 760), 1),
      (CGSize(width: 820, height: 1180), CGSize(width: 1280, height: 680), 1),
      (CGSize(width: 820, height: 1180), CGSize(width: 640, height: 360), 2),
    ] as [(CGSize, CGSize, CGFloat)])
  func shrinks(size: CGSize, available: CGSize, usual: CGFloat) {
    let scale = DeviceFit.scale(for: size, available: available, usual: usual)
    #expect(scale < usual)
    for side in [(size.width, size.height), (size.height, size.width)] {
      #expect(side.0 * scale <= available.width * usual + 0.001)
      #expect(side.1 * scale <= available.height * usual + 0.001)
    }
    let long = max(size.width, size.height) * scale
    #expect(abs(long - long.rounded()) < 0.001)
  }

  @Test("A program's window holds its device, held either way, or is no larger than the desktop")
  func mainWindow() {
    let server = OffscreenWindowServer(availableSize: CGSize(width: 1280, height: 720))
    for device in [DeviceForm.phone, .classic, .tablet] {
      let window = server.mainWindow(for: device, named: "Program")
      #expect(window.size == device.size && window.title == "Program")
      let scale = window.scale ?? server.defaultScale
      #expect(max(device.size.width, device.size.height) * scale <= 680)
    }
    #expect(server.mainWindow(for: nil, named: "").size == CGSize(width: 390, height: 680))
    server.availableSize = CGSize(width: 2560, height: 1440)
    #expect(server.mainWindow(for: .tablet, named: "").scale == nil)
    #expect(server.mainWindow(for: nil, named: "").size == UIScreen.initialSize)
  }
}
