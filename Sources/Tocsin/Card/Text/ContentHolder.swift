import UIKit

/// Holds a view of the programmer's own, sized as its controller, its constraints or it itself
/// wishes.
final class ContentHolder {
  let view: UIView
  private weak var controller: UIViewController?

  init(view: UIView, controller: UIViewController? = nil) {
    self.view = view
    self.controller = controller
    // The card sets the frame; constraints inside the view go on to hold.
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// The size in a width: the controller's `preferredContentSize`; else what constraints say, if
  /// there are any; else `sizeThatFits(_:)`; else the size it has. No wider than the width.
  func size(in width: CGFloat) -> CGSize {
    var size = controller?.preferredContentSize ?? .zero
    if size.height <= 0 { size = ownSize(in: width) }
    return CGSize(width: size.width > 0 ? min(width, size.width) : width, height: size.height)
  }

  /// The size where nothing limits it.
  var naturalSize: CGSize {
    view.constraints.isEmpty
      ? view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func ownSize(in width: CGFloat) -> CGSize {
    if !view.constraints.isEmpty {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting }
    }
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return fitting.height > 0 && fitting.height < .greatestFiniteMagnitude
      ? fitting : view.bounds.size
  }
}
