internal import CoreGraphics
internal import Foundation

extension UITableView {
  /// The part of a row's width beyond which a swipe does the first action (seen).
  private static let fullSwipe: CGFloat = 0.6
  /// The speed, in points a second, that opens or shuts a row by itself (seen).
  private static let flick: CGFloat = 300

  func listenToSwipes() {
    addGestureRecognizer(
      RowSwipeRecognizer { [weak self] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { self?.swiped(pan) }
      })
  }

  // MARK: What can be swiped

  /// Whether a row takes a swipe, which is then under way.
  func maySwipe(at point: CGPoint, leftwards: Bool) -> Bool {
    let path = indexPathForRow(at: CGPoint(x: layout.width / 2, y: point.y))
    if let swipe {
      if swipe.path == path { return true }
      shutSwipe(animated: true)
    }
    guard let path, !isEditing, shownCells[path] != nil else { return false }
    let isTrailing = leftwards != isRightToLeft
    guard let configuration = configuration(path, isTrailing: isTrailing),
      !configuration.actions.isEmpty
    else { return false }
    begin(path, onRight: leftwards, configuration)
    return true
  }

  private func configuration(
    _ path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    if !isTrailing {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let configuration = tableDelegate?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return canEdit(path).isAllowed ? configuration : nil
    }
    let editing = canEdit(path)
    return editing.isAllowed && editing.isSaid && style(path) == .delete
      ? deleteConfiguration(path) : nil
  }

  /// Whether a row can be edited, and whether the data source says so itself.
  func canEdit(_ path: IndexPath) -> (isAllowed: Bool, isSaid: Bool) {
    guard let dataSource else { return (false, false) }
    reachedDefaultOfCanEdit = false
    let isAllowed = dataSource.tableView(self, canEditRowAt: path)
    return (isAllowed, !reachedDefaultOfCanEdit)
  }

  func style(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let path = swipe?.path else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = !isEditing
    return configuration
  }

  // MARK: The way of a swipe

  private func begin(
    _ path: IndexPath, onRight: Bool, _ configuration: UISwipeActionsConfiguration
  ) {
    let swipe = RowSwipe(path, isTrailing: onRight, configuration) { [weak self] action in
      self?.perform(action)
    }
    self.swipe = swipe
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    insertSubview(swipe.view, at: backgroundView == nil ? 0 : 1)
    placeSwipe()
    shownCells[path]?.setNeedsUpdateConfiguration()
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard let swipe else { return }
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      pan.setTranslation(.zero, in: self)
    case .changed:
      swipe.follow(pan.translation(in: self).x, width: layout.width)
      placeSwipe()
    case .ended: end(swipe, velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: shutSwipe(animated: true)
    default: break
    }
  }

  private func end(_ swipe: RowSwipe, velocity: CGFloat) {
    let speed = swipe.isTrailing ? -velocity : velocity
    let way = abs(swipe.offset)
    let row = layout.rect(row: swipe.path).width
    if swipe.configuration.performsFirstActionWithFullSwipe, way > row * Self.fullSwipe,
      way > swipe.view.fullWidth, let action = swipe.configuration.actions.first
    {
      move(swipe, to: swipe.isTrailing ? -row : row)
      return perform(action)
    }
    if speed < -Self.flick || speed < Self.flick && way < swipe.view.fullWidth / 2 {
      return shutSwipe(animated: true)
    }
    move(swipe, to: swipe.openOffset)
  }

  /// Opens a row for the button that deletes it.
  func openToDelete(_ path: IndexPath) {
    if swipe?.path == path { return shutSwipe(animated: true) }
    shutSwipe(animated: true)
    let configuration =
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? deleteConfiguration(path)
    guard !configuration.actions.isEmpty else { return }
    begin(path, onRight: !isRightToLeft, configuration)
    if let swipe { move(swipe, to: swipe.openOffset) }
  }

  private func move(_ swipe: RowSwipe, to offset: CGFloat) {
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      swipe.offset = offset
      self.placeSwipe()
      swipe.view.layoutIfNeeded()
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let view = swipe?.view else { return }
    action.handler(action, view) { [weak self] _ in self?.shutSwipe(animated: true) }
  }

  /// Lets a row back to its place.
  func shutSwipe(animated: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    let cell = shownCells[swipe.path]
    let end = {
      swipe.offset = 0
      if self.layout.contains(swipe.path) {
        cell?.frame = self.frame(ofRow: swipe.path)
        swipe.view.frame = swipe.buttonsFrame(self.layout.rect(row: swipe.path))
        swipe.view.layoutIfNeeded()
      }
    }
    if animated {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
        animations: end
      ) { _ in swipe.view.removeFromSuperview() }
    } else {
      end()
      swipe.view.removeFromSuperview()
    }
    cell?.setNeedsUpdateConfiguration()
    tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  /// Puts the row that is swiped, and the buttons beside it, where they are.
  func placeSwipe() {
    guard let swipe, layout.contains(swipe.path) else { return }
    shownCells[swipe.path]?.frame = frame(ofRow: swipe.path)
    swipe.view.frame = swipe.buttonsFrame(layout.rect(row: swipe.path))
  }

  /// The swiped row after a change: it may be elsewhere, or gone.
  func carrySwipe(through change: TableChange) {
    guard let swipe else { return }
    if let target = change.target(of: swipe.path) {
      swipe.path = target
    } else {
      self.swipe = nil
      let path = swipe.path
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        swipe.view.alpha = 0
      } completion: { _ in
        swipe.view.removeFromSuperview()
      }
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
  }

  func isSwipedOpen(_ cell: UITableViewCell) -> Bool {
    guard let swipe else { return false }
    return shownCells[swipe.path] === cell
  }
}
