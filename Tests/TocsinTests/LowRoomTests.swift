import Testing
import TocsinTesting
import UIKit

@testable import Tocsin

@Suite("Very little room")
struct LowRoomTests {
  nonisolated private static let sizes = [
    CGSize(width: 240, height: 240), CGSize(width: 240, height: 320),
    CGSize(width: 320, height: 240), CGSize(width: 667, height: 375),
  ]

  private func keyboardHeight(on size: CGSize) -> CGFloat {
    KeyboardMetrics.standard.height(
      screen: size, isTablet: false, bottomSafeArea: 0, accessory: 0, inputView: nil)
  }

  // Cases 1 and 25.
  @Test(
    "Above a keyboard the field that is edited can be seen, and so can the buttons",
    arguments: sizes)
  func keyboard(size: CGSize) throws {
    let screen = TestScreen(
      size: size, scale: 1,
      safeArea: UIEdgeInsets(top: size.width > size.height ? 0 : 20, left: 0, bottom: 0, right: 0))
    let alert = Alert(title: "Rename", message: "Choose a new name for this item.")
    alert.addField(.text("name", label: "Name", value: "untitled"))
    alert.addField(.text("note", label: "Note"))
    alert.addAction(.cancel("Back"))
    alert.addAction(.preferred("Rename"))
    alert.show()
    screen.advance(by: 1)
    let before = try screen.frame(of: "alert.card")
    let height = keyboardHeight(on: size)
    screen.keyboard = .software(height: height)
    for name in ["name", "note"] {
      screen.view(name)?.becomeFirstResponder()
      screen.advance(by: 1)
      let field = try #require(screen.view(name))
      let scroll = alert.card.textScroll
      #expect(scroll.bounds.contains(scroll.convert(field.bounds, from: field)), "\(name)")
      for title in ["Back", "Rename"] {
        let button = try screen.frame(of: title)
        #expect(button.maxY <= size.height - height)
        #expect(button.minY >= (try screen.frame(of: "alert.card")).minY)
      }
    }
    screen.keyboard = .hardware
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card") == before)
  }

  // Case 26.
  @Test(
    "Buttons that don't all fit end in the middle of one, and fade where they go on",
    arguments: sizes)
  func stackedButtons(size: CGSize) throws {
    let screen = TestScreen(size: size, scale: 1)
    let alert = Alert(title: "Stacked", message: "Some words on what to do.")
    for index in 1...12 { alert.addAction(.default("Button \(index)")) }
    alert.show()
    screen.advance(by: 1)
    let scroll = alert.card.buttonScroll
    let last = alert.card.buttons.buttons.last { $0.frame.minY < scroll.bounds.maxY }
    #expect(last?.frame.midY.rounded() == scroll.bounds.maxY)
    let fade = try #require(scroll.layer.mask as? CAGradientLayer)
    #expect(fade.frame == scroll.bounds)
    #expect(fade.isClear == [false, false, false, true])
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    screen.advance(by: 0.1)
    #expect(fade.frame == scroll.bounds && fade.isClear == [true, false, false, true])
    scroll.setContentOffset(
      CGPoint(x: 0, y: scroll.contentSize.height - scroll.bounds.height), animated: false)
    screen.advance(by: 0.1)
    #expect(fade.isClear == [true, false, false, false])
    let end = try #require(alert.card.buttons.buttons.last)
    #expect(scroll.bounds.contains(scroll.convert(end.bounds, from: end)))
  }

  @Test("What fits whole does not fade, and keeps the style's distance from the edges")
  func whole() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
    let alert = Alert(title: "A", message: "Some words.")
    alert.placement = .top
    alert.addAction(.ok())
    alert.show()
    screen.advance(by: 1)
    #expect(alert.card.textScroll.layer.mask == nil && alert.card.buttonScroll.layer.mask == nil)
    #expect(try screen.frame(of: "alert.card").minY == alert.style.margin)
  }

  @Test("Of buttons that are cut the middle of the last that fits is shown; the text gets the rest")
  func cuts() {
    func layout(_ text: CGFloat, _ height: CGFloat) -> CardLayout {
      CardLayout(
        width: 200, textHeight: text, buttonsHeight: 220, cuts: [66, 110, 154, 198],
        maximumHeight: height)
    }
    #expect(layout(60, 280).buttons.height == 220)
    #expect(layout(60, 200).buttons.height == 110)
    #expect(layout(60, 200).size.height == 170)
    #expect(layout(300, 200).buttons.height == 66)
    #expect(layout(300, 200).text.height == 134)
    #expect(layout(300, 100).buttons.height == 50)
    #expect(layout(300, 370).buttons.height == 220)
    // Cards are given whole pixels.
    #expect(layout(60, 279.7).buttons.height == 219.7)
    #expect(layout(60, 169.7).buttons.height == 110)
  }
}

extension CAGradientLayer {
  fileprivate var isClear: [Bool] { (colors as? [CGColor] ?? []).map { $0.alpha == 0 } }
}
