internal import CoreGraphics

// Large titles and prompts take of each page's own safe area, so that pages with and without can be
// side by side in a transition. While content is scrolled the safe area stays: the bar alone gets
// lower, down to its row of items.
extension UINavigationController {
  /// What the top page's item takes beside the row of items.
  var roomOfTopTitle: CGFloat { topViewController.map(extraHeight(ofPage:)) ?? 0 }

  /// Gives every page of the stack the room for its prompt and large title.
  func makeRoomForTitles() {
    let items = stack.map(\.navigationItem)
    for (index, page) in stack.enumerated() {
      let isBelow = !bars.isNavigationBarHidden && reachesBelowBar(page)
      page.titleRoom = isBelow ? navigationBar.extraHeight(of: index, in: items) : 0
    }
  }

  // MARK: Pages that don't reach below the bars

  /// Where a page's view is.
  func frame(ofPage page: UIViewController) -> CGRect {
    var insets = UIEdgeInsets.zero
    if !bars.isNavigationBarHidden, !reachesBelowBar(page) {
      insets.top = pages.safeAreaInsets.top + extraHeight(ofPage: page)
    }
    if pages.barInsets.bottom > 0, !reachesBelowToolbar(page) {
      insets.bottom = pages.safeAreaInsets.bottom
    }
    return pages.bounds.inset(by: insets)
  }

  private func reachesBelowBar(_ page: UIViewController) -> Bool {
    guard page.edgesForExtendedLayout.contains(.top) else { return false }
    return navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
      || hasLargeTitle(page)
  }

  private func reachesBelowToolbar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.bottom)
      && (toolbar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  private func extraHeight(ofPage page: UIViewController) -> CGFloat {
    stack.firstIndex(of: page).map {
      navigationBar.extraHeight(of: $0, in: stack.map(\.navigationItem))
    } ?? 0
  }

  private func hasLargeTitle(_ page: UIViewController) -> Bool {
    stack.firstIndex(of: page).map {
      navigationBar.hasLargeTitle($0, in: stack.map(\.navigationItem))
    } ?? false
  }

  /// Whether there is a large title that content goes below.
  private var hasScrolledTitle: Bool {
    topViewController.map { hasLargeTitle($0) && reachesBelowBar($0) } ?? false
  }

  /// Keeps to the content that is scrolled below the bars.
  func followContent() {
    let content = topViewController?.contentScrollView
    if bars.content !== content {
      // What leaves stays as it is until it has gone.
      bars.content?.barLink?.onScroll = nil
      bars.content = content
    }
    guard let content else {
      navigationBar.isAtScrollEdge = true
      toolbar.isAtScrollEdge = true
      return
    }
    let link = content.barLink ?? ScrollBarLink()
    link.onScroll = { [weak self] in self?.layOutBars() }
    content.barLink = link
    link.stretch = hasScrolledTitle ? UINavigationBar.largeTitleHeight : 0
    link.collapse = max(0, titleCollapse)
    let limits = content.limits(.y)
    let (start, end) = (limits.lowerBound, limits.upperBound)
    navigationBar.isAtScrollEdge = content.contentOffset.y <= start + link.stretch
    toolbar.isAtScrollEdge = content.contentOffset.y >= end
  }

  /// How much of the large title the content takes by being scrolled; negative where it is pulled.
  var titleCollapse: CGFloat {
    guard hasScrolledTitle, let content = bars.content else { return 0 }
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
  /// Called when the content has moved; nil while another page's content is there.
  var onScroll: (() -> Void)?
  /// How much of the bar goes as content is scrolled from its top.
  var stretch: CGFloat = 0
  /// How much of it has gone.
  var collapse: CGFloat = 0
}
