import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Transitions")
struct TransitionTests {
  let screen = TestScreen()

  private func show(_ transition: Transition) -> Alert {
    let alert = question()
    alert.transition = transition
    alert.show()
    return alert
  }

  /// How wide the card is seen, against how wide it is.
  private func scale() throws -> CGFloat {
    try screen.shownFrame(of: "alert.card").width / 270
  }

  @Test("The old alerts' pop goes through 0.6, 1.1, 0.9 and 1 at 0, 0.6, 0.8 and 1 of 0.2555 s")
  func pop() throws {
    _ = show(.pop)
    screen.advance(by: 0)
    #expect(abs(try scale() - 0.6) < 0.002)
    for (moment, expected) in [
      (0.2555 * 0.3, 0.85), (0.2555 * 0.6, 1.1), (0.2555 * 0.7, 1.0), (0.2555 * 0.8, 0.9),
      (0.2555 * 0.9, 0.95),
    ] as [(Double, CGFloat)] {
      screen.advance(by: moment - screen.now)
      #expect(abs(try scale() - expected) < 0.002, "at \(moment)")
    }
    screen.advance(by: 0.2556 - screen.now)
    #expect(abs(try scale() - 1) < 0.001)
  }

  @Test("A floating card comes from 1.6 and goes to 0.5, fading, a quarter of a second each")
  func float() throws {
    let alert = show(.float)
    screen.advance(by: 0)
    #expect(abs(try scale() - 1.6) < 0.002)
    screen.advance(by: 0.125)
    // Half of the time is half of the way for a curve that is the same at both ends.
    #expect(abs(try scale() - 1.3) < 0.01)
    #expect(abs(try screen.shownOpacity(of: "alert.card") - 0.5) < 0.02)
    screen.advance(by: 0.2)
    #expect(abs(try scale() - 1) < 0.001)
    alert.end()
    screen.advance(by: 0.125)
    #expect(abs(try scale() - 0.75) < 0.02)
    screen.advance(by: 0.2)
    #expect(!screen.shows("A"))
  }

  @Test(
    "A slide comes in over its edge and goes out over it",
    arguments: Placement.Edge.allCases)
  func slide(edge: Placement.Edge) throws {
    let alert = show(.slide(from: edge))
    screen.advance(by: 0)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    func isOutside(_ frame: CGRect) -> Bool {
      switch edge {
      case .top: frame.maxY <= bounds.minY
      case .bottom: frame.minY >= bounds.maxY
      case .leading: frame.maxX <= bounds.minX
      case .trailing: frame.minX >= bounds.maxX
      }
    }
    #expect(isOutside(try screen.shownFrame(of: "alert.card")))
    screen.advance(by: 0.1)
    #expect(!isOutside(try screen.shownFrame(of: "alert.card")))
    screen.advance(by: 0.5)
    let rest = try screen.shownFrame(of: "alert.card")
    #expect(abs(rest.midX - 195) < 1 && abs(rest.midY - 422) < 1)
    alert.end()
    screen.advance(by: 0.245)
    let last = try screen.shownFrame(of: "alert.card")
    #expect(isOutside(last) || abs(last.midX - 195) + abs(last.midY - 422) > 200)
    screen.advance(by: 0.1)
    #expect(!screen.shows("A"))
  }

  @Test("From right to left the leading edge is on the right")
  func mirroredSlide() throws {
    screen.direction = .rightToLeft
    _ = show(.slide(from: .leading))
    screen.advance(by: 0)
    #expect(try screen.shownFrame(of: "alert.card").minX >= 390)
  }

  @Test("A slide from the top in 0.25 s, easing out, is as far as the curve says")
  func slideFigures() throws {
    let alert = question()
    alert.style.shadow = nil
    alert.placement = .banner(.top)
    alert.transition = Transition(
      reversing: .slide(from: .top, duration: 0.25, pace: .curve(.easeOut)))
    alert.show()
    screen.advance(by: 0)
    let height = try screen.frame(of: "alert.card").height
    #expect(abs(try screen.shownFrame(of: "alert.card").minY + height) < 0.5)
    screen.advance(by: 0.125)
    // The Bézier curve (0, 0, 0.58, 1) is at 0.6847 of its way at half of its time.
    #expect(abs(try screen.shownFrame(of: "alert.card").minY + height * (1 - 0.6847)) < 1)
  }

  @Test("A flip begins edge on, and a drop slanted and above the window")
  func flipAndDrop() throws {
    let flip = show(.flip(from: .leading))
    screen.advance(by: 0)
    #expect(try screen.shownFrame(of: "alert.card").width < 2)
    screen.advance(by: 1)
    #expect(abs(try scale() - 1) < 0.001)
    flip.end()
    screen.advance(by: 1)
    let drop = show(.drop)
    screen.advance(by: 0)
    #expect(try screen.shownFrame(of: "alert.card").maxY <= 20)
    screen.advance(by: 1)
    #expect(abs(try screen.shownFrame(of: "alert.card").midY - 422) < 1)
    drop.end()
    screen.advance(by: 0.34)
    #expect(try screen.shownFrame(of: "alert.card").minY > 780)
    screen.advance(by: 0.1)
    #expect(!screen.shows("A"))
  }

