public import Foundation
internal import QuartzCore

/// Picks a date, a time, both, or a length of time: by wheels, unless another style is preferred.
///
///     let birthday = UIDatePicker()
///     birthday.datePickerMode = .date
///     birthday.maximumDate = Date()
///     birthday.addAction(UIAction { _ in note(birthday.date) }, for: .valueChanged)
///
/// Order and words of the wheels are those of the locale. `valueChanged` is sent when a wheel that
/// a finger turned has come to rest, at once for each step by a key, and for each day that is picked in
/// a calendar. A date outside the limits turns back to the nearest within.
open class UIDatePicker: UIControl {
  /// What is picked.
  nonisolated public enum Mode: Int, Sendable {
    /// The time of the day.
    case time = 0
    /// The day.
    case date = 1
    /// Day and time.
    case dateAndTime = 2
    /// A length of time in hours and minutes.
    case countDownTimer = 3
    /// The month.
    case yearAndMonth = 4
  }

  /// What is picked.
  open var datePickerMode = Mode.dateAndTime { didSet { reload() } }
  /// Whose words and order are shown; nil is the reader's own.
  open var locale: Locale? { didSet { reload() } }
  /// The calendar that is counted by.
  open var calendar: Calendar! = .current { didSet { reload() } }
  /// The time zone that times are shown in; nil is the calendar's.
  open var timeZone: TimeZone? { didSet { reload() } }

