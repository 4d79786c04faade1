internal import CoreGraphics

/// Heights one below the other: where one begins, and which one is at a place, in logarithmic
/// time, changes of a height included.
///
/// A Fenwick tree: `tree[i]` is the sum of the heights in the run of `i & -i` that ends with the
/// one before `i`.
struct HeightList {
  private var heights: [CGFloat] = []
  private var tree: [CGFloat] = [0]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    tree = [0] + heights
    for index in 1..<max(1, tree.count) {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  var count: Int { heights.count }

  /// The sum of all.
  var total: CGFloat { start(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var place = index + 1
      while place < tree.count {
        tree[place] += change
        place += place & -place
      }
    }
  }

  /// The sum of the heights before an index, which may be the count.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var place = index
    while place > 0 {
      sum += tree[place]
      place -= place & -place
    }
    return sum
  }

  /// The first one that ends beyond a place; the count if there is none.
  func index(at offset: CGFloat) -> Int {
    guard offset >= 0 else { return 0 }
    var rest = offset
    var index = 0
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      if index + step < tree.count, tree[index + step] <= rest {
        index += step
        rest -= tree[index]
      }
      step /= 2
    }
    return index
  }
}
