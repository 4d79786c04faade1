public import CoreGraphics

/// What a row of a list shows: a picture, a text, a second text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Report.pdf"
///     content.secondaryText = "120 KB"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How text looks.
  public struct TextProperties {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where the language begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// What becomes of text for which there is no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 sets no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// How far the font may shrink, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// The colour of template pictures; nil for the tint.
    public var tintColor: UIColor?
    /// The radius of the picture's corners.
    public var cornerRadius: CGFloat = 0
    /// The size that larger pictures are made smaller to; zero sets no limit.
    public var maximumSize = CGSize.zero
    /// The room in which the picture stands in the middle; zero for its own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// What is kept from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the second text goes to the trailing edge where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space after the picture.
  public var imageToTextPadding: CGFloat = 16
  /// The space between two texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between two texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Whether the second text follows a column of first ones.
  var hasColumns = false

  private init(
    _ size: CGFloat = 17, _ weight: UIFont.Weight = .regular, color: UIColor = .label,
    secondarySize: CGFloat = 15, secondaryColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(
      font: .systemFont(ofSize: size, weight: weight), color: color)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondarySize), color: secondaryColor)
  }

  /// A row.
  public static func cell() -> Self { Self() }

  /// A row with a second text below.
  public static func subtitleCell() -> Self { Self(secondarySize: 12, secondaryColor: .label) }

  /// A row with a second text at the trailing edge.
  public static func valueCell() -> Self {
    var result = Self(secondarySize: 17)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// A row with a column of small first texts.
  static func sideCell() -> Self {
    var result = Self(13, color: .systemBlue, secondaryColor: .label)
    result.hasColumns = true
    return result
  }

  /// The header of a section of a plain list.
  public static func plainHeader() -> Self {
    var result = Self(17, .semibold)
    result.directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
    return result
  }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> Self {
    var result = Self(15, color: .secondaryLabel)
    result.directionalLayoutMargins = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
    return result
  }

  /// The header of a group.
  public static func groupedHeader() -> Self {
    var result = Self(13, color: .secondaryLabel)
    result.directionalLayoutMargins = .init(top: 16, leading: 16, bottom: 7, trailing: 16)
    return result
  }

  /// The footer of a group.
  public static func groupedFooter() -> Self {
    var result = Self(13, color: .secondaryLabel)
    result.directionalLayoutMargins = .init(top: 7, leading: 16, bottom: 8, trailing: 16)
    return result
  }

  /// A view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same, paler for a cell that can't be used.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var result = self
    result.textProperties.color = .tertiaryLabel
    result.secondaryTextProperties.color = .tertiaryLabel
    return result
  }
}
