/// Room for walks over symbols, kept so that no walk has to make its own.
struct Scratch {
  private var stamp = 0
  private var stamps: [Int] = []
  /// By symbol; all zero between uses.
  var sums: [Double] = []

  /// Starts a walk in which no symbol of a number below `count` has been visited.
  mutating func startVisit(count: Int) {
    stamp += 1
    if stamps.count < count {
      stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
      sums.append(contentsOf: repeatElement(0, count: count - sums.count))
    }
  }

  /// Whether the symbol is visited for the first time.
  mutating func visit(_ symbol: Int) -> Bool {
    guard stamps[symbol] != stamp else { return false }
    stamps[symbol] = stamp
    return true
  }

  func isVisited(_ symbol: Int) -> Bool { stamps[symbol] == stamp }
}
