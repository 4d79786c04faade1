public import CoreGraphics

/// A rectangle in a view that constraints can name, and that shows nothing.
///
///     let space = UILayoutGuide()
///     card.addLayoutGuide(space)
///     space.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that the guide belongs to. Setting it moves the guide.
  open weak var owningView: UIView? {
    didSet {
      guard oldValue !== owningView else { return }
      oldValue?.forget(self)
      owningView?.adopt(self)
    }
  }

  /// A name for messages.
  open var identifier = ""

  /// What the guide keeps to, if it is one of UIKit's own.
  let systemKind: SystemGuide?
  private var solvedFrame = CGRect.zero
  var constraintReferences = ConstraintList()

  /// Makes a guide that is in no view.
  public override init() {
    systemKind = nil
    super.init()
  }

  init(_ kind: SystemGuide, of view: UIView) {
    systemKind = kind
    super.init()
    identifier = kind.rawValue
    owningView = view
  }

  /// Where the guide is in its view's coordinates, as of the last layout.
  ///
  /// UIKit's own guides always know; one without constraints is empty.
  open var layoutFrame: CGRect {
    guard constraintReferences.isEmpty, let systemKind, let owningView else { return solvedFrame }
    return systemKind.frame(of: self, in: owningView)
  }

  /// Which constraints place the guide along an axis; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintRegionRoot.constraintsPlacing(self, axis) ?? []
  }

  /// Whether the constraints leave the guide's place open; for debugging.
  open var hasAmbiguousLayout: Bool {
    owningView?.constraintRegionRoot.isPlaceAmbiguous(of: self) ?? false
  }

  var layoutSpace: UIView? { owningView }
  var layoutTop: UIView? { owningView }

  var layoutName: String {
    let name = identifier.isEmpty ? "UILayoutGuide" : identifier
    return owningView.map { "\($0.layoutName).\(name)" } ?? name
  }

  /// The engine has found the guide's place.
  func placeDidChange(_ frame: CGRect) {
    solvedFrame = frame
    guard systemKind == .scrollContent, let scrollView = owningView as? UIScrollView else { return }
    scrollView.contentSize = frame.size
  }
}

extension UIView {
  /// The guides that were added, in order; UIKit's own are not among them.
  public var layoutGuides: [UILayoutGuide] { constraintLayout?.guides ?? [] }

  /// Adds a guide; takes it from the view where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide away; its constraints are no longer active. One that is not here is ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  fileprivate func adopt(_ guide: UILayoutGuide) {
    let layout = makeConstraintLayout()
    if guide.systemKind == nil { layout.guides.append(guide) }
  }

  fileprivate func forget(_ guide: UILayoutGuide) {
    NSLayoutConstraint.deactivate(guide.constraintReferences.all)
    constraintLayout?.guides.removeAll { $0 === guide }
  }
}
