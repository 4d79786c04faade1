/// Why a controller can't be presented.
enum PresentationRefusal {
  case onItself
  case alreadyPresented(by: UIViewController)
  case hasParent(UIViewController)
  case noStyle
  case alreadyPresenting(UIViewController)
  case beingDismissed
  case notInWindow

  /// What speaks against presenting `controller` on `presenter`, if anything.
  init?(presenting controller: UIViewController, on presenter: UIViewController) {
    if controller === presenter {
      self = .onItself
    } else if let other = controller.presentation?.presenter {
      self = .alreadyPresented(by: other)
    } else if let parent = controller.parent {
      self = .hasParent(parent)
    } else if controller.modalPresentationStyle == .none {
      self = .noStyle
    } else if let presented = presenter.presentedHere {
      self = .alreadyPresenting(presented)
    } else if presenter.presentation?.phase == .dismissing {
      self = .beingDismissed
    } else if presenter.viewIfLoaded?.window == nil {
      self = .notInWindow
    } else {
      return nil
    }
  }

  /// The warning, in one line.
  func message(presenting controller: UIViewController, on presenter: UIViewController) -> String {
    let reason =
      switch self {
      case .onItself: "which is the same controller"
      case .alreadyPresented(let other): "but \(type(of: other)) presents it already"
      case .hasParent(let parent): "but it is a child of \(type(of: parent))"
      case .noStyle: "but its modalPresentationStyle is .none"
      case .alreadyPresenting(let other): "which is already presenting \(type(of: other))"
      case .beingDismissed: "which is being dismissed"
      case .notInWindow: "whose view is not in the window hierarchy"
      }
    return "Attempt to present \(type(of: controller)) on \(type(of: presenter)), \(reason)."
  }
}
