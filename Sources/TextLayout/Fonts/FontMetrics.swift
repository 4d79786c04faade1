internal import CPango
package import Foundation

/// Measures of a font at its size, in points, as the font's own tables give them: unhinted and
/// not rounded.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Negative below the baseline.
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// Distance of the underline's middle from the baseline, negative below it.
  package var underlineOffset: CGFloat
  package var strikethroughOffset: CGFloat
  package var lineThickness: CGFloat

  /// Ascender − descender + leading.
  package var lineHeight: CGFloat { ascender - descender + leading }

  /// The measures of the font that is used for `font`, which is a stand-in if its family is not
  /// installed. Cached.
  package init(of font: TextFont) {
    self = TextSession.shared.withLock { session in
      session.trim()
      return session.metrics(of: font)
    }
  }
}

extension FontMetrics {
  /// Reads `hhea`, `OS/2` and `post` by way of HarfBuzz, which knows what to take instead where a
  /// table is missing. `size` stands in for everything if there is no font at all.
  init(reading font: OpaquePointer?, size: CGFloat) {
    func metric(_ tag: hb_ot_metrics_tag_t, otherwise share: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      guard let font, hb_ot_metrics_get_position(font, tag, &value) != 0, value != 0 else {
        return size * share
      }
      return CGFloat(value) / CGFloat(PANGO_SCALE)
    }
    ascender = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, otherwise: 0.95)
    descender = metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, otherwise: -0.25)
    leading = metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, otherwise: 0)
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.72)
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.53)
    lineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.06)
    underlineOffset = metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.12)
    strikethroughOffset = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: 0.3)
  }
}