  /// The date that shows, kept within the limits; at first the present minute. Setting it turns
  /// the wheels at once and sends no event.
  open var date: Date {
    get { roundsToMinuteInterval ? wheels.rounded(storedDate) : storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date; the wheels turn there where that is asked for. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(date)
    turnWheels(animated: animated)
  }
  /// The earliest date that can be picked; nil for no limit. Limits that contradict each other
  /// don't count.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date that can be picked; nil for no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The length of time in the mode `countDownTimer`: whole minutes, in seconds, from 60 to
  /// 86,340.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let minutes = newValue.isFinite ? (newValue / 60).rounded(.down) : 1
      storedDuration = min(max(minutes, 1), 24 * 60 - 1) * 60
      if datePickerMode == .countDownTimer { turnWheels(animated: false) }
    }
  }
  /// From minute to minute on the wheel: a divisor of 60, at most 30.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
        UIKitLog.warn(
          "A date picker's minuteInterval must divide 60 and be at most 30, not \(minuteInterval).")
        minuteInterval = oldValue
      }
      reload()
    }
  }
  /// Whether `date` is rounded down to the minutes on the wheel.
  open var roundsToMinuteInterval = true
  /// How the picker should look. Give it the size that fits, if it has no constraints.
  ///
  /// DIFFERENCE: automatic are wheels, as before iOS 14. “Time” below a calendar is English.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { reload() } }
  }
  /// How the picker looks: as preferred, where the mode can be picked like that, else as wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (.compact, .time), (.compact, .date), (.compact, .dateAndTime): .compact
    case (.inline, .date), (.inline, .dateAndTime): .inline
    default: .wheels
    }
  }

  /// Gives the present. Tests give another one.
  package static var present: () -> Date = { Date() }

  private var storedDate: Date
  private var storedDuration: TimeInterval = 60
  private(set) var wheels: DateWheels
  private let picker = UIPickerView()
  private let source = DateWheelSource()
  /// What is shown in the place of wheels.
  private var face: (any DateFace)?
  private var unitLabels: [UILabel] = []

  /// A picker of date and time; one of no size gets 320 × 216 points.
  public override init(frame: CGRect) {
    storedDate = Self.present()
    wheels = DateWheels(
      mode: .dateAndTime, calendar: .current, locale: .current, minuteInterval: 1,
      around: storedDate)
    super.init(
      frame: frame.isEmpty
        ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
    setUpDatePicker()
  }

  /// A picker of date and time.
  public required init?(coder: NSCoder) {
    storedDate = Self.present()
    wheels = DateWheels(
      mode: .dateAndTime, calendar: .current, locale: .current, minuteInterval: 1,
      around: storedDate)
    super.init(coder: coder)
    setUpDatePicker()
  }

  private func setUpDatePicker() {
    isOpaque = false
    source.owner = self
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
    reload()
  }

  package override class var drawsContent: Bool? { self == UIDatePicker.self ? false : nil }

  // MARK: Places

  open override var intrinsicContentSize: CGSize {
    face?.fittingSize ?? picker.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The wheels grow with the size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for label in unitLabels { label.font = unitFont }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// What is inside takes the focus.
  open override var canBecomeFocused: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
    picker.frame = bounds
    picker.layoutIfNeeded()
    for (label, wheel) in zip(unitLabels, picker.wheels) {
      label.sizeToFit()
      let middle = picker.convert(wheel.frame, to: self)
      let distance = 26 * picker.textFactor
      label.frame.origin = CGPoint(
        x: isRightToLeft ? middle.midX - distance - label.bounds.width : middle.midX + distance,
        y: bounds.midY - label.bounds.height / 2)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [picker, face] as [UIView?] {
      view?.isUserInteractionEnabled = isEnabled
      view?.alpha = isEnabled ? 1 : 0.5
    }
  }

  // MARK: Styles

  /// The calendar with all that is set beside it.
  private var countedBy: Calendar {
    var calendar: Calendar = self.calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale ?? calendar.locale ?? .current
    return calendar
  }

  private func makeFace() {
    let new: (any DateFace)? =
      switch datePickerStyle {
      case .compact: face as? CompactDateFace ?? CompactDateFace()
      case .inline: face as? InlineDateFace ?? InlineDateFace()
      default: nil
      }
    picker.isHidden = new != nil
    guard new !== face else { return }
    face?.removeFromSuperview()
    face = new
    new?.onPick = { [weak self] in self?.pick($0) }
    if let new { addSubview(new) }
    stateDidChange()
  }

  private func showInFace() {
    guard let face else { return }
    face.show(
      DateChoice(
        date: storedDate, mode: datePickerMode, calendar: countedBy,
        minuteInterval: minuteInterval, limits: limits))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A person picked a date by something else than the wheels.
  private func pick(_ date: Date) {
    storedDate = limited(date)
    turnWheels(animated: false)
    sendValueChanged()
  }

  // MARK: Wheels

  private func reload() {
    makeFace()
    let calendar = countedBy
    wheels = DateWheels(
      mode: datePickerMode, calendar: calendar, locale: calendar.locale ?? .current,
      minuteInterval: minuteInterval, around: storedDate)
    for label in unitLabels { label.removeFromSuperview() }
    unitLabels = datePickerMode == .countDownTimer ? ["hours", "min"].map(makeUnitLabel) : []
    picker.reloadAllComponents()
    turnWheels(animated: false, fromMiddle: true)
    setNeedsLayout()
  }

  private func makeUnitLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = unitFont
    addSubview(label)
    return label
  }

  private var unitFont: UIFont { .systemFont(ofSize: 17 * picker.textFactor, weight: .semibold) }

  private var limits: (least: Date?, greatest: Date?) {
    guard datePickerMode != .countDownTimer else { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func limited(_ date: Date) -> Date {
    let (least, greatest) = limits
    if let least, date < least { return least }
    if let greatest, date > greatest { return greatest }
    return date
  }

  private func limitsDidChange() {
    storedDate = limited(storedDate)
    turnWheels(animated: false)
  }

  /// Whether picking a row would lead to a date outside the limits, or to a day that the month
  /// doesn't have.
  func isOutside(row: Int, _ component: Int) -> Bool {
    if wheels.isBeyondMonth(row, component, of: storedDate) { return true }
    let (least, greatest) = limits
    guard least != nil || greatest != nil else { return false }
    let span = wheels.span(of: row, component, with: storedDate)
    if let least, span.upperBound <= least { return true }
    if let greatest, span.lowerBound > greatest { return true }
    return false
  }

  /// - Parameter fromMiddle: whether wheels that go round start again far from their ends.
  private func turnWheels(animated: Bool, fromMiddle: Bool = false) {
    let moment = datePickerMode == .countDownTimer ? nil : storedDate
    for component in wheels.columns.indices {
      let current = picker.selectedRow(inComponent: component)
      let row = wheels.row(
        for: moment, duration: storedDuration, component,
        near: fromMiddle ? nil : current)
      if row != current { picker.selectRow(row, inComponent: component, animated: animated) }
    }
    picker.refreshRows()
    showInFace()
  }

  /// A person turned a wheel.
  func wheelsDidTurn() {
    let rows = wheels.columns.indices.map { picker.selectedRow(inComponent: $0) }
    if datePickerMode == .countDownTimer {
      storedDuration = max(60, wheels.duration(rows: rows))
    } else {
      storedDate = limited(wheels.date(rows: rows, from: storedDate))
    }
    turnWheels(animated: true)
    sendValueChanged()
  }

  package override var descriptionDetails: [String] {
    [wheels.columns.indices.map { source.title(of: $0, in: picker) }.joined(separator: " ")]
  }
}
