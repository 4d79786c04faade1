internal import CoreGraphics

// Large titles and prompts take of each page's own safe area, so that pages with and without can be
// side by side in a transition. While content is scrolled the safe area stays: the bar alone gets
// lower, down to its row of items.
extension UINavigationController {
  /// What the top page's item takes beside the row of items.
  var roomOfTopTitle: CGFloat { topViewController?.titleRoom ?? 0 }

  /// Gives every page of the stack the room for its prompt and large title.
  func makeRoomForTitles() {
    let items = stack.map(\.navigationItem)
    for (index, page) in stack.enumerated() {
      page.titleRoom =
        bars.isNavigationBarHidden ? 0 : navigationBar.extraHeight(of: index, in: items)
    }
  }

  private var hasLargeTitle: Bool {
    navigationBar.hasLargeTitle(stack.count - 1, in: stack.map(\.navigationItem))
  }

  /// Keeps to the content that is scrolled below the bars.
  func followContent() {
    let content = topViewController?.contentScrollView
    if bars.content !== content {
      bars.content?.barLink = nil
      bars.content = content
    }
    guard let content else {
      navigationBar.isAtScrollEdge = true
      toolbar.isAtScrollEdge = true
      return
    }
    let link = content.barLink ?? ScrollBarLink { [weak self] in self?.layOutBars() }
    content.barLink = link
    link.stretch = hasLargeTitle ? UINavigationBar.largeTitleHeight : 0
    link.collapse = max(0, titleCollapse)
    let limits = content.limits(.y)
    let (start, end) = (limits.lowerBound, limits.upperBound)
    navigationBar.isAtScrollEdge = content.contentOffset.y <= start + link.stretch
    toolbar.isAtScrollEdge = content.contentOffset.y >= end
  }

  /// How much of the large title the content takes by being scrolled; negative where it is pulled.
  var titleCollapse: CGFloat {
    guard hasLargeTitle, let content = bars.content else { return 0 }
    let scrolled = content.contentOffset.y - content.limits(.y).lowerBound
    return min(scrolled, UINavigationBar.largeTitleHeight)
  }
}

extension UIViewController {
  /// What is scrolled below the bar above: what the program names, or the view itself or the first
  /// scroll view in it.
  var contentScrollView: UIScrollView? {
    if let named = namedContentScrollViews[.top] { return named.view }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView
      ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Names the scroll view that the bars at an edge go by; nil has it found.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for side: NSDirectionalRectEdge in [.top, .leading, .bottom, .trailing]
    where edge.contains(side) {
      namedContentScrollViews[side] = scrollView.map(WeakScrollView.init)
    }
    navigationController?.layOutBars()
  }

  /// The scroll view that was named for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollViews[edge]?.view
  }
}

/// A scroll view that somebody named.
struct WeakScrollView {
  weak var view: UIScrollView?
}

/// What ties a scroll view to the bars of a navigation controller.
final class ScrollBarLink {
  /// Called when the content has moved.
  let onScroll: () -> Void
  /// How much of the bar goes as content is scrolled from its top.
  var stretch: CGFloat = 0
  /// How much of it has gone.
  var collapse: CGFloat = 0

  init(onScroll: @escaping () -> Void) { self.onScroll = onScroll }
}
