internal import CoreGraphics
internal import QuartzCore

/// What a view keeps for Auto Layout. A view that has nothing to do with it has none.
///
/// Views form *regions*: a root, whose size comes from elsewhere, and all below it whose frames
/// follow from constraints. A view whose autoresizing mask rules is the root of a region of its
/// own, for nothing inside it can move it; so each card, cell and page is solved for itself. Only
/// where a constraint reaches from inside such a view to the outside is it joined to the region
/// around it.
final class ViewLayout {
  /// The active constraints that this view is the common view of.
  var held = ConstraintList()
  /// The active constraints that name this view.
  var references = ConstraintList()
  /// In the order in which they were added.
  var guides: [UILayoutGuide] = []
  /// Made when first asked for.
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]

  var hugging = AxisPair(both: UILayoutPriority.defaultLow)
  var compressionResistance = AxisPair(both: UILayoutPriority.defaultHigh)

  /// Whether the view's region is part of the one around it, whatever rules its frame.
  var isJoined = false
  /// Whether constraints may be in the region of which the view is the root.
  var mayHaveConstraints = false
  /// Solves the region of which the view is the root. Made at the first layout.
  var engine: LayoutEngine?

  /// Runs while the view counts as hidden but can still be seen, shrinking away in a stack.
  var leaving: MediaTimer?

  var needsUpdateConstraints = false
  /// Whether a view below needs its constraints updated.
  var updatesBelow = false
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(both value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
