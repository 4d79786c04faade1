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
  /// What lies between the page and the card.
  public var backdrop: Backdrop
  /// Whether tint-coloured parts of the page turn grey meanwhile.
  public var dimsTint: Bool
  /// Whether text grows and shrinks with the size that the reader prefers. The fonts of the style
  /// are those for the size `large`, which is the usual one.
  public var followsTextSize = true
  /// The language of the library's own words, as a tag such as “de”; nil for the reader's. That of
  /// an alert comes first; see ``Alert/language``.
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

  /// How fields look.
  public struct FieldStyle {
    /// The font of what is typed.
    public var font: UIFont
    /// The colour of what is typed.
    public var color: UIColor
    /// The ground of a field.
    public var background: UIColor
    /// The line round a field.
    public var border: Border
    /// The colour of the line round the field that has the keyboard; nil leaves it as it is.
    public var focusColor: UIColor?
    /// The radius of a field's corners.
    public var cornerRadius: CGFloat
    /// The height of a field.
    public var height: CGFloat
    /// Space between text and the field's left and right edges.
    public var inset: CGFloat
    /// Space between two fields.
    public var spacing: CGFloat
    /// Space between the text above and the first field.
    public var topSpacing: CGFloat
    /// The font and colour of labels.
    public var label: TextStyle
    /// The font and colour of the reason why a value can't be taken.
    public var reason: TextStyle
  }

  /// How buttons look and where they go.
  public struct ButtonStyle {
    /// The kind of look.
    public enum Look: Sendable {
      /// Bare titles in rows with hairlines between, from edge to edge.
      case rows
      /// Rounded buttons with a ground of their own and space between.
      case filled
      /// Rounded buttons with a line round them and space between. The one with emphasis is filled.
      case outlined
      /// Bare titles with space between.
      case plain
    }

    /// How buttons are arranged.
    public enum Arrangement: Sendable {
      /// Two buttons side by side if both titles fit on a line, else one below the other.
      case automatic
      /// One below the other.
      case stacked
      /// As wide as their titles, in a line that ends at the trailing edge. One below the other
      /// where they don't fit.
      case trailing
      /// In a line from edge to edge, cancel at the leading one, the others at the trailing one.
      /// One below the other where they don't fit.
      case spread
    }

    /// The kind of look.
    public var look: Look
    /// How buttons are arranged.
    public var arrangement: Arrangement
    /// The height of a button whose title fits on a line.
    public var height: CGFloat
    /// The font of a title.
    public var font: UIFont
    /// The font of the button with emphasis.
    public var emphasizedFont: UIFont
    /// Whether cancel has the emphasis where no action is preferred, as in the system's alerts since
    /// iOS 8; without this it has the button that Return presses, which stays the same.
    public var emphasizesCancel = false
    /// The colour of titles; nil takes the card's tint.
    public var tint: UIColor?
    /// The colour of a destructive action.
    public var destructiveColor: UIColor
    /// The colour of a disabled title.
    public var disabledColor: UIColor
    /// The ground of a pressed row.
    public var highlight: UIColor
    /// The ground of a filled button that has no emphasis.
    public var fill: UIColor
    /// The colour of a filled or outlined button's title that has no emphasis.
    public var fillInk = UIColor.label
    /// The line round outlined buttons; its colour is the title's where nil, its width a point.
    public var border: Border?
    /// The ground of the block of buttons; nil for the card's.
    public var ground: UIColor?
    /// The colour of hairlines between rows.
    public var separator: UIColor
    /// Between filled buttons.
    public var spacing: CGFloat
    /// Round the block of filled buttons.
    public var insets: UIEdgeInsets
    /// The radius of a button's corners; more than half its height makes a capsule.
    public var cornerRadius: CGFloat
  }
}
