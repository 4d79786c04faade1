internal import Foundation

/// The sizes that a text was found to have in different rooms, so that it is measured once however
/// often a layout asks. They hold as long as the text and its font stay the same.
nonisolated struct MeasuredSizes {
  /// All that the size depends on besides.
  struct Question: Equatable {
    var room: CGSize
    var numberOfLines: Int
    /// Pixels per point.
    var scale: CGFloat
  }

  /// The latest last. A layout asks for the natural size, for that in the width it has, and
  /// perhaps for that in the width it had before.
  private var answers: [(question: Question, size: CGSize)] = []
  private static let limit = 4

  /// The size that is known, or else measured now.
  mutating func size(for question: Question, measure: () -> CGSize) -> CGSize {
    if let known = answers.last(where: { $0.question == question }) { return known.size }
    let size = measure()
    if answers.count == Self.limit { answers.removeFirst() }
    answers.append((question, size))
    return size
  }
}
