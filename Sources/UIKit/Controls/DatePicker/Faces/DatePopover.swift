internal import CoreGraphics
internal import Foundation

/// The bubble that a chip of a date picker opens: a calendar, or wheels of a time.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private static let inset: CGFloat = 8
  /// Called with each date that is picked.
  var onPick: ((Date) -> Void)?
  /// Called when the bubble goes.
  var onClose: (() -> Void)?
  private let content: UIView

  /// A bubble with a calendar.
  static func calendar(_ choice: DateChoice) -> DatePopover {
    let calendar = MonthCalendarView()
    calendar.show(choice)
    let popover = DatePopover(content: calendar, size: calendar.fittingSize)
    calendar.onPick = { [weak popover] in popover?.onPick?($0) }
    return popover
  }

  /// A bubble with wheels.
  static func time(_ choice: DateChoice) -> DatePopover {
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    wheels.calendar = choice.calendar
    wheels.locale = choice.calendar.locale
    wheels.datePickerMode = .time
    wheels.minuteInterval = choice.minuteInterval
    (wheels.minimumDate, wheels.maximumDate) = choice.limits
    wheels.date = choice.date
    let popover = DatePopover(content: wheels, size: CGSize(width: 230, height: 200))
    wheels.addAction(
      UIAction { [weak popover, weak wheels] _ in
        if let wheels { popover?.onPick?(wheels.date) }
      }, for: .valueChanged)
    return popover
  }

  private init(content: UIView, size: CGSize) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let inset = 2 * Self.inset
    preferredContentSize = CGSize(width: size.width + inset, height: size.height + inset)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Self.inset, dy: Self.inset)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { onClose?() }
  }

  /// A bubble also on a telephone.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  /// Opens the bubble beside a chip.
  /// - Returns: false where there is no controller to present it.
  func open(beside chip: DateChip) -> Bool {
    let responders = sequence(first: chip as UIResponder, next: \.next)
    guard let page = responders.lazy.compactMap({ $0 as? UIViewController }).first else {
      UIKitLog.warn("A date picker opens its bubble over a view controller, and is in none.")
      return false
    }
    popoverPresentationController?.sourceView = chip
    popoverPresentationController?.delegate = self
    page.present(self, animated: true)
    return true
  }
}
