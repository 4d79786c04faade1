import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Transactions", .serialized)
struct TransactionTests {
  /// Writes down what it hears.
  final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(name(anim))") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(name(anim)) \(flag)")
    }
    private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "" }
  }

  private func fade(_ name: String, _ duration: Double, _ listener: Listener?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = duration
    animation.delegate = listener
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test("A layer without a delegate animates implicitly for 0.25 s on the default curve")
  func implicit() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    layer.opacity = 0.8
    #expect(layer.animationKeys() == nil, "nothing was on the screen to start from")
    stage.turn()
    layer.opacity = 0
    let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(animation?.duration == 0.25)
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
    stage.turn()
    stage.advance(0.125)
    let expected = 0.8 * (1 - UnitBezier(0.25, 0.1, 0.25, 1)(0.5))
    #expect(near(CGFloat(layer.presentation()?.opacity ?? 0), CGFloat(expected), by: 1e-6))
    #expect(layer.opacity == 0)
    stage.advance(0.125)
    #expect(layer.animationKeys() == nil)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("A second change starts from what shows") func retarget() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 105
    stage.turn()
    stage.advance(0.125)
    layer.position.x = 5
    #expect(
      (layer.animation(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint
        == CGPoint(x: 55, y: 5))
  }

  @Test("Actions are searched for in the delegate, the actions, the style and the class")
  func search() {
    final class Own: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "d" ? CABasicAnimation(keyPath: "class") : nil
      }
    }
    final class Delegate: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "a" ? CABasicAnimation(keyPath: "delegate") : event == "stop" ? NSNull() : nil
      }
    }
    _ = Stage()
    let layer = Own()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.actions = [
      "a": CABasicAnimation(keyPath: "actions"), "b": CABasicAnimation(keyPath: "actions"),
      "stop": CABasicAnimation(keyPath: "actions"),
    ]
    layer.style = [
      "actions": ["b": CABasicAnimation(keyPath: "x"), "c": CABasicAnimation(keyPath: "style")]
    ]
    func path(_ event: String) -> String? {
      (layer.action(forKey: event) as? CABasicAnimation)?.keyPath
    }
    #expect(path("a") == "delegate")
    #expect(path("b") == "actions")
    #expect(path("c") == "style")
    #expect(path("d") == "class")
    #expect(layer.action(forKey: "stop") == nil)
    #expect(layer.action(forKey: "nothing") == nil)
  }

  @Test("A delegate's NSNull lets nothing animate") func null() {
    final class Delegate: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    let delegate = Delegate()
    layer.delegate = delegate
    stage.turn()
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
  }

  @Test("Disabled actions, duration and pace apply to nested transactions") func nested() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    layer.opacity = 0.2
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    CATransaction.commit()
  }

  @Test("A completion without animations is called by the commit") func immediate() {
    _ = Stage()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    log.append("body")
    CATransaction.commit()
    log.append("after")
    #expect(log == ["body", "done", "after"])
  }

  @Test("A completion waits for the last animation, those of nested transactions too")
  func waits() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    layer.add(fade("a", 1, nil), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(fade("b", 2, nil), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    stage.turn()
    stage.advance(1)
    #expect(log.isEmpty)
    stage.advance(1)
    #expect(log == ["inner", "outer"])
  }

  @Test("A completion set anew leaves the earlier animations to the earlier one") func replaced() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    layer.add(fade("a", 1, nil), forKey: "a")
    CATransaction.setCompletionBlock { log.append("second") }
    layer.add(fade("b", 2, nil), forKey: "b")
    CATransaction.commit()
    stage.turn()
    stage.advance(1)
    #expect(log == ["first"])
    stage.advance(1)
    #expect(log == ["first", "second"])
  }

  @Test("The implicit transaction's completion comes with its commit") func implicitCompletion() {
    let stage = Stage()
    var done = false
    CATransaction.setCompletionBlock { done = true }
    #expect(!done)
    stage.turn()
    #expect(done)
  }

  @Test("Delegates hear of ends in the order of begin, with whether they finished") func order() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    let listener = Listener()
    stage.turn()
    layer.add(fade("a", 2, listener), forKey: "a")
    layer.add(fade("b", 1, listener), forKey: "b")
    layer.add(fade("c", 9, listener), forKey: "c")
    stage.turn()
    #expect(listener.log == ["start a", "start b", "start c"])
    listener.log = []
    layer.removeAnimation(forKey: "c")
    stage.advance(3)
    #expect(listener.log == ["stop a true", "stop b true", "stop c false"])
  }

  @Test("An animation that replaces one of the same key ends that one early") func replaces() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    let listener = Listener()
    stage.turn()
    layer.add(fade("a", 2, listener), forKey: "k")
    stage.turn()
    layer.add(fade("b", 2, listener), forKey: "k")
    stage.turn()
    #expect(
      listener.log == ["start a", "start b", "stop a false"]
        || listener.log == ["start a", "stop a false", "start b"])
    #expect(layer.animationKeys() == ["k"])
  }

  @Test("An animation that begins later starts and ends later") func delayed() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    let listener = Listener()
    stage.turn()
    let animation = fade("a", 1, listener)
    animation.beginTime = stage.clock.now + 5
    animation.fillMode = .backwards
    layer.add(animation, forKey: "a")
    stage.turn()
    #expect(listener.log.isEmpty)
    #expect(layer.presentation()?.opacity == 0)
    #expect(stage.renderer.nextFrameTime == stage.clock.now + 5)
    stage.advance(5)
    #expect(listener.log == ["start a"])
    stage.advance(1)
    #expect(listener.log == ["start a", "stop a true"])
  }

  @Test("An animation that isn't removed stays, and its delegate hears of the end once")
  func stays() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    let listener = Listener()
    stage.turn()
    let animation = fade("a", 1, listener)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.toValue = 0.5
    layer.add(animation, forKey: "a")
    stage.turn()
    stage.advance(1)
    stage.advance(1)
    #expect(listener.log == ["start a", "stop a true"])
    #expect(layer.animationKeys() == ["a"])
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(stage.renderer.nextFrameTime == .infinity)
  }

  @Test("Leaving the tree ends the animations of all layers below, unfinished") func leaves() {
    let stage = Stage()
    let parent = stage.layer(0, 0, 10, 10)
    let layer = stage.layer(0, 0, 10, 10, in: parent)
    let listener = Listener()
    stage.turn()
    layer.add(fade("a", 5, listener), forKey: "a")
    stage.turn()
    parent.removeFromSuperlayer()
    stage.turn()
    #expect(listener.log == ["start a", "stop a false"])
    #expect(layer.presentation() == nil)
  }

  @Test("Moving to another place in the tree within a turn keeps the animations") func moves() {
    let stage = Stage()
    let parent = stage.layer(0, 0, 10, 10)
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    layer.add(fade("a", 5, nil), forKey: "a")
    stage.turn()
    parent.addSublayer(layer)
    stage.turn()
    #expect(layer.animationKeys() == ["a"])
  }

  @Test("A layer that is freed ends its animations, unfinished") func freed() {
    let stage = Stage()
    let listener = Listener()
    stage.turn()
    do {
      let layer = CALayer()
      layer.add(fade("a", 5, listener), forKey: "a")
    }
    stage.turn()
    #expect(listener.log == ["stop a false"])
  }

  @Test("A paused layer stands still, and goes on where it stood") func pause() {
    let stage = Stage()
    let layer = stage.layer(0, 0, 10, 10)
    stage.turn()
    layer.add(fade("a", 4, nil), forKey: "a")
    stage.turn()
    stage.advance(1)
    let pausedAt = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedAt
    stage.turn()
    stage.advance(10)
    #expect(layer.presentation()?.opacity == 0.25)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedAt
    stage.turn()
    #expect(layer.presentation()?.opacity == 0.25)
    stage.advance(1)
    #expect(layer.presentation()?.opacity == 0.5)
    stage.advance(2)
    #expect(layer.animationKeys() == nil)
  }

  @Test("What is queued for after the commit runs in order, and what it queues too") func queue() {
    _ = Stage()
    var log: [Int] = []
    CATransaction.afterCommit {
      log.append(1)
      CATransaction.afterCommit { log.append(3) }
    }
    CATransaction.afterCommit { log.append(2) }
    #expect(CATransaction.runAfterCommit())
    #expect(log == [1, 2, 3])
    #expect(!CATransaction.runAfterCommit())
  }
}
