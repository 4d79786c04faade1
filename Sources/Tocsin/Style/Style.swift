public import UIKit

/// Everything of an alert that can be seen: fonts, colours, metrics, shadow, backdrop, and where
/// the card goes and how, unless the alert says otherwise.
///
/// A style is a value. Take a preset and change what you like:
///
/// ```swift
/// var style = Style.system
/// style.cornerRadius = 4
/// style.backdrop = .dim(.black.withAlphaComponent(0.6))
/// let alert = Alert(title: "Hello", style: style)
/// ```
///
/// Lengths are in points. Colours may be dynamic; they follow light and dark while shown. Titles
/// of buttons are made darker or lighter where they could not be read on what they are on: their
/// contrast is at least 4.5, and 7 where the reader has asked for more.
public struct Style {
  /// The card's width. In a window narrower than the card and its ``margin`` the card shrinks.
  public var width: CGFloat
  /// The least height of the card, should it have too little to fill it.
  public var minimumHeight: CGFloat = 0
  /// The least distance between the card and the edges of the space it may use.
  public var margin: CGFloat
  /// The radius of the card's corners.
  public var cornerRadius: CGFloat
  /// The card's ground. Over a ``material`` it should be translucent.
  public var background: UIColor
  /// Blurs what is behind the card; nil for none. Where the reader wants no transparency the
  /// material is opaque.
  public var material: UIBlurEffect.Style?
  /// The line round the card, or nil.
  public var border: Border?
  /// The card's shadow, or nil.
  public var shadow: Shadow?
  /// How far the card sways to either side of its place as the viewer moves, in points; with 0 it
  /// stays. It rests where the reader has asked for less motion.
  public var parallax: CGFloat = 0
  /// What lies between the page and the card.
  public var backdrop: Backdrop
  /// Whether tint-coloured parts of the page turn grey meanwhile.
  public var dimsTint: Bool
  /// Whether text grows and shrinks with the size that the reader prefers. The fonts of the style
  /// are those for the size `large`, which is the usual one.
  public var followsTextSize = true
  /// The language of the library's own words, as a tag such as “de”, and of how dates and numbers
  /// are written; nil for the reader's. That of an alert comes first; see ``Alert/language``.
  public var language: String?
  /// The colour of buttons, caret and selection; nil takes the window's.
  public var tint: UIColor?

  /// Where the card goes, unless the alert says otherwise.
  public var placement = Placement.center
  /// How the card comes and goes, unless the alert says otherwise.
  public var transition = Transition.zoom
  /// What becomes of the card when a keyboard comes up, unless the alert says otherwise.
  public var keyboardPolicy = KeyboardPolicy.move

  /// Space between the card's edges and its text.
  public var contentInsets: UIEdgeInsets
  /// Where lines of text begin.
  public var textAlignment: NSTextAlignment
  /// The title's font and colour.
  public var title: TextStyle
  /// The message's font and colour.
  public var message: TextStyle
  /// Space between title and message.
  public var titleSpacing: CGFloat
  /// The largest size of the image above the title, and the space below it.
  public var image: ImageStyle
  /// How fields look.
  public var field: FieldStyle
  /// How buttons look and where they go.
  public var button: ButtonStyle
  /// What is built otherwise.
  public var parts = Parts()

  /// A font and a colour.
  public struct TextStyle {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// A hard shadow of the letters, as an engraving has; nil for none.
    public var shadow: TextShadow?
    /// Makes a text style.
    public init(font: UIFont, color: UIColor, shadow: TextShadow? = nil) {
      self.font = font
      self.color = color
      self.shadow = shadow
    }
  }

  /// A hard shadow of letters.
  public struct TextShadow {
    /// Its colour.
    public var color: UIColor
    /// How far it falls.
    public var offset: CGSize
    /// Makes a text shadow.
    public init(color: UIColor, offset: CGSize) {
      self.color = color
      self.offset = offset
    }
  }

  /// A line round a card.
  public struct Border {
    /// Its width.
    public var width: CGFloat
    /// Its colour.
    public var color: UIColor
    /// Makes a border.
    public init(width: CGFloat, color: UIColor) {
      self.width = width
      self.color = color
    }
  }

  /// A card's shadow.
  public struct Shadow {
    /// Its colour, without its opacity.
    public var color: UIColor
    /// From 0 to 1.
    public var opacity: CGFloat
    /// How soft it is: the standard deviation of the blur.
    public var radius: CGFloat
    /// How far it falls.
    public var offset: CGSize
    /// Makes a shadow.
    public init(color: UIColor = .black, opacity: CGFloat, radius: CGFloat, offset: CGSize) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }

  /// The place of an image above the title.
  public struct ImageStyle {
    /// The largest size; a smaller image keeps its own.
    public var maximumSize: CGSize
    /// Space between the image and what follows.
    public var spacing: CGFloat
    /// Makes an image style.
    public init(maximumSize: CGSize, spacing: CGFloat) {
      self.maximumSize = maximumSize
      self.spacing = spacing
    }
  }
}
