public import UIKit

extension Style {
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
    /// The colour of what is shown while a field is empty; nil takes a grey. Made darker or lighter
    /// where it could not be read on the field.
    public var placeholderColor: UIColor?
    /// The font and colour of the reason why a value can't be taken.
    public var reason: TextStyle

    /// Makes the look of fields; see the properties. Presets have one that needs but a change.
    public init(
      font: UIFont, color: UIColor, background: UIColor, border: Border,
      focusColor: UIColor? = nil, cornerRadius: CGFloat, height: CGFloat, inset: CGFloat,
      spacing: CGFloat, topSpacing: CGFloat, label: TextStyle, reason: TextStyle,
      placeholderColor: UIColor? = nil
    ) {
      self.font = font
      self.color = color
      self.background = background
      self.border = border
      self.focusColor = focusColor
      self.cornerRadius = cornerRadius
      self.height = height
      self.inset = inset
      self.spacing = spacing
      self.topSpacing = topSpacing
      self.label = label
      self.reason = reason
      self.placeholderColor = placeholderColor
    }
  }
}

extension Style {
  /// The colour of placeholders, as it can be read in a field on the card.
  var placeholderInk: UIColor {
    (field.placeholderColor ?? .placeholderText).legible(on: field.background.over(background))
  }
}
