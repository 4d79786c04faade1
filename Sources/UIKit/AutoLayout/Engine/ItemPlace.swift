internal import CoreGraphics
internal import LayoutSolver

/// The place of a view or layout guide in an engine: four variables, and constraints that the item
/// itself brings along.
///
/// A view's place is its alignment rectangle, in the coordinates of its superview with the origin of
/// the superview's bounds left out, so that nothing moves in it when it is scrolled.
final class ItemPlace {
  let key: ObjectIdentifier
  weak let item: (any LayoutItem)?
  /// Whether it is that of the region's root, which stays though nothing names it.
  let isRoot: Bool
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// How many constraints name it. At none it goes.
  var uses = 0
  /// What ties it to numbers: the frame of a view whose frame is given, the size of the root, the
  /// insets of a guide.
  var pins: [Pin] = []
  /// The place of a guide's owner, which stays as long as this one.
  var dependsOn: ItemPlace?
  /// What holds it to the size of its content.
  var content: AxisPair<ContentLimits?> = AxisPair(both: nil)
  /// Whether the content's size must be asked for again.
  var isContentStale = true
  /// Whether the content is text that breaks where the width is less than one line needs.
  var breaksText = false
  /// The width at which it was broken last.
  var brokenAt: CGFloat?
  /// Set once the width or height came out negative: it must not be.
  var floors: AxisPair<ConstraintID?> = AxisPair(both: nil)
  /// As of the last solution.
  var rect = CGRect.zero

  /// A constraint whose constant is asked for before each solving.
  struct Pin {
    let id: ConstraintID
    let constant: (PinnedItem) -> CGFloat
  }

  /// The two constraints that hold a length to the content's.
  struct ContentLimits {
    var length: CGFloat
    let atLeast: ConstraintID
    let atMost: ConstraintID
    var compressionResistance: UILayoutPriority
    var hugging: UILayoutPriority
  }

  init(_ item: any LayoutItem, isRoot: Bool, in system: inout ConstraintSystem) {
    key = ObjectIdentifier(item)
    self.item = item
    self.isRoot = isRoot
    x = system.makeVariable(isPosition: true)
    y = system.makeVariable(isPosition: true)
    width = system.makeVariable()
    height = system.makeVariable()
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> Variable {
    axis == .horizontal ? width : height
  }
}
