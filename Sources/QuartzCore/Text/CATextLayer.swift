public import Foundation
internal import TextLayout

/// A layer that shows a string.
///
/// It is drawn at `contentsScale` pixels per point, which is 1 unless the program sets it.
open class CATextLayer: CALayer {
  private var look = TextLayerLook()

  override func registerDefaults() {
    needsDisplayOnBoundsChange = true
  }

  private func update<Value>(_ path: WritableKeyPath<TextLayerLook, Value>, _ value: Value) {
    look[keyPath: path] = value
    setNeedsDisplay()
  }

  /// A `String` or an `NSAttributedString`; anything else, and nil, shows nothing.
  public final var string: Any? {
    get { look.string }
    set { update(\.string, newValue) }
  }
  /// A font's name, or a font of UIKit, whose size is not looked at; nil, and what is not
  /// installed, is the system's. Attributed strings bring fonts of their own.
  public final var font: Any? {
    get { look.font }
    set { update(\.font, newValue) }
  }
  /// In points; 36 by default.
  public final var fontSize: CGFloat {
    get { look.fontSize }
    set { update(\.fontSize, newValue) }
  }
  /// The text's colour; opaque white by default.
  public final var foregroundColor: CGColor? {
    get { look.color }
    set { update(\.color, newValue) }
  }
  /// Whether lines are broken at the layer's width.
  public final var isWrapped: Bool {
    get { look.isWrapped }
    set { update(\.isWrapped, newValue) }
  }
  /// Where lines lie that are shorter than the layer.
  public final var alignmentMode: CATextLayerAlignmentMode {
    get { look.alignment }
    set { update(\.alignment, newValue) }
  }
  /// Where text is shortened for which there is no room.
  public final var truncationMode: CATextLayerTruncationMode {
    get { look.truncation }
    set { update(\.truncation, newValue) }
  }
  /// Kept and not used: text is smoothed in shades of grey, on any ground.
  public final var allowsFontSubpixelQuantization = false

  /// Draws the string.
  open override func draw(in ctx: CGContext) {
    guard let text = look.styledText, bounds.width > 0, bounds.height > 0 else { return }
    TextFrame.layOut(
      text, width: bounds.width, maximumLines: look.isWrapped ? 0 : 1,
      maximumHeight: look.isWrapped ? bounds.height : .infinity
    ).draw(in: ctx, at: bounds.origin)
  }

  /// The size of the string on lines as long as it makes them.
  open override func preferredFrameSize() -> CGSize {
    guard let text = look.styledText else { return .zero }
    let size = TextFrame.layOut(text, width: .infinity).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  final func copyLook(from layer: CALayer) {
    if let layer = layer as? CATextLayer { look = layer.look }
  }
}

/// Where lines lie that are shorter than their layer.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the language begins. The default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// On both sides, with wider gaps.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where text is shortened for which there is no room.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode from its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere; it is cut off. The default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start of the last line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the last line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the last line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
