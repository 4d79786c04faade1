internal import CPango
import Foundation

/// A font that text was really laid out with: one file at one size. Glyph numbers belong to it.
///
/// It holds Cairo's font face and no object of Pango's, so it can be used on any thread: Cairo
/// guards its faces with locks of its own.
final class FontFace: @unchecked Sendable {
  /// Tells faces apart for as long as the process runs.
  let id: Int
  /// `cairo_font_face_t *`, owned.
  let cairo: OpaquePointer
  /// From the em square to points; more than a scale where the style is slanted artificially.
  let matrix: cairo_matrix_t
  /// Whether its glyphs are coloured pictures (emoji), which can be scaled but not filled.
  let isColored: Bool
  /// Whether its outlines are to be thickened, for want of a bold font.
  let isEmboldened: Bool

  init(id: Int, font: UnsafeMutablePointer<PangoFont>, cairoFont: OpaquePointer) {
    self.id = id
    cairo = cairo_font_face_reference(cairo_scaled_font_get_font_face(cairoFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(cairoFont, &matrix)
    self.matrix = matrix
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = pango_fc_font_get_pattern(fcFont)
    func says(_ property: String) -> Bool {
      var value: FcBool = 0
      return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
    }
    isColored = says(FC_COLOR)
    isEmboldened = says(FC_EMBOLDEN)
  }

  deinit {
    cairo_font_face_destroy(cairo)
  }

  /// A new `cairo_scaled_font_t` for this many pixels a point.
  func scaled(by scale: CGFloat) -> OpaquePointer {
    var matrix = self.matrix
    var toPixels = cairo_matrix_t()
    cairo_matrix_init_scale(&toPixels, scale, scale)
    return FontFace.withOptions { cairo_scaled_font_create(cairo, &matrix, &toPixels, $0) }
  }

  /// Makes it the font of a `cairo_t`.
  func select(in context: OpaquePointer) {
    var matrix = self.matrix
    cairo_set_font_face(context, cairo)
    cairo_set_font_matrix(context, &matrix)
    FontFace.withOptions { cairo_set_font_options(context, $0) }
  }

  /// Unhinted, so that a layout in points holds at any scale; `cairo_font_options_t *`.
  static func withOptions<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let options = cairo_font_options_create()!
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return body(options)
  }
}
