/// A view with a delegate that hears of scrolling.
///
/// `delegate` is given to scroll views by this protocol, and not by their class, so that subclasses
/// can have a `delegate` of a narrower type, as tables and text views do. A property of a class
/// could be overridden only with the same type where there is no Objective-C runtime.
@MainActor
public protocol ScrollDelegateHolder: AnyObject {}

extension ScrollDelegateHolder where Self: UIScrollView {
  /// Hears of what happens. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
