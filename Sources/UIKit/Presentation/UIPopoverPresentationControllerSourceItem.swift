public import CoreGraphics

/// Something that a bubble's arrow can point at: a view or an item of a bar.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is shown, in the coordinates of a view; nil where it is in no window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in the coordinates of another one; nil where it is in no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where a bar shows the item; nil where none does.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}
