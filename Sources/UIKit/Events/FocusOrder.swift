internal import CoreGraphics

/// The order in which the Tab key goes through the views below one.
///
/// It is that of reading: rows from the top, in a row from the leading edge. What is in a scroll view
/// stays together, in the order in which it stands in the content, wherever that is scrolled to.
struct FocusOrder {
  let isRightToLeft: Bool

  /// A view that can have the focus, or a scroll view with those in it.
  private struct Stop {
    var frame: CGRect
    var views: [UIView]
    var isGroup: Bool
  }

  /// The views that can have the focus, in order.
  func views(in root: UIView) -> [UIView] { ordered(stops(in: root, of: root)) }

  /// The stops in a view and below, with frames in the coordinates of a view around it.
  private func stops(in view: UIView, of space: UIView) -> [Stop] {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
    var found: [Stop] = []
    var below = view.subviews
    if view.canBecomeFocused {
      let frame = view.convert(view.bounds, to: space)
      found.append(Stop(frame: frame, views: [view], isGroup: false))
      below = view.focusableParts
      guard !below.isEmpty else { return found }
    }
    guard let scrollView = view as? UIScrollView else {
      return found + below.flatMap { stops(in: $0, of: space) }
    }
    let inside = below.flatMap { stops(in: $0, of: scrollView) }
    let views = found.flatMap(\.views) + ordered(inside)
    guard !views.isEmpty else { return [] }
    return [
      Stop(frame: frame(of: scrollView, around: inside, in: space), views: views, isGroup: true)
    ]
  }

  /// What is seen of a scroll view, no wider than what is in it.
  private func frame(of scrollView: UIScrollView, around stops: [Stop], in space: UIView) -> CGRect
  {
    var area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let content = stops.reduce(CGRect.null) { $0.union($1.frame) }
    let left = max(area.minX, content.minX)
    let right = min(area.maxX, content.maxX)
    if left < right { (area.origin.x, area.size.width) = (left, right - left) }
    return scrollView.convert(area, to: space)
  }

  /// Stops whose middle lies within the height of the first of a row are in that row.
  private func ordered(_ stops: [Stop]) -> [UIView] {
    var rest = stops.sorted { $0.frame.minY < $1.frame.minY }
    var views: [UIView] = []
    while !rest.isEmpty {
      let first = rest.removeFirst()
      let row = rest.filter { isBeside($0, first) }
      rest.removeAll { isBeside($0, first) }
      views +=
        first.isGroup || row.contains(where: \.isGroup)
        ? columns(of: [first] + row) : ([first] + row).sorted(by: precedes).flatMap(\.views)
    }
    return views
  }

  /// A row with a scroll view in it: first what is before that, then it, then what is after.
  private func columns(of row: [Stop]) -> [UIView] {
    guard let group = row.first(where: \.isGroup) else { return ordered(row) }
    let others = row.enumerated().filter { $0.offset != row.firstIndex(where: \.isGroup) }
      .map(\.element)
    let before = others.filter { precedes($0, group) }
    let after = others.filter { !precedes($0, group) }
    return ordered(before) + group.views + ordered(after)
  }

  private func isBeside(_ stop: Stop, _ first: Stop) -> Bool {
    guard stop.frame.midY < first.frame.maxY else { return false }
    // What lies over a scroll view, or that over something else, is no column beside it.
    guard first.isGroup || stop.isGroup else { return true }
    return stop.frame.minX >= first.frame.maxX || stop.frame.maxX <= first.frame.minX
  }

  private func precedes(_ a: Stop, _ b: Stop) -> Bool {
    isRightToLeft ? a.frame.maxX > b.frame.maxX : a.frame.minX < b.frame.minX
  }
}
