import Testing
import UIKit

@Suite("Transitions of views: flips, and one view for another", .serialized)
struct ViewTransitionTests {
  let screen = SteppedScreen()
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    view.backgroundColor = .red
    screen.window.addSubview(view)
    screen.advance(by: 1)
  }

  private func isRed(_ x: Int, _ y: Int) -> Bool { screen.pixel(x, y) == 0xFFFF_0000 }
  private func isBlue(_ x: Int, _ y: Int) -> Bool { screen.pixel(x, y) == 0xFF00_00FF }

  /// How long the view's line through a place is, across or down.
  private func length(x: Int? = nil, y: Int? = nil) -> Int {
    (0..<320).filter { place in
      let pixel = screen.pixel(x ?? place, y ?? place)
      return pixel == 0xFFFF_0000 || pixel == 0xFF00_00FF
    }.count
  }

  /// The edge that stands out to the reader.
  enum Side: CaseIterable { case left, right, top, bottom }

  nonisolated private static let flips: [(UIView.AnimationOptions, Side)] = [
    (.transitionFlipFromLeft, .left), (.transitionFlipFromRight, .right),
    (.transitionFlipFromTop, .top), (.transitionFlipFromBottom, .bottom),
  ]

  @Test(
    "A flip turns in space: the edge it is named after comes to the front, its old face up to the middle, its new one after",
    arguments: flips)
  func flips(options: UIView.AnimationOptions, side: Side) {
    var finished: Bool?
    UIView.transition(with: view, duration: 1, options: [options, .curveLinear]) {
      view.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    // An eighth of a turn: the leading edge is longer than the one opposite, the view narrower.
    screen.advance(by: 0.25)
    #expect(isRed(150, 150))
    let sideways = side == .left || side == .right
    let (first, second) =
      sideways ? (length(x: 118), length(x: 182)) : (length(y: 118), length(y: 182))
    let isFirstAhead = side == .left || side == .top
    #expect(isFirstAhead ? first > second : second > first)
    #expect((sideways ? length(y: 150) : length(x: 150)) < 80)
    // The other half: the new face, its leading edge behind now.
    screen.advance(by: 0.5)
    #expect(isBlue(150, 150))
    let (third, fourth) =
      sideways ? (length(x: 118), length(x: 182)) : (length(y: 118), length(y: 182))
    #expect(isFirstAhead ? fourth > third : third > fourth)
    #expect(finished == nil)
    screen.advance(by: 0.3)
    #expect(finished == true && isBlue(101, 101) && isBlue(198, 198))
    #expect(CATransform3DIsIdentity(view.layer.transform) && view.subviews.isEmpty)
  }

  /// Whether a place is of one of the two colours, maybe in the shade.
  private func channels(_ x: Int, _ y: Int) -> (red: Int, blue: Int) {
    let pixel = screen.pixel(x, y)
    return (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF))
  }

  @Test("A curl up rolls the old picture up from its lower edge, over the new one")
  func curlUp() {
    var finished: Bool?
    UIView.transition(with: view, duration: 1, options: [.transitionCurlUp, .curveLinear]) {
      view.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    screen.advance(by: 0.001)
    #expect(isRed(150, 101) && isRed(150, 150) && isRed(150, 197))
    screen.advance(by: 0.249)
    #expect(isRed(150, 120))
    #expect(channels(150, 195).red == 0 && channels(150, 195).blue > 180)
    // Between them is the roll, with the pale back of the paper.
    let roll = (160..<185).map { channels(150, $0) }
    #expect(roll.contains { $0.red > 230 && $0.blue > 180 })
    screen.advance(by: 0.5)
    #expect(channels(150, 150).red == 0 && finished == nil)
    screen.advance(by: 0.3)
    #expect(finished == true && isBlue(150, 101) && isBlue(150, 197) && view.subviews.isEmpty)
  }

  @Test("A curl down rolls the new picture out over the old one, down to the lower edge")
  func curlDown() {
    var finished: Bool?
    UIView.transition(with: view, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
      view.backgroundColor = .blue
    } completion: {
      finished = $0
    }
    screen.advance(by: 0.001)
    #expect(isRed(150, 150) && isRed(150, 197))
    screen.advance(by: 0.749)
    #expect(isBlue(150, 120))
    #expect(channels(150, 195).blue == 0 && channels(150, 195).red > 180)
    screen.advance(by: 0.3)
    #expect(finished == true && isBlue(150, 101) && isBlue(150, 197) && view.subviews.isEmpty)
  }

  @Test("Without a transition among the options the changes are animated as they are")
  func noTransition() {
    UIView.transition(
      with: view, duration: 1, options: .curveLinear, animations: { view.alpha = 0 })
    screen.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test(
    "One view takes the other's place in the hierarchy, with a transition of their superview",
    arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft])
  func replaces(options: UIView.AnimationOptions) {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(above)
    screen.advance(by: 0.1)
    var finished: Bool?
    UIView.transition(from: view, to: other, duration: 1, options: [options, .curveLinear]) {
      finished = $0
    }
    screen.advance(by: 0.001)
    #expect(isRed(150, 150))
    #expect(view.superview == nil && other.superview === screen.window)
    screen.advance(by: 0.9)
    #expect(finished == nil)
    screen.advance(by: 0.2)
    #expect(finished == true && isBlue(150, 150))
    #expect(screen.window.subviews == [other, above])
    #expect(CATransform3DIsIdentity(screen.window.layer.transform))
  }

  @Test("Where hiding is asked for, both views stay and change places in being seen")
  func hides() {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue
    other.isHidden = true
    screen.window.addSubview(other)
    screen.advance(by: 0.1)
    UIView.transition(
      from: view, to: other, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    screen.advance(by: 1.1)
    #expect(view.isHidden && !other.isHidden && isBlue(150, 150))
    #expect(screen.window.subviews == [view, other])
  }

  @Test("A view that is nowhere is not replaced, and the completion says so in the next turn")
  func nowhere() {
    var finished: Bool?
    UIView.transition(
      from: UIView(), to: UIView(), duration: 1, options: .transitionCrossDissolve
    ) { finished = $0 }
    #expect(finished == nil)
    screen.turn()
    #expect(finished == false)
  }
}
