internal import CPango
import Foundation
import Synchronization

/// The one font map and what hangs on it.
///
/// Pango's objects may be used from any thread, but only from one at a time. There is one map
/// under one lock and not one map a thread, because tasks wander over threads: each would load
/// all fonts again. A layout takes tens of microseconds, and what comes out of it holds nothing of
/// Pango's, so geometry and carets take no lock, and drawing only while it looks glyphs up.
final class TextSession {
  static let shared = Mutex(TextSession())

  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let atlas = GlyphAtlas()
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace?] = [:]
  private var descriptions: [TextFont: ResolvedFont] = [:]
  private var nextFaceID = 0

  /// More fonts than this at once are a sign of sizes that change with each frame.
  private static let limit = 256

  /// A font as Pango is asked for it, and the measures of what it found.
  struct ResolvedFont {
    let description: OpaquePointer
    let font: UnsafeMutablePointer<PangoFont>?
    let metrics: FontMetrics
    /// Points to be added after each letter.
    let tracking: CGFloat
  }

  init() {
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    FontFace.withOptions { pango_cairo_context_set_font_options(context, $0) }
    pango_context_set_round_glyph_positions(context, 0)
    // The forms of Han characters and of quotation marks must not depend on the environment.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  func metrics(of font: TextFont) -> FontMetrics {
    resolve(font).metrics
  }

  func resolve(_ font: TextFont) -> ResolvedFont {
    if let known = descriptions[font] { return known }
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, font.familyList)
    pango_font_description_set_absolute_size(
      description, Double(font.usableSize) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(font.weight, 1), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    let loaded = pango_font_map_load_font(map, context, description)
    let resolved = ResolvedFont(
      description: description, font: loaded,
      metrics: FontMetrics(
        reading: loaded.flatMap { pango_font_get_hb_font($0) }, size: font.usableSize),
      tracking: Self.isInter(loaded) ? font.opticalTracking : 0)
    descriptions[font] = resolved
    return resolved
  }

  private static func isInter(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font, let found = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }?
      .hasPrefix("Inter") ?? false
  }

  /// `nil` where Pango could not open the file.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    if let known = faces[font] { return known }
    var face: FontFace?
    if let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) {
      face = FontFace(id: nextFaceID, font: font, cairoFont: scaled)
      nextFaceID += 1
    }
    // Held, so that its address is not given to another font.
    g_object_ref(font)
    faces.updateValue(face, forKey: font)
    return face
  }

  /// Does all that a first layout in this font has to wait for.
  func prepare(_ font: TextFont) {
    guard let loaded = resolve(font).font else { return }
    _ = face(of: loaded)
  }

  /// Lets go of all fonts if there are too many. To be called before a piece of work, as
  /// descriptions and fonts have to last to its end.
  func trim() {
    guard descriptions.count > Self.limit || faces.count > Self.limit else { return }
    for font in faces.keys { g_object_unref(font) }
    faces.removeAll()
    for resolved in descriptions.values {
      pango_font_description_free(resolved.description)
      if let font = resolved.font { g_object_unref(font) }
    }
    descriptions.removeAll()
  }
}
