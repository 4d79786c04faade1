internal import CSDL2

extension XConnection {
  /// Makes the server itself paint a window with a picture for as long as `body` runs.
  ///
  /// Used while the window is mapped: what appears on the screen first is then its first frame
  /// and not a blank.
  func withBackdrop(
    _ surface: UnsafeMutablePointer<SDL_Surface>, window: Window, _ body: () -> Void
  ) {
    var attributes = XWindowAttributes()
    let size = (width: UInt32(surface.pointee.w), height: UInt32(surface.pointee.h))
    guard XGetWindowAttributes(display, window, &attributes) != 0,
      let image = XCreateImage(
        display, attributes.visual, UInt32(attributes.depth), ZPixmap, 0,
        surface.pointee.pixels.assumingMemoryBound(to: CChar.self), size.width, size.height, 32,
        surface.pointee.pitch)
    else { return body() }
    image.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst

    let pixmap = XCreatePixmap(
      display, window, size.width, size.height, UInt32(attributes.depth))
    let context = XCreateGC(display, pixmap, 0, nil)
    XPutImage(display, pixmap, context, image, 0, 0, 0, 0, size.width, size.height)
    XFreeGC(display, context)
    // The pixels are the surface's; only the image's description goes.
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)

    XSetWindowBackgroundPixmap(display, window, pixmap)
    body()
    XSetWindowBackgroundPixmap(display, window, 0)
    XFreePixmap(display, pixmap)
  }
}
