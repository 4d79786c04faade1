internal import CoreGraphics
internal import QuartzCore

/// The thin bars that show where in the content one is.
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let distance: CGFloat = 3
  private static let shortest: CGFloat = 36

  // Made when first shown: most scroll views never are scrolled.
  private var vertical: UIView?
  private var horizontal: UIView?
  private var timer: MediaTimer?

  /// Shows the bars of the axes along which the content is larger than the view.
  func show(in view: UIScrollView) {
    timer?.cancel()
    show(&vertical, along: .y, isWanted: view.showsVerticalScrollIndicator, in: view)
    show(&horizontal, along: .x, isWanted: view.showsHorizontalScrollIndicator, in: view)
    place(in: view)
  }

  private func show(
    _ bar: inout UIView?, along axis: ScrollAxis, isWanted: Bool, in view: UIScrollView
  ) {
    let limits = view.limits(axis)
    guard isWanted, limits.upperBound > limits.lowerBound else {
      bar?.removeFromSuperview()
      return
    }
    let shown = bar ?? Self.makeBar()
    bar = shown
    shown.backgroundColor = color(for: view.indicatorStyle)
    if shown.superview !== view { view.addSubview(shown) }
    shown.alpha = 1
  }

  private static func makeBar() -> UIView {
    let bar = UIView()
    bar.isUserInteractionEnabled = false
    bar.isAccessibilityElement = false
    bar.layer.cornerRadius = thickness / 2
    bar.layer.zPosition = 1000
    return bar
  }

  /// Lets the bars fade after a moment.
  func fade() {
    timer?.cancel()
    timer = MediaTimer.schedule(after: 0.6) { [vertical, horizontal] in
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        vertical?.alpha = 0
        horizontal?.alpha = 0
      }
    }
  }

  /// Puts the bars where they belong at the present offset.
  func place(in view: UIScrollView) {
    let safe =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : UIEdgeInsets.zero
    if let vertical, vertical.superview === view {
      var area = view.bounds.inset(by: view.verticalScrollIndicatorInsets + safe)
      if let collapse = view.barLink?.collapse, collapse > 0 {
        area.origin.y -= collapse
        area.size.height += collapse
      }
      let span = span(view.limits(.y), offset: view.contentOffset.y, length: area.height)
      vertical.frame = CGRect(
        x: area.maxX - Self.distance - Self.thickness, y: area.minY + span.start,
        width: Self.thickness, height: span.length)
    }
    if let horizontal, horizontal.superview === view {
      let area = view.bounds.inset(by: view.horizontalScrollIndicatorInsets + safe)
      let span = span(view.limits(.x), offset: view.contentOffset.x, length: area.width)
      horizontal.frame = CGRect(
        x: area.minX + span.start, y: area.maxY - Self.distance - Self.thickness,
        width: span.length, height: Self.thickness)
    }
  }

  /// Where a bar starts and how long it is; beyond the edges it shrinks.
  private func span(
    _ limits: ClosedRange<CGFloat>, offset: CGFloat, length: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, length - 2 * Self.distance)
    let range = limits.upperBound - limits.lowerBound
    guard range > 0, track > 0 else { return (Self.distance, 0) }
    let excess = abs(offset - offset.clamped(to: limits))
    let full = min(track, max(Self.shortest, track * length / (range + length)))
    let shown = max(7, full - excess)
    let part = ((offset - limits.lowerBound) / range).clamped(to: 0...1)
    return (Self.distance + (track - shown) * part, shown)
  }

  private func color(for style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    case .default:
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.4) : UIColor(white: 0, alpha: 0.35)
      }
    }
  }
}
