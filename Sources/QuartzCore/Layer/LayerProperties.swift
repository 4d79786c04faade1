/// Everything of a layer that shows and can be animated. A layer holds one of these as its
/// model; another is made from it for each moment at which an animation runs.
nonisolated package struct LayerProperties: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false

  package var backgroundColor: CGColor?
  package var borderColor: CGColor? = .opaqueBlack
  package var borderWidth: CGFloat = 0
  package var cornerRadius: CGFloat = 0

  package var shadowColor: CGColor? = .opaqueBlack
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  package var contents: LayerContents?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// What the layer's class adds to the above.
  package var own: OwnProperties = .none

  /// The properties of the layer classes that draw something of their own.
  package enum OwnProperties: Sendable {
    case none
    case gradient(GradientProperties)
    case shape(ShapeProperties)
    /// A layer whose sublayers stay in the space that it is in.
    case space
    case replicator(ReplicatorProperties)
    case emitter(EmitterProperties)
    case backdrop(BackdropProperties)
  }
}

/// What a gradient layer shows.
nonisolated package struct GradientProperties: Hashable, Sendable {
  package var colors: [CGColor] = []
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}

/// What a shape layer shows.
nonisolated package struct ShapeProperties: Hashable, Sendable {
  package var path: CGPath?
  package var fillColor: CGColor? = .opaqueBlack
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []
}

nonisolated extension LayerProperties {
  /// The sublayers stay in the space that the layer is in.
  var keepsDepth: Bool {
    switch own {
    case .space: true
    case .replicator(let replicator): replicator.preservesDepth
    default: false
    }
  }
}

nonisolated extension CGColor {
  static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
