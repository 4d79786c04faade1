internal import CoreGraphics
public import Foundation

/// Shows a `UIListContentConfiguration`.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(image: nil)

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUpContent()
  }

  /// A view that shows a row without text; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    setUpContent()
  }

  private func setUpContent() {
    picture.contentMode = .scaleAspectFit
    for view in [picture, label, detail] as [UIView] { addSubview(view) }
    apply()
  }

  package override class var drawsContent: Bool? { self == UIListContentView.self ? false : nil }

  /// What is shown. A configuration of another type is refused with a warning.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        return UIKitLog.warn(
          "A UIListContentView shows a UIListContentConfiguration and not a "
            + "\(type(of: newValue)).")
      }
      shown = newValue
      apply()
    }
  }

  private func apply() {
    apply(shown.text, shown.attributedText, shown.textProperties, to: label)
    apply(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, to: detail)
    if shown.hasColumns { label.textAlignment = .right }
    if picture.image != shown.image { picture.image = shown.image }
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, to label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
  }

  private var parts: ListParts {
    ListParts(
      image: picture, imageSize: imageSize,
      imageRoom: shown.imageProperties.reservedLayoutSize.width, text: label, detail: detail,
      margins: shown.directionalLayoutMargins,
      arrangement: shown.hasColumns
        ? .columns : shown.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked,
      imageGap: shown.imageToTextPadding, lineGap: shown.textToSecondaryTextVerticalPadding,
      sideGap: shown.textToSecondaryTextHorizontalPadding)
  }

  /// The picture's size within the limits.
  private var imageSize: CGSize {
    guard let size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.height(width: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(in: bounds, isRightToLeft: isRightToLeft)
  }
}
