internal import CoreGraphics
internal import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(self).layerClass must be a subclass of CALayer, not \(layerClass).")
    }
    return type.init()
  }

  func setUp() {
    layer.view = self
    layer.contentsScale = traitCollection.displayScale
    if Self.drawsContent != false { layer.setNeedsDisplay() }
  }
}
