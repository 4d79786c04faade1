public import Foundation
internal import QuartzCore

/// Wheels side by side, each with a row of its own in the band across the middle.
///
/// A wheel is dragged, goes on by itself where it is let go with speed, and comes to rest on a row,
/// which is picked then; `endEditing(_:)` has it do so at once. A tap on a row, the mouse's wheel and the
/// arrow keys turn it too, and pick a row at once. Each wheel takes the focus by itself.
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are. Setting it loads them anew.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { markForReload() } }
  /// Says what rows show, and hears what is picked. Setting it loads the rows anew.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { markForReload() } }
  /// Whether the band is shown.
  ///
  /// DIFFERENCE: since iOS 7 UIKit shows it in any case.
  open var showsSelectionIndicator = true { didSet { band.isHidden = !showsSelectionIndicator } }

  private let band = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var needsReload = true
  /// What the rows were made for.
  private var shownFactor: CGFloat = 1

  /// A picker with a frame; one of no size gets 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.usualSize) : frame)
    setUpPicker()
  }

  /// A picker of 320 × 216 points.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.usualSize
    setUpPicker()
  }

  private func setUpPicker() {
    isOpaque = false
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    addSubview(band)
  }

  package override class var drawsContent: Bool? { self == UIPickerView.self ? false : nil }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }
  /// The size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }
  /// The view of a row that is to be seen; nil for another one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.content(ofRow: row)
  }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    guard !needsReload, let wheel = wheel(component) else { return }
    load(wheel)
    setNeedsLayout()
  }

  /// Turns a wheel to a row. The delegate hears nothing of it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    guard (0..<wheel.rowCount).contains(row) else {
      return UIKitLog.warn(
        "A picker's component \(component) of \(wheel.rowCount) rows has no row \(row).")
    }
    wheel.turn(to: row, animated: animated && window != nil, tells: false)
  }
  /// The row that is picked, on which the wheel rests or to which a key turns it; −1 for a wheel without
  /// rows.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component)?.selectedRow ?? -1
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    reloadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Loading

  private func markForReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    shownFactor = textFactor
    let count = max(0, dataSource.numberOfComponents(in: self))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      addSubview(wheel)
      wheels.append(wheel)
    }
    for wheel in wheels { load(wheel) }
  }

  private func load(_ wheel: PickerWheel) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
    wheel.load(rowCount: max(0, rows), rowHeight: height > 0 ? height : rowHeightForText)
  }

  func content(ofRow row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? makeTextRow(row, component, reusing: view)
  }

  /// A label with the text of a row.
  func makeTextRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    let label = rowLabel(component, reusing: view)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// Asks anew what the rows in sight show, wherever the wheels are.
  func refreshRows() {
    for wheel in wheels { wheel.refreshRows() }
  }

  func tellSelection(row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Places

  private static let usualSize = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.usualSize.width, height: (Self.usualSize.height * textFactor).rounded())
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Rows grow with the size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard textFactor != shownFactor else { return }
    markForReload()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let wanted = wheels.map {
      max(0, delegate?.pickerView(self, widthForComponent: $0.component) ?? 0)
    }
    let gaps = Self.gap * CGFloat(max(0, wheels.count - 1))
    let room = max(0, bounds.width - 2 * Self.margin - gaps)
    let shares = CGFloat(wanted.filter { $0 == 0 }.count)
    let share = shares > 0 ? max(0, room - wanted.reduce(0, +)) / shares : 0
    let asked = wanted.map { $0 > 0 ? $0 : share }
    // Where there is less room than they ask for, each gives up as much of its own.
    let part = min(1, room / max(1, asked.reduce(0, +)))
    let widths = asked.map { $0 * part }
    let total = widths.reduce(0, +) + gaps
    var x = bounds.midX - total / 2
    let order = isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      x += widths[index] + Self.gap
    }
    let height = (wheels.map(\.rowHeight).max() ?? rowHeightForText) + 2
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin),
      height: height)
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }
}

/// The text of a row.
final class PickerRowLabel: UILabel {
  init() {
    super.init(frame: .zero)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { return nil }
}
