import UIKit

/// A view to lay things out in, 300 wide and 200 high, and its messages.
final class Card {
  let view: UIView
  private(set) var messages: [String] = []

  init(width: CGFloat = 300, height: CGFloat = 200) {
    UIApplication.reset()
    view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    UIKitLog.sink = { [unowned self] in messages.append($0) }
  }

  isolated deinit { UIKitLog.sink = UIKitLog.writeToStandardError }

  /// Adds a view that is laid out by constraints.
  @discardableResult
  func add<View: UIView>(_ subview: View) -> View {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    return subview
  }

  func layOut() { view.layoutIfNeeded() }
}

/// A view that wants a size of its own.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
