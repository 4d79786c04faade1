internal import CoreGraphics
internal import Foundation

/// A month of a calendar, of which a day can be picked; arrows and swipes lead to others, and so do
/// the wheels that its title opens.
final class MonthCalendarView: UIView, DateFace {
  static let width: CGFloat = 320
  private static let headHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let dayHeight: CGFloat = 42
  private static let inset: CGFloat = 8

  var onPick: ((Date) -> Void)?
  private var choice: DateChoice?
  private(set) var grid: MonthGrid?
  private let title = CalendarTitle()
  private let back = CalendarArrow(isForward: false)
  private let forth = CalendarArrow(isForward: true)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<7 * MonthGrid.weeks).map { _ in CalendarDay() }
  private let page = UIView()
  /// Of months and years, while they are open.
  private var wheels: UIDatePicker?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
    }
    for view in weekdays + [title, back, forth, page] as [UIView] { addSubview(view) }
    for day in days { page.addSubview(day) }
    for day in days {
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let date = day?.date { self?.pick(date) }
        }, for: .touchUpInside)
    }
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    listenToSwipes()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsContent: Bool? { false }

  var fittingSize: CGSize {
    let weeks = CGFloat(MonthGrid.weeks)
    return CGSize(
      width: Self.width, height: Self.headHeight + Self.weekdayHeight + weeks * Self.dayHeight)
  }

  // MARK: What is shown

  func show(_ choice: DateChoice) {
    if wheels != nil { closeWheels() }
    let isSameDay =
      self.choice.map { choice.calendar.isDate($0.date, inSameDayAs: choice.date) } ?? false
    self.choice = choice
    // A month that was turned to stays while the day is the same.
    let own = MonthGrid(of: choice.date, in: choice.calendar)
    let shown = grid.map { MonthGrid(of: $0.start, in: choice.calendar) }
    show(isSameDay ? shown ?? own : own)
  }

  private func show(_ grid: MonthGrid) {
    guard let choice else { return }
    self.grid = grid
    title.text = choice.formatter { $0.setLocalizedDateFormatFromTemplate("yMMMM") }
      .string(from: grid.start)
    for (label, name) in zip(weekdays, grid.weekdays(choice.formatter { _ in })) {
      label.text = name.uppercased(with: choice.calendar.locale)
    }
    let spoken = choice.formatter { $0.dateStyle = .full }
    let today = UIDatePicker.present()
    for (place, day) in days.enumerated() {
      let date = grid.day(at: place)
      day.date = date
      day.isHidden = date == nil
      guard let date else { continue }
      day.show(
        number: "\(choice.calendar.component(.day, from: date))", words: spoken.string(from: date),
        isToday: choice.calendar.isDate(date, inSameDayAs: today),
        isPicked: choice.calendar.isDate(date, inSameDayAs: choice.date))
      day.isEnabled = !choice.isOutside(date)
    }
    back.isEnabled = !isOutside(grid, towards: -1)
    forth.isEnabled = !isOutside(grid, towards: 1)
  }

  /// Whether no day can be picked in the months before (-1) or after (1).
  private func isOutside(_ grid: MonthGrid, towards side: Int) -> Bool {
    guard let choice else { return true }
    if side < 0 { return choice.limits.least.map { $0 >= grid.start } ?? false }
    return choice.limits.greatest.map { $0 < grid.moved(by: 1).start } ?? false
  }

  // MARK: What a person does

  private func pick(_ date: Date) {
    guard let choice else { return }
    onPick?(choice.moved(to: date))
  }

  private func turn(by months: Int) {
    guard let grid, !isOutside(grid, towards: months) else { return }
    UIView.transition(
      with: page, duration: 0.2,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.show(grid.moved(by: months)) }, completion: nil)
  }

  private func toggleWheels() {
    UIView.transition(
      with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.wheels == nil ? self.openWheels() : self.closeWheels() }, completion: nil)
  }

  private func openWheels() {
    guard let choice, let grid else { return }
    let wheels = UIDatePicker()
    wheels.calendar = choice.calendar
    wheels.locale = choice.calendar.locale
    wheels.datePickerMode = .yearAndMonth
    (wheels.minimumDate, wheels.maximumDate) = choice.limits
    wheels.date = grid.start
    wheels.addAction(
      UIAction { [weak self, weak wheels] _ in
        if let wheels { self?.show(MonthGrid(of: wheels.date, in: choice.calendar)) }
      }, for: .valueChanged)
    self.wheels = wheels
    addSubview(wheels)
    wheelsDidChange()
  }

  private func closeWheels() {
    wheels?.removeFromSuperview()
    wheels = nil
    wheelsDidChange()
  }

  private func wheelsDidChange() {
    title.isOpen = wheels != nil
    for view in weekdays + [back, forth, page] as [UIView] { view.isHidden = wheels != nil }
    setNeedsLayout()
  }

  private func listenToSwipes() {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in
        guard let self else { return }
        turn(by: (direction == .left) == isRightToLeft ? -1 : 1)
      }
      swipe.direction = direction
      page.addGestureRecognizer(swipe)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
    let side = Self.headHeight
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let arrows = area.maxX - 2 * side
    title.frame = mirrored(
      CGRect(x: area.minX + 8, y: 0, width: max(0, arrows - area.minX - 8), height: side))
    back.frame = mirrored(CGRect(x: arrows, y: 0, width: side, height: side))
    forth.frame = mirrored(CGRect(x: arrows + side, y: 0, width: side, height: side))
    let column = area.width / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: area.minX + CGFloat(index) * column, y: side, width: column,
          height: Self.weekdayHeight))
    }
    let top = side + Self.weekdayHeight
    page.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    wheels?.frame = CGRect(
      x: area.minX, y: side, width: area.width, height: max(0, bounds.height - side))
    let row = page.bounds.height / CGFloat(MonthGrid.weeks)
    for (place, day) in days.enumerated() {
      day.frame = mirrored(
        CGRect(
          x: area.minX + CGFloat(place % 7) * column, y: CGFloat(place / 7) * row, width: column,
          height: row))
    }
  }
}
