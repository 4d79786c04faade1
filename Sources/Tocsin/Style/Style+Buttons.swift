public import UIKit

extension Style {
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

    /// Makes the look of buttons; see the properties. Presets have one that needs but a change.
    public init(
      look: Look, arrangement: Arrangement, height: CGFloat, font: UIFont,
      emphasizedFont: UIFont, emphasizesCancel: Bool = false, tint: UIColor? = nil,
      destructiveColor: UIColor, disabledColor: UIColor, highlight: UIColor, fill: UIColor,
      fillInk: UIColor = .label, border: Border? = nil, ground: UIColor? = nil,
      separator: UIColor, spacing: CGFloat, insets: UIEdgeInsets, cornerRadius: CGFloat
    ) {
      self.look = look
      self.arrangement = arrangement
      self.height = height
      self.font = font
      self.emphasizedFont = emphasizedFont
      self.emphasizesCancel = emphasizesCancel
      self.tint = tint
      self.destructiveColor = destructiveColor
      self.disabledColor = disabledColor
      self.highlight = highlight
      self.fill = fill
      self.fillInk = fillInk
      self.border = border
      self.ground = ground
      self.separator = separator
      self.spacing = spacing
      self.insets = insets
      self.cornerRadius = cornerRadius
    }
  }
}
