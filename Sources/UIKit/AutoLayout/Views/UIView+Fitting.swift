internal import CoreGraphics
internal import LayoutSolver

extension UIView {
  /// The size nearest to a target that the constraints in the view allow.
  ///
  /// The view's own constraints and those of what is in it count, not those around it.
  func sizeByConstraints(
    near target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    runConstraintUpdates()
    let engine = LayoutEngine(
      root: self, rootSize: .fitting(target, horizontal: horizontal, vertical: vertical))
    engine.solveAll()
    let size = engine.place(of: self)?.solvedSize(in: engine) ?? .zero
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    let scale = max(1, traitCollection.displayScale)
    func whole(_ value: CGFloat) -> CGFloat { (value * scale - 1 / 2048).rounded(.up) / scale }
    return CGSize(width: max(0, whole(frame.width)), height: max(0, whole(frame.height)))
  }
}

extension ItemPlace {
  fileprivate func solvedSize(in engine: LayoutEngine) -> CGSize {
    CGSize(
      width: engine.system.value(of: width), height: engine.system.value(of: height))
  }
}
