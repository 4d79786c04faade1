/// Tells the programmer which constraints can't hold together, and which of them is left out.
struct ConflictReport {
  let reasons: [ConstraintReason]
  let victim: NSLayoutConstraint

  /// Says it on standard error unless the same conflict was told before.
  func tellOnce(in reported: inout Set<Set<ObjectIdentifier>>) {
    let key = Set(reasons.compactMap(\.constraint).map { ObjectIdentifier($0) })
    guard reported.insert(key).inserted else { return }
    UIKitLog.warn(words)
  }

  var words: String {
    let list = reasons.map { "  \($0.words)" }.joined(separator: "\n")
    return """
      Unable to satisfy these constraints at the same time:
      \(list)
      Left out, until something changes: \(victim.words). \(advice)
      """
  }

  private var advice: String {
    let hasFrames = reasons.contains { if case .frame = $0 { true } else { false } }
    return hasFrames
      ? "If you don't know the frame, set translatesAutoresizingMaskIntoConstraints to false."
      : "Give one of them a priority below 1000, or take it away."
  }
}
