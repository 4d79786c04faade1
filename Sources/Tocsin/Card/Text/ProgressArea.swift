import UIKit

/// Shows an ``AlertProgress``: a bar, or a spinner where there is no end in sight, and a text.
final class ProgressArea: UIView {
  private let progress: AlertProgress
  private let style: Style
  private let language: String?
  private let label = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private let ring = ProgressRing()
  private let barHeight: CGFloat = 5

  /// - Parameter onResize: called when the text comes or goes or takes other lines.
  init(
    progress: AlertProgress, style: Style, scale: TextScale, language: String?,
    onResize: @escaping () -> Void
  ) {
    self.progress = progress
    self.style = style
    self.language = language
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    accessibilityIdentifier = "alert.progress"
    label.textColor = style.message.color
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    track.backgroundColor = UIColor.tertiarySystemFill
    track.layer.cornerRadius = barHeight / 2
    track.clipsToBounds = true
    bar.layer.cornerRadius = barHeight / 2
    track.addSubview(bar)
    for view in [label, track, ring] { addSubview(view) }
    rescale(scale)
    show()
    progress.onChange = { [weak self] in
      guard let self else { return }
      let before = self.sizeThatFits(self.bounds.size)
      self.show()
      if self.sizeThatFits(self.bounds.size) != before { onResize() }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale) {
    label.font = scale.font(style.message.font).withTabularDigits
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textHeight(in: size.width)
    return CGSize(width: size.width, height: indicatorHeight + (text > 0 ? text + 8 : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = indicatorHeight
    ring.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    track.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    layOutBar()
    label.frame = CGRect(
      x: 0, y: indicatorHeight + 8, width: bounds.width, height: textHeight(in: bounds.width))
  }

  private func show() {
    label.text = progress.text
    accessibilityLabel = progress.text
    ring.isHidden = part != nil
    track.isHidden = part == nil
    if part == nil { ring.spin() } else { ring.stop() }
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Reader.numbers(in: language))
    accessibilityValue = part.map {
      Double($0).formatted(percent.precision(.fractionLength(0)))
    }
    applyColors()
    setNeedsLayout()
    if window != nil {
      UIView.animate(withDuration: 0.2) { self.layOutBar() }
    }
  }

  private func layOutBar() {
    let width = track.bounds.width * (part ?? 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isMirrored ? track.bounds.width - width : 0, y: 0, width: width, height: barHeight)
  }

  private func applyColors() {
    bar.backgroundColor = tintColor
    ring.color = tintColor
  }

  private var part: CGFloat? {
    progress.fraction.map { $0.isNaN ? 0 : CGFloat(min(max($0, 0), 1)) }
  }

  private var indicatorHeight: CGFloat { part == nil ? 28 : barHeight }

  private func textHeight(in width: CGFloat) -> CGFloat {
    guard progress.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UIFont {
  /// The font with digits of one width, so that changing numbers don't jitter.
  fileprivate var withTabularDigits: UIFont {
    fontName.hasPrefix(".") || familyName == UIFont.systemFont(ofSize: 12).familyName
      ? .monospacedDigitSystemFont(ofSize: pointSize, weight: .regular) : self
  }
}
