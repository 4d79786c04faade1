import Testing
import UIKit

@Suite("UIPageControl") struct UIPageControlTests {
  /// Five pages, in the middle of x = 160.
  private func makeControl() -> (SteppedScreen, UIPageControl, EventLog) {
    let screen = SteppedScreen()
    let control = UIPageControl(frame: CGRect(x: 60, y: 100, width: 200, height: 26))
    control.numberOfPages = 5
    let log = EventLog(control)
    screen.window.addSubview(control)
    screen.turn()
    return (screen, control, log)
  }

  @Test("The page stays within the pages; setting it sends nothing")
  func range() {
    let (_, control, log) = makeControl()
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.currentPage = -1
    control.numberOfPages = -4
    #expect(control.currentPage == 0 && control.numberOfPages == 0 && log.take().isEmpty)
  }

  @Test("A tap after the dot goes on, one before it goes back; at the ends nothing happens")
  func tap() {
    let (screen, control, log) = makeControl()
    screen.tap(240, 110)
    #expect(control.currentPage == 1)
    #expect(log.take() == ["down", "value", "up inside", "primary"])
    screen.tap(70, 110)
    screen.tap(70, 110)
    #expect(control.currentPage == 0)
    control.semanticContentAttribute = .forceRightToLeft
    screen.turn()
    screen.tap(70, 110)
    #expect(control.currentPage == 1)
  }

  @Test("A finger that stays goes through the pages")
  func scrub() {
    let (screen, control, _) = makeControl()
    screen.down(125, 110)
    screen.advance(by: 0.4)
    #expect(control.interactionState == .continuous)
    screen.move(160, 110)
    #expect(control.currentPage == 2)
    screen.move(195, 110)
    #expect(control.currentPage == 4)
    screen.up(195, 110)
    #expect(control.currentPage == 4 && control.interactionState == .none)
  }

  @Test("One page is hidden where that is wanted; each page needs room")
  func sizes() {
    let (_, control, _) = makeControl()
    let five = control.size(forNumberOfPages: 5)
    #expect(five == control.intrinsicContentSize && five.height == 26)
    #expect(control.size(forNumberOfPages: 6).width > five.width)
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    #expect(control.subviews.allSatisfy { $0.isHidden })
    control.numberOfPages = 2
    #expect(control.subviews.allSatisfy { !$0.isHidden })
  }

  @Test("The dots take their tints")
  func tints() {
    let (_, control, _) = makeControl()
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    control.currentPage = 1
    let dots = control.subviews.compactMap { $0 as? UIImageView }
    #expect(dots.map(\.backgroundColor) == [.red, .blue, .red, .red, .red])
  }

  @Test("Arrows turn the pages; a screen reader hears which one is shown")
  func keys() {
    let (screen, control, log) = makeControl()
    screen.press(.keyboardTab)
    screen.press(.keyboardRightArrow)
    #expect(log.take() == ["value", "primary"] && control.accessibilityValue == "page 2 of 5")
    screen.press(.keyboardEnd)
    #expect(control.currentPage == 4)
    control.accessibilityDecrement()
    #expect(control.currentPage == 3)
    control.isEnabled = false
    control.accessibilityDecrement()
    #expect(control.currentPage == 3)
  }
}
