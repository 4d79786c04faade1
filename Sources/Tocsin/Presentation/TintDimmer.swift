import UIKit

/// Dims the tint of a page while alerts are over it. With several alerts over one page, it is
/// dimmed until the last has gone, in whatever order they go.
enum TintDimmer {
  private struct Entry {
    weak var view: UIView?
    var before: UIView.TintAdjustmentMode
    var count: Int
  }

  private static var entries: [Entry] = []

  static func dim(_ view: UIView) {
    entries.removeAll { $0.view == nil }
    if let index = entries.firstIndex(where: { $0.view === view }) {
      entries[index].count += 1
    } else {
      entries.append(Entry(view: view, before: ownMode(of: view), count: 1))
      view.tintAdjustmentMode = .dimmed
    }
  }

  static func restore(_ view: UIView) {
    guard let index = entries.firstIndex(where: { $0.view === view }) else { return }
    entries[index].count -= 1
    guard entries[index].count == 0 else { return }
    view.tintAdjustmentMode = entries[index].before
    entries.remove(at: index)
  }

  /// A view answers the mode that it ends up with. Where that is what it would inherit, which may
  /// be dimmed just now, it is taken to inherit it.
  private static func ownMode(of view: UIView) -> UIView.TintAdjustmentMode {
    let inherited = view.superview?.tintAdjustmentMode ?? .normal
    return view.tintAdjustmentMode == inherited ? .automatic : view.tintAdjustmentMode
  }
}
