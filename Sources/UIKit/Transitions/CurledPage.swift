internal import CoreGraphics

/// A picture of a page whose lower part is rolled up, over what was presented by a partial curl.
///
/// Below the roll touches go through it; above, they are its own.
final class CurledPage: UIView {
  /// How much of the way to nothing being left is done at rest: the roll is in the middle.
  static let part: CGFloat = 0.4

  private let page: UIView
  private var curl: PageCurl
  private let onTouch: () -> Void

  /// Nil where the page can't be drawn, for it is empty.
  init?(of page: UIView, afterUpdates: Bool, onTouch: @escaping () -> Void) {
    guard let curl = Self.curl(of: page, afterUpdates: afterUpdates) else { return nil }
    self.page = page
    self.curl = curl
    self.onTouch = onTouch
    super.init(frame: page.frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(curl.view)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTouch() })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func curl(of page: UIView, afterUpdates: Bool) -> PageCurl? {
    let snapshot = page.snapshotView(afterScreenUpdates: afterUpdates) as? UIImageView
    guard let picture = snapshot?.image?.cgImage else { return nil }
    return PageCurl(picture, size: page.bounds.size, isShaded: true)
  }

  /// Rolls the lower part up, or out again.
  func run(
    isRollingUp: Bool, duration: TimeInterval, completion: @escaping () -> Void
  ) {
    let (start, end): (CGFloat, CGFloat) = isRollingUp ? (0, Self.part) : (Self.part, 0)
    curl.run(from: start, to: end, duration: duration, options: []) { _ in completion() }
  }

  /// The page as it is, with its lower part rolled up.
  func stay() { curl.stay(at: Self.part) }

  /// Of another size, as when the device is turned, the page is drawn anew.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != curl.size, page.superview == nil else { return }
    page.bounds.size = bounds.size
    page.layoutIfNeeded()
    guard let anew = Self.curl(of: page, afterUpdates: false) else { return }
    curl.view.removeFromSuperview()
    curl = anew
    addSubview(curl.view)
    stay()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.y < curl.edge(at: Self.part)
  }
}
