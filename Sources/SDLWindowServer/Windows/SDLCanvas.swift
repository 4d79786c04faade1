internal import CSDL2
internal import WindowServer

/// 32-bit pixels to draw in for a screen that has others, such as one of 16 bits.
final class SDLCanvas {
  let surface: UnsafeMutablePointer<SDL_Surface>

  /// Nil where memory is short.
  init?(like screen: UnsafeMutablePointer<SDL_Surface>) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, screen.pointee.w, screen.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    else { return nil }
    self.surface = surface
  }

  isolated deinit { SDL_FreeSurface(surface) }

  /// Whether a surface's pixels are not 0xxxRRGGBB.
  static func isNeeded(for screen: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    let format = screen.pointee.format.pointee.format
    return format != SDL_PIXELFORMAT_RGB888.rawValue
      && format != SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  func fits(_ screen: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface.pointee.w == screen.pointee.w && surface.pointee.h == screen.pointee.h
  }

  func copy(_ rects: [PixelRect], to screen: UnsafeMutablePointer<SDL_Surface>) {
    for rect in rects {
      var from = SDL_Rect(rect)
      var to = from
      SDL_UpperBlit(surface, &from, screen, &to)
    }
  }
}

extension SDL_Rect {
  nonisolated init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}

extension PixelBuffer {
  /// A surface's own memory.
  init(surface: UnsafeMutablePointer<SDL_Surface>) {
    self.init(
      baseAddress: surface.pointee.pixels, width: Int(surface.pointee.w),
      height: Int(surface.pointee.h), bytesPerRow: Int(surface.pointee.pitch), hasAlpha: false)
  }
}
