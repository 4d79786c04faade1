/// The presentations of the styles that fill their place: the window, or the current context.
final class FillingPresentation: UIPresentationController {
  init(style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?) {
    super.init(presentedViewController: presented, presenting: presenter)
    self.style = style
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }
}

extension UIPresentationController {
  /// The system's presentation controller of a style.
  static func make(
    style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?
  ) -> UIPresentationController {
    if let alert = presented as? UIAlertController {
      return alert.makePresentation(style: style, presenter: presenter)
    }
    return switch style {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      FillingPresentation(style: style, presented: presented, presenter: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        style: style == .formSheet ? .formSheet : .pageSheet, presented: presented,
        presenter: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
    case .custom, .none:
      UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// The style that the system takes in narrow surroundings where no delegate has a say.
  var defaultAdaptiveStyle: UIModalPresentationStyle { style == .popover ? .formSheet : .none }

  /// Whether a style goes by the nearest ancestor that defines the context.
  static func isOfCurrentContext(_ style: UIModalPresentationStyle) -> Bool {
    style == .currentContext || style == .overCurrentContext
  }
}
