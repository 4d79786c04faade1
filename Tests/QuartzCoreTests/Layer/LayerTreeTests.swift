import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layer trees", .serialized)
struct LayerTreeTests {
  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("Layers are inserted at an index, above and below others") func insert() {
    _ = Stage()
    let root = CALayer()
    let a = named("a")
    root.addSublayer(a)
    root.addSublayer(named("b"))
    root.insertSublayer(named("c"), at: 0)
    root.insertSublayer(named("d"), above: a)
    root.insertSublayer(named("e"), below: a)
    #expect(names(root) == ["c", "e", "a", "d", "b"])
    root.addSublayer(a)
    #expect(names(root) == ["c", "e", "d", "b", "a"])
    root.replaceSublayer(a, with: named("f"))
    #expect(names(root) == ["c", "e", "d", "b", "f"])
    #expect(a.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("A layer leaves its superlayer for another") func move() {
    _ = Stage()
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    second.addSublayer(layer)
    #expect(first.sublayers == nil)
    #expect(layer.superlayer === second)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil)
  }

  @Test("The superlayer is not retained") func weak() {
    _ = Stage()
    let layer = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(layer)
    }
    #expect(layer.superlayer == nil)
  }

  @Test("Layout goes top down, and only where it was asked for") func layout() {
    final class Recorder: CALayer {
      static var log: [String] = []
      override func layoutSublayers() { Self.log.append(name ?? "") }
    }
    let stage = Stage()
    Recorder.log = []
    let (a, b, c) = (Recorder(), Recorder(), Recorder())
    (a.name, b.name, c.name) = ("a", "b", "c")
    stage.root.addSublayer(a)
    a.addSublayer(b)
    b.addSublayer(c)
    stage.turn()
    #expect(Recorder.log == ["a", "b"])
    Recorder.log = []
    stage.turn()
    #expect(Recorder.log.isEmpty)
    c.setNeedsLayout()
    a.setNeedsLayout()
    stage.turn()
    #expect(Recorder.log == ["a", "c"])
    Recorder.log = []
    b.bounds.size.width = 50
    #expect(b.needsLayout())
    c.layoutIfNeeded()
    #expect(Recorder.log == ["b"])
    b.bounds.origin.x = 5
    #expect(!b.needsLayout())
  }

  @Test("Display draws once, at the contents' scale, what asked for it") func display() throws {
    final class Drawer: CALayer {
      var drawn = 0
      override func draw(in ctx: CGContext) {
        drawn += 1
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 5, height: 5))
      }
    }
    let stage = Stage(scale: 2)
    let layer = Drawer()
    layer.frame = CGRect(x: 10, y: 10, width: 20.25, height: 10)
    layer.bounds.origin = CGPoint(x: 100, y: 100)
    layer.contentsScale = 2
    stage.root.addSublayer(layer)
    stage.turn()
    #expect(layer.drawn == 0 && layer.contents == nil)
    layer.setNeedsDisplay()
    stage.turn()
    stage.turn()
    #expect(layer.drawn == 1)
    #expect(layer.values.contents?.part.width == 41)
    #expect(stage.pixel(20, 20) == 0xFFFF_0000)
    #expect(stage.pixel(29, 29) == 0xFFFF_0000)
    #expect(stage.pixel(30, 30) == 0xFFFF_FFFF)
    let store = try #require(layer.values.contents)
    layer.setNeedsDisplay()
    stage.turn()
    #expect(layer.values.contents?.bitmap === store.bitmap)
    #expect(layer.values.contents != store)
  }

  @Test("The delegate may display, draw and lay out") func delegate() {
    final class Delegate: CALayerDelegate {
      var log: [String] = []
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
      func layoutSublayers(of layer: CALayer) { log.append("layout") }
    }
    let stage = Stage()
    let delegate = Delegate()
    let layer = stage.layer(0, 0, 10, 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    stage.turn()
    #expect(delegate.log == ["layout", "will", "draw"])
  }

  @Test("There is no presentation before the first commit, and then one of the same class")
  func presentation() {
    final class Own: CALayer {}
    let stage = Stage()
    let layer = Own()
    layer.cornerRadius = 7
    stage.root.addSublayer(layer)
    #expect(layer.presentation() == nil)
    stage.turn()
    let presentation: Own? = layer.presentation()
    #expect(presentation?.cornerRadius == 7)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    #expect(layer.presentation()?.superlayer?.model() === stage.root)
    #expect(stage.root.presentation()?.sublayers?.first?.model() === layer)
  }

  @Test("Key paths read and set properties and their parts") func keyPaths() {
    _ = Stage()
    let layer = CALayer()
    layer.setValue(3, forKeyPath: "position.x")
    layer.setValue(40.0, forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    layer.setValue(0.25, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "transform.translation")
    #expect(layer.position == CGPoint(x: 3, y: 0))
    #expect(layer.bounds.width == 40)
    #expect(layer.opacity == 0.5)
    #expect(near(layer.value(forKeyPath: "transform.rotation") as? CGFloat, 0.25))
    #expect(near(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, 2))
    #expect(layer.value(forKeyPath: "transform.translation.y") as? CGFloat == 8)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 40, height: 0))
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    #expect(layer.value(forKey: "unknown") == nil)
  }

  @Test("Scale and rotation are set apart from each other", arguments: ["x", "y", "z"])
  func rotationParts(_ axis: String) {
    _ = Stage()
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.\(axis)")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(0.7, forKeyPath: "transform.rotation.\(axis)")
    #expect(near(layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat, 0.7))
    #expect(near(layer.value(forKeyPath: "transform.scale.y") as? CGFloat, 3))
    #expect(near(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, 1))
  }

  @Test("A dump names what differs from a new layer and has no addresses") func dump() {
    let stage = Stage()
    stage.root.name = "root"
    let card = stage.layer(10, 10, 50, 30, color: .red)
    card.cornerRadius = 8
    card.opacity = 0.5
    #expect(
      stage.root.dump() == """
        CALayer “root” (-50 -50 100 100) backgroundColor=(1 1 1 1)
          CALayer (10 10 50 30) opacity=0.5 backgroundColor=(1 0 0 1) cornerRadius=8
        """)
  }

  @Test("A layer that outlives its superlayer or its delegate has none")
  func outliving() {
    final class Delegate: CALayerDelegate {}
    let layer = CALayer()
    var parent: CALayer? = CALayer()
    var delegate: Delegate? = Delegate()
    parent?.addSublayer(layer)
    layer.delegate = delegate
    #expect(layer.superlayer === parent && layer.delegate === delegate)
    parent = nil
    delegate = nil
    #expect(layer.superlayer == nil && layer.delegate == nil)
  }
}
