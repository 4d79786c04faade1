public import Foundation

/// Lines and curves that can be filled, stroked or clipped to; it never changes.
///
/// Build one with `CGMutablePath`.
///
///     let path = CGMutablePath()
///     path.move(to: CGPoint(x: 0, y: 0))
///     path.addLine(to: CGPoint(x: 10, y: 0))
///     path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
///     path.closeSubpath()
///
/// Safe to share among threads, unless it is a `CGMutablePath` that somebody still adds to.
public class CGPath: @unchecked Sendable {
  /// What the path is made of.
  ///
  /// Only `CGMutablePath` changes it.
  final var elements: PathElements

  init(_ elements: PathElements) { self.elements = elements }

  /// Makes the outline of a rectangle, from its origin along x.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElements()
    elements.addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes an ellipse that touches the sides of `rect`, from the middle of its greatest x.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElements()
    elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes a rectangle with corners that are quarters of ellipses.
  ///
  /// DIFFERENCE: corners larger than half a side are made smaller, where Apple's traps.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = PathElements()
    elements.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
  }

  /// True where there is no element at all.
  public var isEmpty: Bool { elements.verbs.isEmpty }

  /// Where the next line would start; zero in an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The path, safe from later changes.
  public func copy() -> CGPath? { CGPath(elements) }

  /// The path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements.applying(transform?.pointee ?? .identity))
  }

  /// A path that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  /// A path that can be added to, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements.applying(transform?.pointee ?? .identity))
  }
}

extension CGPath: Hashable {
  /// True for the same elements with the same points.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
