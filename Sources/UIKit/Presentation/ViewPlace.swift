internal import Foundation

/// The place in the hierarchy that a view has left and comes back to.
final class ViewPlace {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let filledSuperview: Bool

  /// Remembers where `view` is.
  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    filledSuperview = view.superview?.bounds == view.frame
  }

  /// The view's frame in its place, which may have grown or shrunk meanwhile, seen from `other`.
  func frame(in other: UIView) -> CGRect {
    guard let superview else { return frame }
    return superview.convert(filledSuperview ? superview.bounds : frame, to: other)
  }

  /// Puts the view back.
  func restore() {
    guard let superview else { return }
    if view.superview !== superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    let frame = filledSuperview ? superview.bounds : frame
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
