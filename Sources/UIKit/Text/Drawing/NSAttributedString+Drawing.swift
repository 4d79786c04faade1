internal import CoreGraphics
public import Foundation
internal import TextLayout

// Sizes are in points and not rounded; round them up where they become a view's.

nonisolated extension NSAttributedString {
  /// The size of the text with no line broken but where it says so itself.
  public func size() -> CGSize { StringDrawing(self).frame(in: nil).size }

  /// Draws the text into the current context, its top left at a point.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: .unlimited))
  }

  /// Draws the text into a rectangle of the current context, lines broken at its width. Lines
  /// below its bottom are not drawn.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    StringDrawing(self, options: options, context: context).draw(in: rect)
  }

  /// The rectangle that the text takes up when it is drawn in one of some size.
  /// - Parameter size: `CGFloat.greatestFiniteMagnitude` and 0 set no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, options: options, context: context).boundingRect(in: size)
  }
}

nonisolated extension NSString {
  /// The size of the text with no line broken but where it says so itself.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text into the current context, its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, lines broken at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes up when it is drawn in one of some size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// On Apple's systems a String has what an NSString has.
nonisolated extension String {
  /// The size of the text with no line broken but where it says so itself.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text into the current context, its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, lines broken at its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes up when it is drawn in one of some size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}
