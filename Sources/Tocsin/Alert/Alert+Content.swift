import UIKit

// What the card shows, kept as the alert's properties say.
extension Alert {
  func makeCard() -> AlertCard {
    let scale = TextScale(style, traits: UITraitCollection.current)
    let card = AlertCard(
      style: style, text: TextArea(style: style, scale: scale),
      buttons: ButtonArea(style: style.button, scale: scale))
    card.onTouch = { [weak self] isDown in isDown ? self?.hold(.touch) : self?.release(.touch) }
    card.drag = CardDrag(alert: self)
    card.onRescale = { [weak self] in self?.cardChanged() }
    return card
  }

  /// Shows everything, and has the card measured once at the end.
  func showContent() {
    for field in fields { showRow(for: field) }
    updateReturnKeys()
    showButtons()
    if icon != nil { showIcon() }
    if symbol != nil { showSymbol() }
    showCustomContent()
    if progress != nil { showProgress() }
    if suppression != nil { showSuppression() }
    contentChanged()
  }

  func contentChanged() {
    guard isViewLoaded else { return }
    card.text.update(from: self)
    cardChanged()
  }

  func iconChanged() {
    guard isViewLoaded else { return }
    showIcon()
    cardChanged()
  }

  private func showIcon() {
    card.show(icon: icon, described: imageDescription, standsOut: placement.letsIconStandOut)
  }

  func symbolChanged() {
    guard isViewLoaded else { return }
    showSymbol()
    cardChanged()
  }

  private func showSymbol() {
    card.text.show(symbol, described: imageDescription)
    if phase == .entering || phase == .shown { card.text.symbolView?.animate() }
  }

  func customContentChanged() {
    guard isViewLoaded else { return }
    showCustomContent()
    cardChanged()
  }

  private func showCustomContent() {
    if let contentController {
      card.text.show(ContentHolder(view: contentController.view, controller: contentController))
    } else {
      card.text.show(contentView.map { ContentHolder(view: $0) })
    }
  }

  func adopt(_ controller: UIViewController?, insteadOf old: UIViewController?) {
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    if let controller { addChild(controller) }
    customContentChanged()
    controller?.didMove(toParent: self)
  }

  func progressChanged() {
    guard isViewLoaded else { return }
    showProgress()
    cardChanged()
  }

  private func showProgress() {
    card.text.show(progress, language: wordLanguage) { [weak self] in self?.cardChanged() }
    // A lone cancel action has the emphasis only where nothing is under way.
    if actions.allSatisfy({ $0.role == .cancel }) { showButtons() }
  }

  func suppressionChanged() {
    guard isViewLoaded else { return }
    showSuppression()
    cardChanged()
  }

  private func showSuppression() {
    card.text.show(
      suppression.map { suppression in
        let row = CheckRow(
          suppression.title ?? Word.dontAskAgain.text(in: wordLanguage), shape: .box,
          font: style.message.font, color: style.message.color, on: style.background,
          identifier: "alert.suppression")
        row.isOn = suppression.isOn
        row.addAction(
          UIAction { [weak self, weak row] _ in
            self?.suppression?.isOn.toggle()
            row?.isOn.toggle()
          }, for: .primaryActionTriggered)
        return row
      })
  }

  /// A style that is set before the alert comes up is the one that it has then, whatever was built
  /// of another, as to measure the card.
  func styleChanged() {
    guard phase < .entering else { return }
    wordsChanged()
    guard isViewLoaded else { return }
    renewCard()
    modalityChanged()
    showContent()
  }

  func wordsChanged() {
    for action in actions { action.language = wordLanguage }
    for field in fields { field.language = wordLanguage }
    if progress != nil { progressChanged() }
    suppressionChanged()
  }

  /// The language of the library's own words; nil for the reader's.
  var wordLanguage: String? { language ?? style.language }

  func actionChanged(_ action: Action) {
    guard isViewLoaded else { return }
    let button = button(of: action)
    let before = button?.fittingWidth
    button?.refresh()
    if button?.fittingWidth != before { cardChanged() }
  }

  func button(of action: Action) -> AlertButton? {
    card.buttons.buttons.first { $0.action === action }
  }

  /// Lets the window, or whoever gave the card its size, know that it wants another.
  func cardChanged() {
    card.setNeedsLayout()
    presentation?.containerView?.setNeedsLayout()
    preferredContentSize = cardSize()
    onCardSizeChange?(preferredContentSize)
  }

  func showRow(for field: Field) {
    let row = FieldRow(
      field: field, style: style, scale: card.text.scale, language: wordLanguage)
    row.onChange = { [weak self] row in self?.rowChanged(row) }
    row.onEditingEnd = { [weak self] row in self?.editingEnded(in: row) }
    if let line = row.input as? LineInput {
      line.onReturn = { [weak self, weak row] in self?.returnPressed(in: row) }
    }
    card.text.add(row)
  }

  /// Return leads from field to field, and at the last one is done; in fields of several lines it
  /// breaks the line.
  func updateReturnKeys() {
    let rows = textRows
    for row in rows {
      (row.input as? LineInput)?.textField.returnKeyType = row === rows.last ? .done : .next
    }
  }

  /// What is typed is seen, wherever the text was scrolled to.
  private func rowChanged(_ row: FieldRow) {
    cardChanged()
    if row.input.textView?.isFirstResponder == true { card.reveal(row, animated: true) }
  }

  func showButtons() {
    let emphasized = emphasizedAction
    card.finger.letGo()
    card.buttons.show(
      actions.enumerated().map { index, action in
        let button = AlertButton(
          action: action, identifier: identifier(of: action, at: index),
          isEmphasized: action === emphasized, style: style, scale: card.text.scale)
        button.onPress = { [weak self, weak action] in
          guard let self, let action else { return }
          self.pressed(action)
        }
        button.finger = card.finger
        return button
      })
  }

  /// The action whose button stands out.
  private var emphasizedAction: Action? {
    let isChosen = actions.contains { $0.role == .preferred }
    return style.button.emphasizesCancel && !isChosen
      ? cancelAction ?? defaultAction : defaultAction
  }

  /// The identifier of an action: its own, or one made of its role and position.
  func identifier(of action: Action, at index: Int) -> String {
    action.identifier ?? "alert.action.\(action.role.rawValue).\(index)"
  }
}