  @Test("A spring swings over its size, the other way round it does not")
  func spring() throws {
    let alert = show(.spring)
    var largest: CGFloat = 0
    for _ in 0..<40 {
      screen.step()
      largest = max(largest, try scale())
    }
    #expect(largest > 1.02)
    alert.end()
    largest = 0
    for _ in 0..<10 {
      screen.step()
      largest = max(largest, try scale())
    }
    #expect(largest <= 1.001)
  }

  @Test("A shake goes to both sides and ends where it began")
  func shake() throws {
    _ = show(.shake)
    var middles: [CGFloat] = []
    for _ in 0..<30 {
      screen.step()
      middles.append(try screen.shownFrame(of: "alert.card").midX - 195)
    }
    #expect((middles.min() ?? 0) < -8 && (middles.max() ?? 0) > 8)
    #expect(abs(middles[29]) < 0.5)
  }

  @Test("With no transition the card is there at once and gone at once")
  func none() throws {
    let alert = show(.none)
    screen.advance(by: 0)
    #expect(abs(try scale() - 1) < 0.001)
    #expect(try screen.shownOpacity(of: "alert.card") == 1)
    alert.end()
    screen.advance(by: 0)
    #expect(!screen.shows("A"))
  }

  // Case 35.
  @Test(
    "With reduced motion every transition fades in place",
    arguments: ["pop", "zoom", "slide", "float", "spring", "drop", "flip", "shake"])
  func reducedMotion(name: String) throws {
    let transitions: [String: Transition] = [
      "pop": .pop, "zoom": .zoom, "slide": .slide(from: .top), "float": .float, "spring": .spring,
      "drop": .drop, "flip": .flip(), "shake": .shake,
    ]
    screen.wishes = .reducedMotion
    let alert = show(try #require(transitions[name]))
    screen.advance(by: 0)
    let rest = try screen.frame(of: "alert.card")
    var opacities: [Double] = []
    for _ in 0..<20 {
      #expect(try screen.shownFrame(of: "alert.card") == rest)
      opacities.append(try screen.shownOpacity(of: "alert.card"))
      screen.step()
    }
    #expect(opacities == opacities.sorted() && opacities[0] < 0.1 && opacities[19] == 1)
    alert.end()
    for _ in 0..<10 {
      screen.step()
      #expect(try screen.shownFrame(of: "alert.card") == rest)
    }
    #expect(try screen.shownOpacity(of: "alert.card") < 0.7)
    screen.advance(by: 0.3)
    #expect(!screen.shows("A"))
  }

  @Test("A shake of a card that is up moves it and leaves it where it was")
  func emphasis() throws {
    let alert = show(.fade)
    screen.advance(by: 1)
    let rest = try screen.shownFrame(of: "alert.card")
    alert.emphasize()
    screen.advance(by: 0.1)
    #expect(try abs(screen.shownFrame(of: "alert.card").midX - rest.midX) > 2)
    screen.advance(by: 0.5)
    #expect(try screen.shownFrame(of: "alert.card") == rest)
    screen.wishes = .reducedMotion
    alert.emphasize()
    screen.advance(by: 0.2)
    #expect(try screen.shownFrame(of: "alert.card") == rest)
    #expect(try screen.shownOpacity(of: "alert.card") < 0.8)
  }

  @Test("An animation controller of one's own runs the entry and the dismissal")
  func own() throws {
    let alert = question()
    let animator = Sideways()
    alert.transition = Transition(presenting: animator, dismissing: animator)
    alert.show()
    screen.advance(by: 0.5)
    #expect(animator.runs == 1)
    #expect(screen.shows("A"))
    try screen.tap("OK")
    screen.advance(by: 0.5)
    #expect(animator.runs == 2)
    #expect(!screen.shows("A"))
  }

  @Test("A motion's reverse has its keyframes in the other order and its curve turned round")
  func reversed() {
    let motion = Motion(
      duration: 1,
      pace: .keyframes([.init(at: 0, scale: 0.5), .init(at: 0.25, scale: 2), .init(at: 1)]))
    guard case .keyframes(let frames) = motion.reversed.pace else {
      Issue.record("The pace was \(motion.reversed.pace).")
      return
    }
    #expect(frames.map(\.time) == [0, 0.75, 1])
    #expect(frames.map(\.scale) == [1, 2, 0.5])
    guard case .curve(.easeIn) = Motion(duration: 1, pace: .curve(.easeOut)).reversed.pace else {
      Issue.record("An ease-out is not reversed to an ease-in.")
      return
    }
  }
}

/// Comes and goes by the caller's own animations.
private final class Sideways: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: controller)
    }
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(withDuration: 0.2) {
      view?.alpha = self.runs == 1 ? 1 : 0
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
