internal import Foundation

/// Values by key and key path.
extension CALayer {
  /// The value for a key; one that the program set under a name of its own, or its default from
  /// `style`; else nil.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a value as its property would. Keys that layers don't know are kept for the program.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// The value at a key path, such as `position.x` or `transform.rotation.z`. Numbers come as
  /// `CGFloat`.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath), values.has(path.key) { return values[path: path].object }
    switch keyPath {
    case "frame": return frame
    case "affineTransform": return affineTransform()
    case "name": return name
    case "opaque", "isOpaque": return isOpaque
    case "delegate": return delegate
    case "sublayers": return sublayers
    case "superlayer": return superlayer
    case "mask": return mask
    case "contentsScale": return contentsScale
    case "contentsGravity": return contentsGravity
    case "maskedCorners": return maskedCorners
    case "shouldRasterize": return shouldRasterize
    case "rasterizationScale": return rasterizationScale
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default:
      if let value = (self as? CAEmitterLayer)?.cellValue(keyPath) { return value }
      return rare?.values[keyPath] ?? style?[keyPath]
    }
  }

  /// Sets the value at a key path as the property would; a part of a property, too. A value that
  /// doesn't fit is a programmer's mistake and stops the program.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let path = LayerKeyPath(keyPath), values.has(path.key) {
      guard let animatable = AnimatableValue(value, kind: path.kind) else {
        preconditionFailure(
          "The value \(value.map { "\($0)" } ?? "nil") for “\(keyPath)” of a layer must be a \(path.kind)"
        )
      }
      var changed = values
      changed[path: path] = animatable
      let (old, new) = (values[path.key], changed[path.key])
      let resized = values.bounds.size != changed.bounds.size
      change(path.key, old, new) { values[path.key] = new }
      if resized { boundsSizeChanged() }
      return
    }
    let number = AnimatableValue.number(value)
    switch keyPath {
    case "frame": frame = value as? CGRect ?? frame
    case "name": name = value as? String
    case "opaque", "isOpaque": isOpaque = number == 1
    case "contentsScale": contentsScale = number ?? contentsScale
    case "contentsGravity": contentsGravity = value as? CALayerContentsGravity ?? contentsGravity
    case "maskedCorners": maskedCorners = value as? CACornerMask ?? maskedCorners
    case "shouldRasterize": shouldRasterize = number == 1
    case "rasterizationScale": rasterizationScale = number ?? rasterizationScale
    case "mask": mask = value as? CALayer
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = Double(number ?? 0)
    case "beginTime": beginTime = Double(number ?? 0)
    default:
      if let emitter = self as? CAEmitterLayer, emitter.setCellValue(value, keyPath) { return }
      makeRare { $0.values[keyPath] = value }
    }
  }
}
