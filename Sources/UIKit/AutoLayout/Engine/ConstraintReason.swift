internal import CoreGraphics

/// What stands behind a constraint of an engine's system.
enum ConstraintReason {
  case constraint(NSLayoutConstraint)
  /// The root's size comes from elsewhere.
  case rootSize(UIView, NSLayoutConstraint.Axis)
  /// A part of the frame of a view whose autoresizing mask rules.
  case frame(UIView, String)
  /// An edge of a guide that UIKit keeps.
  case guide(UILayoutGuide, String)
  /// The size of a view's content.
  case content(UIView, NSLayoutConstraint.Axis)
  /// Nothing is less than nothing wide.
  case floor(any LayoutItem, NSLayoutConstraint.Axis)

  var words: String {
    switch self {
    case .constraint(let constraint): constraint.words
    case .rootSize(let view, let axis):
      "\(view.layoutName).\(axis.length) = \(view.bounds.size[axis].plain) (it was given this size)"
    case .frame(let view, let part):
      "\(view.layoutName).\(part) is given by its frame \(view.untransformedFrame.plain), because "
        + "translatesAutoresizingMaskIntoConstraints is on"
    case .guide(let guide, let part): "\(guide.layoutName).\(part) is kept by UIKit"
    case .content(let view, let axis): "\(view.layoutName).\(axis.length) follows its content"
    case .floor(let item, let axis): "\(item.layoutName).\(axis.length) ≥ 0"
    }
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }
}

extension NSLayoutConstraint.Axis {
  nonisolated var length: String { self == .horizontal ? "width" : "height" }
}

extension CGSize {
  nonisolated subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGRect {
  nonisolated fileprivate var plain: String {
    "(\(minX.plain), \(minY.plain), \(width.plain), \(height.plain))"
  }
}
