internal import CoreGraphics

/// What stands behind a constraint of an engine's system.
enum ConstraintReason {
  case constraint(NSLayoutConstraint)
  /// The root's size comes from elsewhere.
  case rootSize(ItemReference, NSLayoutConstraint.Axis)
  /// A part of the frame of a view whose autoresizing mask rules.
  case frame(ItemReference, String)
  /// An edge of a guide that UIKit keeps.
  case guide(ItemReference, String)
  /// The size of a view's content.
  case content(ItemReference, NSLayoutConstraint.Axis)
  /// Nothing is less than nothing wide.
  case floor(ItemReference, NSLayoutConstraint.Axis)

  var words: String {
    switch self {
    case .constraint(let constraint): constraint.words
    case .rootSize(let item, let axis):
      "\(item.name).\(axis.length) = \(item.bounds.size[axis].plain) (it was given this size)"
    case .frame(let item, let part):
      "\(item.name).\(part) is given by its frame \(item.frame.plain), because "
        + "translatesAutoresizingMaskIntoConstraints is on"
    case .guide(let item, let part): "\(item.name).\(part) is kept by UIKit"
    case .content(let item, let axis): "\(item.name).\(axis.length) follows its content"
    case .floor(let item, let axis): "\(item.name).\(axis.length) ≥ 0"
    }
  }

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }
}

/// An item that is not kept alive: a view's engine must not keep the view.
struct ItemReference {
  private weak var item: (any LayoutItem)?

  init(_ item: any LayoutItem) { self.item = item }

  var name: String { item?.layoutName ?? "(gone)" }
  var bounds: CGRect { (item as? UIView)?.bounds ?? .zero }
  var frame: CGRect { (item as? UIView)?.untransformedFrame ?? .zero }
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
