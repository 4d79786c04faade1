import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Backdrops and glass")
struct BackdropTests {
  /// Black and white stripes of eight points, over the whole page.
  private func stripe(_ screen: TestScreen) {
    for row in 0..<106 {
      let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 8, width: 390, height: 8))
      view.backgroundColor = row.isMultiple(of: 2) ? .black : .white
      screen.page.view.addSubview(view)
    }
  }

  /// How far the grey of a column of pixels goes up and down between two heights.
  private func swing(_ picture: Picture, x: Int, from top: Int, to bottom: Int) -> Int {
    let greys = (top..<bottom).map { Int(picture[x, $0] & 255) }
    return (greys.max() ?? 0) - (greys.min() ?? 0)
  }

  private func show(_ style: Style, on screen: TestScreen) {
    stripe(screen)
    let alert = Alert(title: "A", style: style)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
  }

  @Test("A dimmed page is seen through the dimming, a blurred one as a blur")
  func blur() {
    var style = Style.card
    style.shadow = nil
    style.backdrop = .dim(UIColor(white: 0, alpha: 0.2))
    let dimmed = TestScreen(scale: 1)
    show(style, on: dimmed)
    #expect(swing(dimmed.picture(), x: 20, from: 80, to: 160) > 190)
    style.backdrop = .blur(.systemUltraThinMaterial)
    let blurred = TestScreen(scale: 1)
    show(style, on: blurred)
    #expect(swing(blurred.picture(), x: 20, from: 80, to: 160) < 20)
  }

  @Test("A blurred backdrop comes bit by bit and leaves nothing behind")
  func fades() {
    let screen = TestScreen(scale: 1)
    stripe(screen)
    screen.advance(by: 0.1)
    let plain = screen.picture()
    var style = Style.card
    style.shadow = nil
    style.transition = .fade
    style.backdrop = .blur(.systemMaterial, tint: UIColor(white: 0, alpha: 0.2))
    let alert = Alert(title: "A", style: style)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 0)
    var swings: [Int] = []
    for _ in 0..<5 {
      screen.step(frames: 3)
      swings.append(swing(screen.picture(), x: 20, from: 80, to: 160))
    }
    #expect(swings[0] > 100 && swings[0] < 255 && swings[4] < 20, "\(swings)")
    alert.end()
    screen.advance(by: 1)
    #expect(screen.picture() == plain)
  }

  @Test("Glass lets the page shine through softly; without transparency not at all")
  func glass() throws {
    var seen: [Picture] = []
    for wishes in [TestScreen.Wishes(), .reducedTransparency] {
      for isStriped in [true, false] {
        let screen = TestScreen(scale: 1)
        screen.wishes = wishes
        var style = Style.glass
        style.backdrop = .none
        style.shadow = nil
        if isStriped {
          show(style, on: screen)
        } else {
          let dark = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          dark.backgroundColor = .black
          screen.page.view.addSubview(dark)
          let alert = Alert(title: "A", style: style)
          alert.addAction(.default("OK"))
          alert.show()
          screen.advance(by: 1)
        }
        let card = try screen.frame(of: "alert.card")
        let x = Int(card.minX) + 8
        let (top, bottom) = (Int(card.minY) + 40, Int(card.maxY) - 40)
        let picture = screen.picture()
        #expect(swing(picture, x: x, from: top, to: bottom) < 30)
        seen.append(picture)
      }
    }
    // At a place on the card without text, far from its edges.
    let x = 195 - 60
    let y = 844 / 2 - 12
    #expect(seen[0][x, y] != seen[1][x, y])
    #expect(seen[2][x, y] == seen[3][x, y])
  }

  @Test("Every backdrop looks as it did when it was last looked at, light and dark")
  func pictures() throws {
    let backdrops: [(String, Backdrop)] = [
      ("none", .none), ("dim", .dim(UIColor(white: 0, alpha: 0.4))),
      (
        "radial",
        .radialGradient(
          center: UIColor(white: 0, alpha: 0.6), edge: UIColor(white: 0, alpha: 0.4))
      ),
      ("blur", .blur(.systemUltraThinMaterial)),
      ("tinted blur", .blur(.systemThinMaterial, tint: UIColor(white: 0, alpha: 0.25))),
      (
        "custom",
        .custom {
          let view = UIView()
          view.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.8)
          return view
        }
      ),
    ]
    let sheet = try ContactSheet(
      of: backdrops.map { name, backdrop in
        (
          name,
          { screen, _ in
            furnish(screen.page.view)
            var style = Style.card
            style.backdrop = backdrop
            question().apply { $0.style = style }.show()
          }
        )
      },
      in: Settings(
        devices: [Setting.Device("compact", size: CGSize(width: 360, height: 380))],
        appearances: [.light, .dark]), title: "Backdrops", columns: 6, scale: 1, shrunk: 1)
    expectGolden(sheet, named: "backdrops")
  }
}

extension Alert {
  fileprivate func apply(_ change: (Alert) -> Void) -> Alert {
    change(self)
    return self
  }
}
