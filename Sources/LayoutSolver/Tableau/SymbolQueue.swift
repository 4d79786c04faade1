/// Symbols to look at, the lowest first: a binary heap. May hold a symbol twice.
///
/// Taking the lowest is Bland's rule, which keeps the simplex method from running in circles.
struct SymbolQueue {
  private var heap: [Int] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ symbol: Int) {
    heap.append(symbol)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
