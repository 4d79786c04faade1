import AlertSpec
import CoreGraphics
import Gallery
import Testing
import TocsinTesting
import UIKit

@testable import TocsinCommand

@Suite("The gallery")
struct GalleryTests {
  @Test("Every example looks as it did when it was last looked at, light and dark")
  func examples() {
    for example in ExampleEntry.all {
      for (word, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        var request = GalleryRequest()
        request.scale = 1
        let bitmap = GalleryRun(request).picture(of: example, style: style)
        expectGolden(Picture(bitmap: bitmap), named: "\(example.name)-\(word)")
      }
    }
  }

  @Test("Every example opens over the list and leads back")
  func openExamples() throws {
    let screen = TestScreen()
    screen.window.rootViewController = GalleryController()
    screen.advance(by: 0.1)
    screen.scroll(at: CGPoint(x: 195, y: 400), dy: 100_000)
    screen.advance(by: 1)
    for example in ExampleEntry.all {
      try screen.tap(example.title)
      screen.advance(by: 1)
      #expect(screen.shows("Gallery") && !screen.shows("Tocsin"))
      try screen.tap("Gallery")
      screen.advance(by: 1)
      #expect(screen.shows("Tocsin"))
    }
  }

  @Test("Samples and examples have names of their own, fit for files")
  func names() {
    let names = Sample.all.map(\.name) + ExampleEntry.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test("A row of the list shows its alert, and every row can be reached")
  func list() throws {
    let screen = TestScreen()
    screen.window.rootViewController = GalleryController()
    screen.advance(by: 0.1)
    try screen.tap("Question")
    screen.advance(by: 1)
    #expect(screen.shows("Delete item?"))
    try screen.tap("Cancel")
    screen.advance(by: 1)
    screen.scroll(at: CGPoint(x: 195, y: 400), dy: 100_000)
    screen.advance(by: 1)
    let last = try #require(Sample.all.last)
    try screen.tap(last.title)
    screen.advance(by: 1)
    #expect(screen.shows("alert.card"))
  }

  @Test("A sample that is opened by hand presses nothing; its picture shows what a press does")
  func pressed() throws {
    #expect(Sample.all.filter(\.isPressed).map(\.name) == ["refusal", "fields-reasons"])
    for sample in Sample.all where sample.isPressed {
      let screen = TestScreen()
      let alert = sample.make(screen.page.view)
      func showsReason() -> Bool {
        alert.fields.contains { screen.shows("\($0.name).reason") }
      }
      alert.show()
      screen.advance(by: 2)
      #expect(!showsReason())
      sample.press(in: alert)
      screen.advance(by: 1)
      #expect(showsReason() && screen.shows("alert.card"))
    }
  }

  @Test(
    "On a device the list begins below the status bar, and nothing of it is scrolled into that",
    arguments: [(.phone, 47), (.island, 59), (.classic, 20), (.tablet, 24)]
      as [(TestScreen.Device, Int)])
  func statusBar(device: TestScreen.Device, height: Int) throws {
    let screen = TestScreen(device: device, scale: 1)
    screen.window.rootViewController = GalleryController()
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "Tocsin").minY == CGFloat(height) + 36)
    let rest = screen.picture()
    screen.scroll(at: CGPoint(x: 195, y: 400), dy: 400)
    screen.advance(by: 1)
    let scrolled = screen.picture()
    let strip = 0..<(height * rest.width)
    let isStripSame = rest.pixels[strip] == scrolled.pixels[strip]
    #expect(try isStripSame && screen.frame(of: "Tocsin").maxY < 0)
    screen.tap(at: CGPoint(x: 195, y: 5))
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Tocsin").minY == CGFloat(height) + 36)
  }

  @Test("The list looks as it did when it was last looked at", arguments: ["light", "dark"])
  func listPicture(appearance: String) {
    let screen = TestScreen(scale: 1, appearance: appearance == "dark" ? .dark : .light)
    screen.window.rootViewController = GalleryController()
    screen.advance(by: 0.1)
    expectGolden(screen, named: "list-\(appearance)")
  }
}
