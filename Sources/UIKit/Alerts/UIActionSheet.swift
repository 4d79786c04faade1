internal import CoreGraphics
public import Foundation

/// The action sheet of iOS 2 to 8: made, shown from a view and forgotten; its delegate is told which
/// button was pressed.
///
///     let sheet = UIActionSheet(
///       title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
///       otherButtonTitles: "Copy", "Move")
///     sheet.show(in: view)
///
/// It keeps itself alive while it is shown, and looks as a `UIAlertController` does: from below, or,
/// in a wide window, beside what it is shown from. As on iOS 7 and later, the view itself is in no
/// window: what is added to it isn't shown.
open class UIActionSheet: UIView {
  /// Who is told; not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// What it is about; nil for nothing.
  open var title: String? {
    get { sheet.title }
    set { sheet.title = newValue }
  }
  /// How it looks. Since iOS 7 all styles are one.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The index of the button that stands apart, and that a touch outside and Escape press; −1 for
  /// none. Set it before the sheet is shown.
  open var cancelButtonIndex = -1
  /// The index of the red button; −1 for none. Set it before the sheet is shown.
  open var destructiveButtonIndex = -1
  /// The index of the first button that is neither of these; −1 where there is none.
  public var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// How many buttons there are.
  public var numberOfButtons: Int { titles.count }
  /// Whether it was shown and not dismissed yet.
  public var isVisible: Bool { keeper != nil }

  private var titles: [String] = []
  private let sheet = SheetController(title: nil, message: nil, preferredStyle: .actionSheet)
  /// The sheet itself, for as long as it is shown.
  private var keeper: UIActionSheet?
  private var isLeaving = false

  /// Makes a sheet without text and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a sheet without text and buttons, of an archive of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a sheet. The destructive button has the index 0 if there is one, the others follow, and
  /// the cancel button comes last.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  // MARK: Content

  /// Adds a button after the others.
  /// - Returns: its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; nil where there is no button of that index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  // MARK: Coming and going

  /// Shows the sheet over the window that a view is in; in a wide one, beside the view.
  open func show(in view: UIView) { comeUp(from: view, view.bounds, animated: true) }

  /// Shows the sheet; in a wide window, beside a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    comeUp(from: view, rect, animated: animated)
  }

  /// Shows the sheet from a toolbar.
  open func show(from view: UIToolbar) { comeUp(from: view, view.bounds, animated: true) }

  /// Shows the sheet; in a wide window, beside an item that a bar shows.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    guard let view = item.shownView else {
      return UIKitLog.warn("An action sheet can't be shown from an item that is on no bar.")
    }
    comeUp(from: view, view.bounds, animated: animated)
  }

  /// Dismisses the sheet as by a button, but `actionSheet(_:clickedButtonAt:)` is not called. Does
  /// nothing where the sheet isn't shown or is being dismissed.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible, !isLeaving else { return }
    isLeaving = true
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    sheet.presentingViewController?.dismiss(animated: animated) { [self] in end(buttonIndex) }
  }

  private func comeUp(from view: UIView, _ rect: CGRect, animated: Bool) {
    guard !isVisible else { return }
    guard var presenter = view.window?.rootViewController else {
      return UIKitLog.warn(
        "An action sheet can't be shown from a view that is in no window with a root controller.")
    }
    while let next = presenter.presentedViewController { presenter = next }
    makeActions()
    sheet.onGone = { [unowned self] in
      if isVisible, !isLeaving { end(cancelButtonIndex) }
    }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    delegate?.willPresent(self)
    presenter.present(sheet, animated: animated) { [weak self] in
      guard let self, isVisible, !isLeaving else { return }
      delegate?.didPresent(self)
    }
    // A presentation that was refused has been warned of.
    if sheet.presentingViewController != nil { keeper = self }
  }

  private func makeActions() {
    sheet.removeActions()
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style))
    }
    sheet.onPress = { [unowned self] action in
      guard let index = sheet.actions.firstIndex(where: { $0 === action }) else { return }
      delegate?.actionSheet(self, clickedButtonAt: index)
      dismiss(withClickedButtonIndex: index, animated: true)
    }
  }

  private func end(_ index: Int) {
    isLeaving = false
    sheet.onPress = nil
    sheet.letGoOfHandlers()
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    keeper = nil
  }
}

/// Tells when it is taken away by whoever.
private final class SheetController: UIAlertController {
  var onGone: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onGone() }
  }
}

/// How an action sheet looks.
nonisolated public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar at the foot of the page.
  case automatic = -1
  /// Plain.
  case `default` = 0
  /// Black and translucent.
  case blackTranslucent = 1
  /// Black.
  case blackOpaque = 2
}

/// Is told what happens to an action sheet. Every method may be left out.
///
/// The order: will present, did present; at a press clicked, will dismiss, and once the sheet has
/// gone did dismiss.
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was pressed; the sheet is dismissed next.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to come up.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet has come up.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}
  /// Nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
