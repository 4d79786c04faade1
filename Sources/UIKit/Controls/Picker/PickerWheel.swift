internal import Foundation
internal import QuartzCore

/// One wheel of a picker: as many rows as there are, of which those in sight have a view.
///
/// `position` is the row in the middle, with the part by which it is turned further. All that moves
/// it goes through `turn(to:)` or the drag, and ends on a row. What says at once where it goes to, such
/// as a key, picks that row at once, and the turning is only to be seen; a finger picks the row on which
/// the wheel comes to rest.
final class PickerWheel: UIView {
  let component: Int
  unowned let picker: UIPickerView
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  /// The row that was picked last; −1 where there is none.
  private(set) var selectedRow = -1

  private(set) var position: CGFloat = 0 { didSet { if position != oldValue { placeRows() } } }
  var rows: [Int: WheelRow] = [:]
  /// Rows out of sight, to be used again.
  var spare: [WheelRow] = []
  private var ticker: ScrollTicker?
  /// The row that the wheel is on its way to.
  private var goal: Int?
  private var settling: MediaTimer?
  private var dragStart: CGFloat = 0
  private let pan = WheelPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// A touch has stopped the wheel and not moved it yet.
  private var isCaught = false

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    pan.addAction { [weak self] _ in self?.panned() }
    tap.addAction { [weak self] _ in self?.tapped() }
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  override class var drawsContent: Bool? { false }

  /// Takes over a number of rows, and has those in sight made anew. The row in the middle stays
  /// where there is still one of its number.
  func load(rowCount: Int, rowHeight: CGFloat) {
    stop()
    self.rowCount = rowCount
    self.rowHeight = rowHeight
    selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    spare = []
    position = CGFloat(max(0, selectedRow))
    setNeedsLayout()
  }

  func content(ofRow row: Int) -> UIView? { rows[row]?.content }

