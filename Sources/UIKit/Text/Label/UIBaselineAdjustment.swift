/// Where a single line of text stands that was shrunk to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it had before.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
