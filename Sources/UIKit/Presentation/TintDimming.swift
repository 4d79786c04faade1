/// Greys out the tint of views below alerts and sheets, and brings it back when the last of those
/// above has gone, in whichever order they go.
enum TintDimming {
  private struct Dimmed {
    weak var view: UIView?
    var count: Int
    let mode: UIView.TintAdjustmentMode
  }
  private static var dimmed: [ObjectIdentifier: Dimmed] = [:]

  /// Dims a view once more.
  static func begin(_ view: UIView) {
    dimmed = dimmed.filter { $0.value.view != nil }
    let key = ObjectIdentifier(view)
    if dimmed[key] != nil {
      dimmed[key]?.count += 1
    } else {
      dimmed[key] = Dimmed(view: view, count: 1, mode: view.ownTintAdjustmentMode)
      view.tintAdjustmentMode = .dimmed
    }
  }

  /// Takes one dimming back.
  static func end(_ view: UIView) {
    let key = ObjectIdentifier(view)
    guard let entry = dimmed[key], entry.view === view else { return }
    if entry.count > 1 {
      dimmed[key]?.count -= 1
    } else {
      dimmed[key] = nil
      view.tintAdjustmentMode = entry.mode
    }
  }
}
