internal import CoreGraphics

extension UIView {
  /// Shares a change of the superview's size among the flexible margins and sizes.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let frame = untransformedFrame
    let mask = autoresizingMask
    let (x, width) = Self.share(
      start: frame.minX, length: frame.width, of: old.width, in: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      start: frame.minY, length: frame.height, of: old.height, in: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    setUntransformedFrame(CGRect(x: x, y: y, width: width, height: height))
  }

  /// One axis. The change is shared in proportion to the present lengths of the flexible parts;
  /// where those are all empty, in equal parts. Nothing is rounded.
  private static func share(
    start: CGFloat, length: CGFloat, of old: CGFloat, in new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    let weights = [
      flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? after : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard change != 0, count > 0 else { return (start, length) }
    let total = weights.reduce(0, +)
    func part(_ weight: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * weight / total
    }
    return (
      start + part(weights[0], flexible.before),
      max(0, length + part(weights[1], flexible.length))
    )
  }
}
