/// The properties of layers that can be animated, by their names in key paths.
nonisolated package enum LayerKey: String, Hashable, Sendable, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden
  case backgroundColor, borderColor, borderWidth, cornerRadius, masksToBounds, doubleSided
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAReplicatorLayer
  case instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  // CAEmitterLayer
  case emitterPosition, emitterSize
  // BackdropLayer
  case blurRadius, saturation, tintColor

  /// The key of a name that a caller used, getters' names included.
  static func named(_ name: Substring) -> LayerKey? {
    switch name {
    case "isHidden": .hidden
    case "isDoubleSided": .doubleSided
    default: byName[name]
    }
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { (Substring($0.rawValue), $0) })
}