  /// Asks anew what the rows in sight show.
  func refreshRows() {
    for (index, row) in rows {
      row.show(picker.content(ofRow: index, component, reusing: row.content))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  // MARK: Turning

  private func stop() {
    ticker?.stop()
    ticker = nil
    goal = nil
    settling?.cancel()
    settling = nil
  }

  /// Comes to rest at once, on the row where it would by itself.
  func settle() {
    guard rowCount > 0 else { return }
    let row = min(max(0, destination), rowCount - 1)
    guard row != selectedRow else { return }
    stop()
    position = CGFloat(row)
    rest(on: row, tells: true)
  }

  /// The row on which the wheel comes to rest if nobody touches it.
  private var destination: Int { goal ?? Int(position.rounded()) }

  /// Turns to a row, which is picked at once.
  /// - Parameter tells: whether the delegate hears of it.
  func turn(to row: Int, animated: Bool, tells: Bool) {
    stop()
    let target = min(max(0, row), max(0, rowCount - 1))
    guard animated, CGFloat(target) != position else {
      position = CGFloat(target)
      return rest(on: target, tells: tells)
    }
    let start = position
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    run(duration: 0.3, to: target) { time in
      start + (CGFloat(target) - start) * CGFloat(curve.curve(time / 0.3))
    }
    rest(on: target, tells: tells)
  }

  private func run(
    duration: CFTimeInterval, to target: Int, _ position: @escaping (CFTimeInterval) -> CGFloat
  ) {
    goal = target
    ticker = ScrollTicker(duration: duration) { [weak self] time in
      self?.position = position(time)
    } end: { [weak self] in
      guard let self else { return }
      stop()
      self.position = CGFloat(target)
      rest(on: target, tells: true)
    }
  }

  private func rest(on row: Int, tells: Bool) {
    guard rowCount > 0 else { return }
    let isChange = row != selectedRow
    selectedRow = row
    if tells, isChange { picker.tellSelection(row: row, component) }
  }

  /// What is left of a wheel's speed after a millisecond.
  private static let rate: CGFloat = 0.996
  /// Points a second below which a wheel that is let go just falls on the nearest row.
  private static let leastSpeed: CGFloat = 150

  /// Lets go of the wheel: it rolls on, and ends on a row.
  private func letGo(speed: CGFloat) {
    stop()
    let decay = -1000 * log(Self.rate)
    let start = position * rowHeight
    let reach = abs(speed) < Self.leastSpeed ? start : start + speed / decay
    let row = Int((reach / rowHeight).rounded().clamped(to: 0...CGFloat(max(0, rowCount - 1))))
    let goal = CGFloat(row) * rowHeight
    guard goal != start else { return rest(on: row, tells: true) }
    let isSlow = abs(speed) < Self.leastSpeed || (goal - start) * speed <= 0
    let motion =
      isSlow
      ? ScrollMotion(from: start, velocity: 0, to: goal)
      : ScrollMotion(
        from: start, velocity: (goal - start) * decay,
        within: min(start, goal) - 1...max(start, goal) + 1, rate: Self.rate, bounces: false)
    run(duration: motion.duration, to: row) { [rowHeight] time in
      motion.position(at: time) / rowHeight
    }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isCaught = ticker != nil
    stop()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isCaught { letGo(speed: 0) }
  }

  // A drag that begins takes the touch away.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isCaught, pan.state != .began, pan.state != .changed { letGo(speed: 0) }
  }

  private func panned() {
    switch pan.state {
    case .began:
      stop()
      isCaught = false
      dragStart = position
      pan.setTranslation(.zero, in: self)
    case .changed:
      let wanted = dragStart - pan.translation(in: self).y / rowHeight
      let inside = wanted.clamped(to: 0...CGFloat(max(0, rowCount - 1)))
      let excess = (wanted - inside) * rowHeight
      position =
        inside + ScrollMotion.rubberBand(excess, dimension: bounds.height) / rowHeight
    case .ended: letGo(speed: -pan.velocity(in: self).y)
    case .cancelled, .failed: letGo(speed: 0)
    default: break
    }
  }

  private func tapped() {
    guard tap.state == .ended, !isCaught else { return }
    let way = tap.location(in: self).y - bounds.midY
    guard abs(way) < radius else { return }
    let row = Int((position + asin(way / radius) * radius / rowHeight).rounded())
    if (0..<rowCount).contains(row) { turn(to: row, animated: true, tells: true) }
  }

  override func scrollWheel(with event: UIEvent) {
    guard let event = event as? ScrollEvent, event.delta.dy != 0, rowCount > 0 else {
      return super.scrollWheel(with: event)
    }
    guard event.isPrecise else {
      // A notch is a row, or as many as it is worth.
      let notches = max(1, (abs(event.delta.dy) / (2 * rowHeight)).rounded())
      return step(Int(event.delta.dy > 0 ? -notches : notches))
    }
    stop()
    let wanted = position - event.delta.dy / rowHeight
    position = wanted.clamped(to: 0...CGFloat(rowCount - 1))
    settling = MediaTimer.schedule(after: 0.15) { [weak self] in self?.letGo(speed: 0) }
  }

  // MARK: Keys and focus

  override var canBecomeFocused: Bool { rowCount > 0 }

  override func focusDidChange() {
    super.focusDidChange()
    updateFocusRing()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !turn(by: presses) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !turn(by: presses) { super.pressesChanged(presses, with: event) }
  }

  private func turn(by presses: Set<UIPress>) -> Bool {
    guard isFocused, let key = presses.first?.key, key.isPlain else { return false }
    let page = max(1, Int(bounds.height / rowHeight / 2))
    switch key.keyCode {
    case .keyboardDownArrow: step(1)
    case .keyboardUpArrow: step(-1)
    case .keyboardPageDown: step(page)
    case .keyboardPageUp: step(-page)
    case .keyboardHome: step(-rowCount)
    case .keyboardEnd: step(rowCount)
    case .keyboardRightArrow: focusNeighbour(isRightToLeft ? -1 : 1)
    case .keyboardLeftArrow: focusNeighbour(isRightToLeft ? 1 : -1)
    default: return false
    }
    return true
  }

  /// Turns by some rows, from where a turn under way is going to.
  private func step(_ rows: Int) {
    turn(to: destination + rows, animated: window != nil, tells: true)
  }

  private func focusNeighbour(_ step: Int) {
    let index = component + step
    if picker.wheels.indices.contains(index) { window?.focus.focus(picker.wheels[index]) }
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get {
      if let own = super.accessibilityValue { return own }
      guard selectedRow >= 0 else { return nil }
      let content =
        rows[selectedRow]?.content ?? picker.content(ofRow: selectedRow, component, reusing: nil)
      return (content as? UILabel)?.text ?? content.accessibilityLabel
    }
    set { super.accessibilityValue = newValue }
  }

  override var descriptionDetails: [String] { ["row \(selectedRow) of \(rowCount)"] }
}

/// A drag that begins only up or down.
private final class WheelPanGestureRecognizer: UIPanGestureRecognizer {
  override func mayBegin(moving: CGPoint) -> Bool { abs(moving.y) >= abs(moving.x) }
}
