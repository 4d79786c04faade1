import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Contact sheets")
struct SheetTests {
  private let settings = Settings(
    devices: [
      Setting.Device("small", size: CGSize(width: 160, height: 200)),
      Setting.Device("wide", size: CGSize(width: 240, height: 160)),
    ], languages: ["en", "ar"], textSizes: [.large, .accessibilityMedium],
    appearances: [.light, .dark])

  private func put(_ text: String, on screen: TestScreen) {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    label.text = text
    screen.page.view.addSubview(label)
  }

  @Test("All combinations are pictured once, each in its circumstances")
  func combinations() throws {
    var seen: [String] = []
    let sheet = try ContactSheet(in: settings, at: 0.1) { screen, setting in
      let traits = UIScreen.main.traitCollection
      #expect(traits.userInterfaceStyle == setting.appearance)
      #expect(traits.preferredContentSizeCategory == setting.textSize)
      #expect(UIScreen.main.bounds.size == setting.device.size)
      #expect(traits.layoutDirection == (setting.language == "ar" ? .rightToLeft : .leftToRight))
      #expect((Word.cancel.text() == "Cancel") == (setting.language == "en"))
      put(setting.language, on: screen)
      seen.append("\(setting)")
    }
    #expect(sheet.shots.count == 16 && Set(seen).count == 16)
    #expect(Set(sheet.shots.map(\.label)).count == 16)
    #expect(sheet.shots[0].label == "small · en · L · light")
    #expect(sheet.shots[0].picture.width == 160 && sheet.shots[0].picture.height == 200)
    #expect(sheet.shots[15].label == "wide · ar · A1 · dark")
    #expect(sheet.text.contains("# wide · ar · A1 · dark\n“ar” (10, 20, 100 × 40)"))
  }

  @Test("Each picture is on the sheet as it is by itself")
  func placed() throws {
    let sheet = try ContactSheet(in: settings, columns: 4, at: 0.1) { screen, _ in
      put("Hello", on: screen)
    }
    for shot in [sheet.shots[0], sheet.shots[7], sheet.shots[15]] {
      #expect(contains(sheet.picture, shot.picture))
    }
  }

  @Test("Shrunk pictures are the means of their pixels")
  func shrunk() throws {
    let device = Setting.Device("tiny", size: CGSize(width: 4, height: 4))
    let sheet = try ContactSheet(
      in: Settings(devices: [device]), scale: 2, shrunk: 4, at: 0.1
    ) { screen, _ in
      screen.page.view.backgroundColor = .black
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 4))
      half.backgroundColor = .white
      screen.page.view.addSubview(half)
    }
    let picture = sheet.shots[0].picture
    #expect(picture.width == 2 && picture.height == 2)
    #expect(picture[0, 0] == 0xFF80_8080 && picture[1, 0] == 0xFF00_0000)
  }

  @Test("A crop shows what has a name and some points around it")
  func crop() throws {
    let sheet = try ContactSheet(
      in: Settings(), scale: 1, shrunk: 1, crop: .around("Hello", by: 5), at: 0.1
    ) { screen, _ in
      put("Hello", on: screen)
    }
    #expect(sheet.shots[0].picture.width == 110 && sheet.shots[0].picture.height == 50)
  }

  @Test("The screen works as ever after a sheet, and the reader's language is the one before")
  func afterwards() throws {
    _ = try ContactSheet(in: Settings(languages: ["de"]), at: 0) { _, _ in }
    #expect(Word.cancel.text() == "Cancel")
    let screen = TestScreen()
    put("Hello", on: screen)
    screen.advance(by: 0.1)
    let picture = screen.picture()
    screen.advance(by: 0.1)
    #expect(screen.picture() == picture)
  }

  @Test("A scene that fails ends the sheet with its error")
  func failure() {
    #expect(throws: ScreenError.self) {
      try ContactSheet(in: Settings(), at: 0) { screen, _ in try screen.tap("Nothing") }
    }
  }

  private func contains(_ whole: Picture, _ part: Picture) -> Bool {
    let all = whole.pixels
    let wanted = part.pixels
    func row(_ row: Int, isAt start: Int) -> Bool {
      all[start..<start + part.width]
        .elementsEqual(wanted[row * part.width..<(row + 1) * part.width])
    }
    for y in 0...(whole.height - part.height) {
      for x in 0...(whole.width - part.width)
      where all[y * whole.width + x] == wanted[0]
        && (0..<part.height).allSatisfy({ row($0, isAt: (y + $0) * whole.width + x) })
      {
        return true
      }
    }
    return false
  }
}
