import CoreGraphics
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("A device that turns")
struct DeviceTurnTests {
  @Test(
    "An alert looks the same on a device that turned under it as on one that turned before",
    arguments: [0.9, 1, 2] as [CGFloat])
  func turned(scale: CGFloat) throws {
    func buttons(turnsFirst: Bool) throws -> Picture {
      let screen = TestScreen(device: .phone, scale: scale)
      if turnsFirst { screen.rotate() }
      screen.advance(by: 1)
      let alert = Alert(title: "Rename", message: "Type another name.")
      alert.addField(Field("name", kind: .text, value: "X"))
      alert.addAction(.cancel("Cancel"))
      alert.addAction(Action("Rename", role: .preferred))
      alert.show()
      screen.advance(by: 1)
      if !turnsFirst { screen.rotate() }
      screen.advance(by: 1)
      // Above them the caret blinks.
      let top = Int(try screen.frame(of: "Cancel").minY * scale)
      let picture = screen.picture()
      return Picture(
        width: picture.width, height: picture.height - top,
        pixels: Array(picture.pixels[(top * picture.width)...]))
    }
    let (before, under) = (try buttons(turnsFirst: true), try buttons(turnsFirst: false))
    let difference = PictureDifference(before, under)
    #expect(difference == nil, "\(difference?.pixels ?? 0) pixels differ")
  }
}
