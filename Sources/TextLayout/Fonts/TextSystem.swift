internal import CPango
import Foundation

/// The fonts of this machine.
package enum TextSystem {
  /// Throws if not one font is installed. Call it before the first layout: Pango ends the process
  /// when it finds no font. Costs the reading of fontconfig's caches, once.
  package static func verifyFonts() throws(TextSystemError) {
    guard hasFonts else { throw .noFonts }
  }

  /// Reads the font caches and opens these fonts, so that the first layout finds them ready.
  /// Blocks for some milliseconds; made for a thread that has nothing else to do while the
  /// window opens.
  package static func prewarm(
    fonts: [TextFont] = [TextFont(weight: 600), TextFont(size: 13)]
  ) {
    guard hasFonts else { return }
    TextSession.shared.withLock { session in
      for font in fonts {
        session.prepare(font)
      }
    }
  }

  private static let hasFonts: Bool = {
    // The same set that Pango will search; `FcSetSystem` is all but those an application adds.
    guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return fonts.pointee.nfont > 0
  }()
}
