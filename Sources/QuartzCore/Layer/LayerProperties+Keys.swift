internal import Foundation

/// Access by key, as animations and key-value coding need it.
nonisolated extension LayerProperties {
  /// The value of a property. One that the layer's class doesn't have reads as its default, and
  /// writing to it does nothing.
  package subscript(key: LayerKey) -> AnimatableValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(CGFloat(opacity))
      case .hidden: .flag(isHidden)
      case .backgroundColor: .color(backgroundColor)
      case .borderColor: .color(borderColor)
      case .borderWidth: .number(borderWidth)
      case .cornerRadius: .number(cornerRadius)
      case .masksToBounds: .flag(masksToBounds)
      case .doubleSided: .flag(isDoubleSided)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .contents: .contents(contents)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .colors: .colors(gradient.colors)
      case .locations: .numbers(gradient.locations ?? [])
      case .startPoint: .point(gradient.startPoint)
      case .endPoint: .point(gradient.endPoint)
      case .path: .path(shape.path)
      case .fillColor: .color(shape.fillColor)
      case .strokeColor: .color(shape.strokeColor)
      case .strokeStart: .number(shape.strokeStart)
      case .strokeEnd: .number(shape.strokeEnd)
      case .lineWidth: .number(shape.lineWidth)
      case .miterLimit: .number(shape.miterLimit)
      case .lineDashPhase: .number(shape.lineDashPhase)
      case .instanceDelay: .number(replicator.delay)
      case .instanceTransform: .transform(replicator.transform)
      case .instanceColor: .color(replicator.color)
      case .instanceRedOffset: .number(replicator.redOffset)
      case .instanceGreenOffset: .number(replicator.greenOffset)
      case .instanceBlueOffset: .number(replicator.blueOffset)
      case .instanceAlphaOffset: .number(replicator.alphaOffset)
      case .emitterPosition: .point(emitter.position)
      case .emitterSize: .size(emitter.size)
      case .blurRadius: .number(backdrop.blurRadius)
      case .saturation: .number(backdrop.saturation)
      case .tintColor: .color(backdrop.tintColor)
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = Float(value)
      case (.hidden, .flag(let value)): isHidden = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.masksToBounds, .flag(let value)): masksToBounds = value
      case (.doubleSided, .flag(let value)): isDoubleSided = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.contents, .contents(let value)): contents = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.contentsCenter, .rect(let value)): contentsCenter = value
      case (.colors, .colors(let value)): gradient.colors = value
      case (.locations, .numbers(let value)): gradient.locations = value.isEmpty ? nil : value
      case (.startPoint, .point(let value)): gradient.startPoint = value
      case (.endPoint, .point(let value)): gradient.endPoint = value
      case (.path, .path(let value)): shape.path = value
      case (.fillColor, .color(let value)): shape.fillColor = value
      case (.strokeColor, .color(let value)): shape.strokeColor = value
      case (.strokeStart, .number(let value)): shape.strokeStart = value
      case (.strokeEnd, .number(let value)): shape.strokeEnd = value
      case (.lineWidth, .number(let value)): shape.lineWidth = value
      case (.miterLimit, .number(let value)): shape.miterLimit = value
      case (.lineDashPhase, .number(let value)): shape.lineDashPhase = value
      case (.instanceDelay, .number(let value)): replicator.delay = value
      case (.instanceTransform, .transform(let value)): replicator.transform = value
      case (.instanceColor, .color(let value)): replicator.color = value
      case (.instanceRedOffset, .number(let value)): replicator.redOffset = value
      case (.instanceGreenOffset, .number(let value)): replicator.greenOffset = value
      case (.instanceBlueOffset, .number(let value)): replicator.blueOffset = value
      case (.instanceAlphaOffset, .number(let value)): replicator.alphaOffset = value
      case (.emitterPosition, .point(let value)): emitter.position = value
      case (.emitterSize, .size(let value)): emitter.size = value
      case (.blurRadius, .number(let value)): backdrop.blurRadius = value
      case (.saturation, .number(let value)): backdrop.saturation = value
      case (.tintColor, .color(let value)): backdrop.tintColor = value
      default: break
      }
    }
  }

  /// Whether a layer with these properties has the key.
  func has(_ key: LayerKey) -> Bool {
    switch key {
    case .colors, .locations, .startPoint, .endPoint:
      if case .gradient = own { true } else { false }
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      if case .shape = own { true } else { false }
    case .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      if case .replicator = own { true } else { false }
    case .emitterPosition, .emitterSize:
      if case .emitter = own { true } else { false }
    case .blurRadius, .saturation, .tintColor:
      if case .backdrop = own { true } else { false }
    default: true
    }
  }

  /// A gradient layer's part.
  var gradient: GradientProperties {
    get { if case .gradient(let value) = own { value } else { GradientProperties() } }
    set { if case .gradient = own { own = .gradient(newValue) } }
  }

  /// A shape layer's part.
  var shape: ShapeProperties {
    get { if case .shape(let value) = own { value } else { ShapeProperties() } }
    set { if case .shape = own { own = .shape(newValue) } }
  }

  /// A replicator layer's part.
  var replicator: ReplicatorProperties {
    get { if case .replicator(let value) = own { value } else { ReplicatorProperties() } }
    set { if case .replicator = own { own = .replicator(newValue) } }
  }

  /// An emitter layer's part.
  var emitter: EmitterProperties {
    get { if case .emitter(let value) = own { value } else { EmitterProperties() } }
    set { if case .emitter = own { own = .emitter(newValue) } }
  }

  /// A backdrop layer's part.
  var backdrop: BackdropProperties {
    get { if case .backdrop(let value) = own { value } else { BackdropProperties() } }
    set { if case .backdrop = own { own = .backdrop(newValue) } }
  }
}
