internal import CoreGraphics

/// The view of an alert: the card, in an action sheet the card of the cancel button below it, and
/// the finger that goes over the buttons of both.
final class AlertRootView: UIView {
  private weak var alert: UIAlertController?
  private let looks: AlertLooks
  private let card: AlertCard
  private let cancelCard: AlertCard?
  private var isBubble = false
  private var rows: [AlertActionRow] = []

  /// The finger that is followed.
  private var finger: UITouch?
  private var pressedRow: AlertActionRow? {
    didSet {
      guard pressedRow !== oldValue else { return }
      oldValue?.isHighlighted = false
      pressedRow?.isHighlighted = true
    }
  }

  init(alert: UIAlertController) {
    self.alert = alert
    let isSheet = alert.preferredStyle == .actionSheet
    looks = isSheet ? .sheet : .alert
    card = AlertCard(looks, ground: .alertGround)
    cancelCard = isSheet ? AlertCard(looks, ground: .alertCancelGround) : nil
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    card.accessibilityIdentifier = "alert.card"
    addSubview(card)
    if let cancelCard { addSubview(cancelCard) }
    showTexts()
    showFields()
    showActions()
  }

  required init?(coder: NSCoder) {
    looks = .alert
    card = AlertCard(looks, ground: .alertGround)
    cancelCard = nil
    super.init(coder: coder)
  }

  // MARK: Content

  /// Shows the alert in a bubble, which has a ground of its own and needs no cancel button: a touch
  /// outside is the same.
  func becomeBubble() {
    isBubble = true
    card.becomeFlat()
    showActions()
  }

  func showTexts() {
    card.header.show(title: alert?.title, message: alert?.message)
    setNeedsLayout()
  }

  func showFields() {
    card.header.box.show(alert?.fields ?? [])
    setNeedsLayout()
  }

  func showActions() {
    pressedRow = nil
    let emphasized = alert?.emphasizedAction
    rows = (alert?.actions ?? []).enumerated().map { index, action in
      let row = AlertActionRow(action, isEmphasized: action === emphasized, looks: looks)
      row.accessibilityIdentifier = "alert.action.\(index)"
      row.onPress = { [weak alert] in alert?.press($0) }
      return row
    }
    let apart = cancelCard == nil ? [] : rows.filter { $0.action.style == .cancel }
    card.list.show(rows.filter { !apart.contains($0) })
    cancelCard?.list.show(isBubble ? [] : apart)
    if isBubble { rows.removeAll { apart.contains($0) } }
    setNeedsLayout()
  }

  func refresh(_ action: UIAlertAction) {
    let row = rows.first { $0.action === action }
    if !action.isEnabled, pressedRow === row { pressedRow = nil }
    row?.refresh()
  }

  /// Scrolls so that a field is seen whole.
  func reveal(_ view: UIView) { card.reveal(view) }

  // MARK: Layout

  /// The size for some width, no higher than `size`.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let cancel = cancelHeight(width: size.width)
    let rest = CGSize(width: size.width, height: max(0, size.height - cancel))
    return CGSize(width: size.width, height: card.sizeThatFits(rest).height + cancel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cancel = cancelHeight(width: bounds.width)
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - cancel))
    card.isHidden = card.isEmpty
    guard let cancelCard else { return }
    let gap = card.isEmpty ? 0 : AlertLooks.sheetMargin
    cancelCard.isHidden = cancelCard.isEmpty
    cancelCard.frame = CGRect(
      x: 0, y: card.frame.maxY + gap, width: bounds.width, height: max(0, cancel - gap))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
    alert?.sizeDidChange()
  }

  /// Of the cancel button's card and the gap above it.
  private func cancelHeight(width: CGFloat) -> CGFloat {
    guard let cancelCard, !cancelCard.isEmpty else { return 0 }
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    let gap = card.isEmpty ? 0 : AlertLooks.sheetMargin
    return cancelCard.sizeThatFits(fitting).height + gap
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    pressedRow = row(under: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    pressedRow = row(under: finger)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    let row = row(under: finger)
    self.finger = nil
    pressedRow = nil
    row?.press()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = nil
    pressedRow = nil
  }

  /// The row that a finger is on, if it can be pressed and isn't scrolled out of sight.
  private func row(under touch: UITouch) -> AlertActionRow? {
    let hit = hitTest(touch.location(in: self), with: nil)
    return rows.first { $0 === hit && $0.isEnabled }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let alert, let cancel = alert.cancelAction else { return false }
    alert.press(cancel)
    return true
  }
}
