internal import CPango
import Foundation

/// The coverage of glyphs that were drawn before.
///
/// Cairo 1.16 rounds the origin of each glyph to a whole pixel, which makes spacing uneven, and
/// filling its outlines instead takes twenty times as long. So glyphs are kept as masks at a few
/// positions between two pixels.
///
/// FreeType's faces are shared within Cairo and hold the size that was set last. So all that
/// touches them, here, through Cairo or through Pango, happens under the session's lock.
final class GlyphAtlas {
  /// Positions told apart between two pixels.
  static let phases = 4
  /// Larger glyphs are filled as paths.
  static let largestSize: CGFloat = 160
  private static let maximumBytes = 4 << 20

  private struct FaceKey: Hashable {
    var face: Int
    var scale: CGFloat
  }

  private struct ScaledFace {
    /// `cairo_scaled_font_t *`, owned.
    var font: OpaquePointer
    var masks: [UInt32: GlyphMask] = [:]
  }

  private var faces: [FaceKey: ScaledFace] = [:]
  private var bytes = 0

  /// The masks of a run's glyphs at a scale, each with the phase it is asked for.
  func masks(
    of glyphs: some Sequence<(id: UInt32, phase: Int)>, in face: FontFace, scale: CGFloat
  ) -> [GlyphMask] {
    let key = FaceKey(face: face.id, scale: scale)
    if bytes > Self.maximumBytes { removeAll() }
    var scaled = faces.removeValue(forKey: key) ?? makeScaledFace(face, scale)
    var locked: FT_Face?
    defer {
      if locked != nil { cairo_ft_scaled_font_unlock_face(scaled.font) }
      faces[key] = scaled
    }
    return glyphs.map { glyph in
      let maskKey = glyph.id << 2 | UInt32(glyph.phase)
      if let known = scaled.masks[maskKey] { return known }
      if locked == nil { locked = cairo_ft_scaled_font_lock_face(scaled.font) }
      guard let locked else { return .empty }
      let mask = GlyphMask(
        of: glyph.id, in: locked, shift: glyph.phase * 64 / Self.phases,
        isEmboldened: face.isEmboldened)
      scaled.masks[maskKey] = mask
      bytes += mask.coverage.count + 64
      return mask
    }
  }

  private func makeScaledFace(_ face: FontFace, _ scale: CGFloat) -> ScaledFace {
    bytes += 4096
    return ScaledFace(font: face.scaled(by: scale))
  }

  private func removeAll() {
    for scaled in faces.values { cairo_scaled_font_destroy(scaled.font) }
    faces.removeAll()
    bytes = 0
  }
}
