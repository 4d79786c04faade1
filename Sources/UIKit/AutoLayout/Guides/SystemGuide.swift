internal import CoreGraphics

/// The guides that UIKit keeps in every view, or in every scroll view.
enum SystemGuide: String {
  case layoutMargins = "layoutMarginsGuide"
  case safeArea = "safeAreaLayoutGuide"
  case readableContent = "readableContentGuide"
  case keyboard = "keyboardLayoutGuide"
  case scrollContent = "contentLayoutGuide"
  case scrollFrame = "frameLayoutGuide"

  /// Where the guide is, worked out without constraints.
  func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    switch self {
    case .layoutMargins: return bounds.inset(by: view.layoutMargins)
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .readableContent:
      let room = bounds.inset(by: view.layoutMargins)
      return room.insetBy(dx: max(0, (room.width - UILayoutGuide.readableWidth) / 2), dy: 0)
    case .keyboard:
      let height = (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return view.bounds
    }
  }
}

extension UILayoutGuide {
  /// The widest column of text that is easy to read.
  ///
  /// DIFFERENCE: on iOS it grows and shrinks with the preferred size of text; this is its width in
  /// points at the default size.
  static let readableWidth: CGFloat = 672
}

extension UIView {
  /// What is within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// What no bar, notch or home indicator covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// What is within the margins and not wider than can be read with ease.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The room that the keyboard takes; without one, the bottom of the safe area. Its changes are
  /// animated with the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as! UIKeyboardLayoutGuide
  }

  fileprivate func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    let layout = makeConstraintLayout()
    if let guide = layout.systemGuides[kind] { return guide }
    let guide =
      kind == .keyboard ? UIKeyboardLayoutGuide(of: self) : UILayoutGuide(kind, of: self)
    layout.systemGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// The content: constraints to its edges set the content's size. Constraints from within the
  /// scroll view to the edges of the scroll view itself are to this guide.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The scroll view's own frame: what is tied to it doesn't scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
