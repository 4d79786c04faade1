internal import CPango
import Foundation

/// The coverage of one glyph in pixels.
struct GlyphMask: Sendable {
  /// From the pixel of the origin to the left column and to the top row.
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  /// One byte a pixel, rows without a gap, top row first.
  var coverage: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

  /// Fills the outline with FreeType: exact areas, no hinting.
  ///
  /// - Parameters:
  ///   - face: Set to the size in pixels.
  ///   - shift: How far to the right of a whole pixel the origin is, in 64ths.
  init(of glyph: UInt32, in face: FT_Face, shift: Int, isEmboldened: Bool) {
    self = .empty
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    if isEmboldened { FT_GlyphSlot_Embolden(slot) }
    var box = FT_BBox()
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(shift), 0)
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (minX, maxX) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (minY, maxY) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    guard minX < maxX, minY < maxY else { return }
    (left, top, width, height) = (minX, -maxY, maxX - minX, maxY - minY)
    coverage = [UInt8](repeating: 0, count: width * height)
    FT_Outline_Translate(&slot.pointee.outline, -minX * 64, -minY * 64)
    coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap)
    }
  }

  private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
