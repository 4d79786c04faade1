/// Where a presented controller goes and what becomes of the view below it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// What the system prefers: `.pageSheet`.
  case automatic = -2
  /// No presentation, or no adaptation where a delegate is asked for one.
  case none = -1
  /// Over the whole window; the presenter's view is taken out once it is covered.
  case fullScreen = 0
  /// A sheet over the dimmed page.
  case pageSheet = 1
  /// A smaller sheet over the dimmed page.
  case formSheet = 2
  /// Over the nearest ancestor that defines the context, whose view is taken out.
  case currentContext = 3
  /// Arranged by the presentation controller and the animator of the transitioning delegate.
  case custom = 4
  /// Over the whole window; the view below stays.
  case overFullScreen = 5
  /// Over the nearest ancestor that defines the context, whose view stays.
  case overCurrentContext = 6
  /// In a bubble that points at an anchor, where there is room.
  case popover = 7
}

/// How a presented controller's view comes and goes where no transitioning delegate has a say.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below, and down again.
  case coverVertical = 0
  /// The page turns about its vertical axis, as a card does.
  case flipHorizontal = 1
  /// Fades in, and out again.
  case crossDissolve = 2
  // DIFFERENCE: of a `.partialCurl` the lower edge is rolled up and not a corner; in another style than
  // full screen, where UIKit throws, it moves as `.coverVertical` does.
  /// The page's lower part rolls up and stays so, over the presented view; a touch on it dismisses.
  /// For full screen only.
  case partialCurl = 3
}
