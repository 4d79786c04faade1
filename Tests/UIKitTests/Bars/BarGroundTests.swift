import Testing
import TocsinTesting
import UIKit

@Suite("The ground of bars")
struct BarGroundTests {
  let screen = TestScreen(
    size: CGSize(width: 390, height: 400), scale: 1,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// A page of stripes, five points each, below a bar; and the bar's pixels from 100 to 200, above
  /// which no title is.
  private func shades(
    _ change: (UINavigationBar) -> Void = { _ in }
  ) -> Set<UInt32> {
    let page = UIViewController()
    for x in 0..<39 {
      let stripe = UIView(frame: CGRect(x: x * 10, y: 0, width: 5, height: 400))
      stripe.backgroundColor = .red
      page.view.addSubview(stripe)
    }
    page.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: page)
    change(navigation.navigationBar)
    screen.window.rootViewController = navigation
    screen.advance(by: 1)
    let picture = screen.picture()
    return Set((100..<200).map { picture[$0, 40] })
  }

  @Test("What is below shines through, blurred: stripes of red become one pale red")
  func blur() throws {
    let shades = shades()
    #expect(shades.count <= 3)
    let shade = try #require(shades.first)
    let (red, green) = (shade >> 16 & 255, shade >> 8 & 255)
    #expect(red > green + 15 && green > 128)
  }

  @Test("Nothing shines through where the bar isn't translucent, or the reader wants it so")
  func opaque() throws {
    #expect(shades { $0.isTranslucent = false } == [0xFFF9_F9F9])
    screen.wishes = .reducedTransparency
    let grey = try #require(shades().first)
    #expect(grey >> 16 & 255 == grey & 255)
  }

  @Test("A bar may be clear, of a colour, or blur in another way")
  func appearances() {
    func look(_ configure: (UINavigationBarAppearance) -> Void) -> Set<UInt32> {
      let appearance = UINavigationBarAppearance()
      configure(appearance)
      return shades { $0.standardAppearance = appearance }
    }
    #expect(look { $0.configureWithTransparentBackground() } == [0xFFFF_FFFF, 0xFFFF_0000])
    #expect(look { $0.configureWithOpaqueBackground() } == [0xFFFF_FFFF])
    let dark = look { $0.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
    #expect(dark.allSatisfy { $0 >> 8 & 255 < 100 })
  }
}
