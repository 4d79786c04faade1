import QuartzCore
import Testing
import WindowServer

@testable import UIKit

@Suite("Motion effects")
struct MotionEffectTests {
  private func card(on screen: SteppedScreen) -> UIView {
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
    screen.window.addSubview(card)
    return card
  }

  private func sway(
    _ keyPath: String = "center.x",
    _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis,
    from least: Any? = -10, to most: Any? = 10
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = least
    effect.maximumRelativeValue = most
    return effect
  }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test(
    "The relative value goes evenly from the minimum at -1 to the maximum at 1",
    arguments: [(-1, -10), (-0.5, -5), (0, 0), (0.5, 5), (1, 10), (7, 10)] as [(CGFloat, CGFloat)])
  func relativeValue(offset: CGFloat, value: CGFloat) {
    let values = sway().keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: offset, vertical: 0.3))
    #expect(values?["center.x"] as? CGFloat == value)
  }

  @Test("A vertical effect goes by the vertical offset; a missing bound adds nothing")
  func axesAndBounds() {
    let offset = UIOffset(horizontal: 1, vertical: -1)
    let vertical = sway("center.y", .tiltAlongVerticalAxis)
    #expect(
      vertical.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.y"] as? CGFloat == -10)
    let half = sway(from: nil, to: 8).keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(half?["center.x"] as? CGFloat == 4)
    #expect(sway(from: nil, to: nil).keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
  }

  @Test("A group gives the values of all its effects; those of one key path are added")
  func group() {
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [
      sway(), sway("center.y", .tiltAlongVerticalAxis), sway("center.x", from: 0, to: 4),
    ]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
    #expect(values?["center.x"] as? CGFloat == 14)
    #expect(values?["center.y"] as? CGFloat == -10)
  }

  @Test("The view shows elsewhere, while its own centre stays; what shows follows smoothly")
  func shows() {
    let screen = SteppedScreen()
    let card = card(on: screen)
    card.addMotionEffect(sway())
    screen.turn()
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    screen.turn()
    #expect(abs(shown(card).position.x - 150) < 0.001)
    screen.advance(by: MotionBinding.lag / 2)
    #expect(shown(card).position.x > 151 && shown(card).position.x < 160)
    screen.advance(by: 1)
    #expect(abs(shown(card).position.x - 160) < 0.001)
    #expect(card.center.x == 150)
  }

  @Test("While the viewer stands still no frame is drawn")
  func idle() {
    let screen = SteppedScreen()
    card(on: screen).addMotionEffect(sway())
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 0.4, vertical: 0)
    screen.advance(by: 1)
    #expect(UIApplication.shared.nextWakeTime == .infinity)
  }

  @Test("Layer key paths, shadows and transforms follow as well")
  func keyPaths() {
    let screen = SteppedScreen()
    let card = card(on: screen)
    card.layer.shadowOffset = CGSize(width: 2, height: 2)
    card.alpha = 0.5
    card.addMotionEffect(sway("layer.shadowOffset.width", from: -4, to: 4))
    card.addMotionEffect(sway("alpha", from: 0, to: 0.25))
    card.addMotionEffect(
      sway(
        "layer.transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))))
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    screen.advance(by: 1)
    #expect(shown(card).shadowOffset == CGSize(width: 6, height: 2))
    #expect(abs(shown(card).opacity - 0.75) < 0.001)
    #expect(abs(shown(card).transform.m11 - 2) < 0.001)
  }

  @Test("The pointer is the viewer; when it leaves, and with Reduce Motion, the view rests")
  func pointer() {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
    let card = card(on: screen)
    card.addMotionEffect(sway())
    screen.hover(320, 240)
    screen.advance(by: 1)
    #expect(abs(shown(card).position.x - 160) < 0.001)
    screen.hover(80, 240)
    screen.advance(by: 1)
    #expect(abs(shown(card).position.x - 145) < 0.001)
    screen.post(
      .pointer(
        PointerEvent(window: screen.server.windows[0].id, phase: .left, location: .zero, button: 0))
    )
    screen.advance(by: 1)
    #expect(abs(shown(card).position.x - 150) < 0.001)
    UIAccessibility.settings.isReduceMotionEnabled = true
    screen.hover(320, 240)
    screen.advance(by: 1)
    #expect(abs(shown(card).position.x - 150) < 0.001)
  }

  @Test("Effects are listed, added once, taken away with what they added, and back in a new place")
  func adding() {
    let screen = SteppedScreen()
    let card = card(on: screen)
    let effect = sway()
    MotionTracker.shared.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
    card.addMotionEffect(effect)
    card.addMotionEffect(effect)
    #expect(card.motionEffects == [effect])
    screen.advance(by: 1)
    card.removeFromSuperview()
    screen.turn()
    screen.window.addSubview(card)
    screen.turn()
    #expect(abs(shown(card).position.x - 160) < 0.001)
    card.removeMotionEffect(effect)
    card.removeMotionEffect(effect)
    screen.turn()
    #expect(card.motionEffects.isEmpty)
    #expect(shown(card).position.x == 150)
  }

  @Test("A copy does the same")
  func copies() throws {
    let group = UIMotionEffectGroup()
    group.motionEffects = [sway()]
    let copy = try #require(group.copy() as? UIMotionEffectGroup)
    let inner = try #require(copy.motionEffects?.first as? UIInterpolatingMotionEffect)
    #expect(inner !== group.motionEffects?.first && inner.keyPath == "center.x")
    #expect(inner.maximumRelativeValue as? Int == 10)
  }
}
