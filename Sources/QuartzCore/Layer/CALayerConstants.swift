/// How contents of another size than the layer are placed in it.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a gravity from its name; an unknown one acts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at the contents' own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the layer. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the layer, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled at another size than their own.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a filter from its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The mean of the four nearest pixels, by distance. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As `linear`, and reduced in steps where made much smaller.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of a layer's corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a curve from its name; an unknown one acts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle. The default.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that flows into the straight edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, by the least and greatest x and y.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Edges of a layer.
nonisolated public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
