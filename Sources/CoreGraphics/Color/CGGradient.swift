public import Foundation

/// Colours and where they lie between 0 and 1, which never change.
public final class CGGradient: Sendable {
  /// One colour and its place.
  struct Stop: Hashable, Sendable {
    var location: CGFloat
    var color: CGColor
  }

  /// In the order of their places.
  let stops: [Stop]

  /// The space that the colours were given in.
  public let colorSpace: CGColorSpace?

  /// Makes a gradient of `CGColor`s.
  ///
  /// With no locations the colours are spread evenly, the first at 0 and the last at 1; places are
  /// clamped to 0…1 and put in order. Nil where there is no colour, or where something else is
  /// among them.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: typed.count)) }
    self.init(space: space, colors: typed, locations: places)
  }

  /// Makes a gradient from `count` colours whose components follow each other, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      CGColor(
        space: space,
        values: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(space: space, colors: colors, locations: places)
  }

  /// Makes a gradient; nil where there is no colour, or not as many places as colours.
  package init?(space: CGColorSpace? = nil, colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty, locations == nil || locations?.count == colors.count else { return nil }
    colorSpace = space
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = locations?[index] ?? CGFloat(index) / last
      return Stop(location: place.isNaN ? 0 : min(max(place, 0), 1), color: color)
    }
    // The sort keeps the order of equal places, as a hard edge needs it.
    self.stops = stops.sorted { $0.location < $1.location }
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills all before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills all after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
