internal import CoreGraphics
internal import Foundation

/// A row that is swiped aside.
final class RowSwipe {
  var path: IndexPath
  let isTrailing: Bool
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row is aside; negative to the left.
  var offset: CGFloat = 0
  /// How far it was when the finger came down.
  var start: CGFloat = 0

  init(
    _ path: IndexPath, isTrailing: Bool, _ configuration: UISwipeActionsConfiguration,
    onTap: @escaping (UIContextualAction) -> Void
  ) {
    self.path = path
    self.isTrailing = isTrailing
    self.configuration = configuration
    view = SwipeActionsView(configuration.actions, isTrailing: isTrailing, onTap: onTap)
  }

  /// Where the row is when it is open.
  var openOffset: CGFloat { isTrailing ? -view.fullWidth : view.fullWidth }

  /// Follows a finger: beyond the buttons only a part of the way, unless that leads to an action.
  func follow(_ translation: CGFloat, width: CGFloat) {
    var way = isTrailing ? -(start + translation) : start + translation
    way = max(0, way)
    let full = view.fullWidth
    if way > full, !configuration.performsFirstActionWithFullSwipe {
      way = full + ScrollMotion.rubberBand(way - full, dimension: width / 2)
    }
    offset = isTrailing ? -way : way
  }

  /// Where the buttons are beside a row.
  func buttonsFrame(_ row: CGRect) -> CGRect {
    let width = abs(offset)
    return CGRect(
      x: isTrailing ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
  }
}

/// A drag across a row that can be swiped.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  override func mayBegin(moving: CGPoint) -> Bool {
    guard abs(moving.x) > abs(moving.y), let table = view as? UITableView, let touch = touches.first
    else { return false }
    return table.maySwipe(at: touch.location(in: table), leftwards: moving.x < 0)
  }
}
