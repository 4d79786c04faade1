/// What becomes of touches beside the card.
public enum OutsideTouches: Sendable, CaseIterable {
  /// Nothing comes of them.
  case blocks
  /// The page below gets them and stays usable: it keeps the keyboard and its colours. For
  /// banners and the like.
  case passesThrough
  /// A tap ends the alert. It counts as the cancel action if there is one.
  case dismisses
}

extension Alert {
  /// Whether the page below goes on as if the alert were not there.
  var leavesPageUsable: Bool { outsideTouches == .passesThrough }
}
