import Foundation

/// The functions of gdk-pixbuf that are used here, found when they are first needed: to load the
/// library along with the program would take longer than to show an alert.
struct PixbufLibrary: Sendable {
  static let name = "libgdk_pixbuf-2.0.so.0"

  /// Nil where the library is not installed.
  static let shared = PixbufLibrary()

  /// A GObject, or its class-specific part.
  typealias Object = OpaquePointer
  /// Where a function leaves its `GError *`.
  typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias SizeCallback =
    @convention(c) @Sendable (
      Object?, Int32, Int32, UnsafeMutableRawPointer?
    ) -> Void

  let loaderNew: @convention(c) @Sendable () -> Object?
  let loaderWrite:
    @convention(c) @Sendable (Object, UnsafePointer<UInt8>?, Int, ErrorPlace) -> Int32
  let loaderClose: @convention(c) @Sendable (Object, ErrorPlace) -> Int32
  let loaderSetSize: @convention(c) @Sendable (Object, Int32, Int32) -> Void
  let loaderGetPixbuf: @convention(c) @Sendable (Object) -> Object?
  let applyOrientation: @convention(c) @Sendable (Object) -> Object?
  let readPixels: @convention(c) @Sendable (Object) -> UnsafePointer<UInt8>?
  let getWidth: @convention(c) @Sendable (Object) -> Int32
  let getHeight: @convention(c) @Sendable (Object) -> Int32
  let getRowstride: @convention(c) @Sendable (Object) -> Int32
  let getHasAlpha: @convention(c) @Sendable (Object) -> Int32
  let unref: @convention(c) @Sendable (Object) -> Void
  let errorFree: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
  let connect:
    @convention(c) @Sendable (
      Object, UnsafePointer<CChar>, SizeCallback, UnsafeMutableRawPointer?, OpaquePointer?, UInt32
    ) -> UInt

  private init?() {
    guard let library = dlopen(PixbufLibrary.name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    do {
      func find<Function>(_ name: String) throws(MissingFunction) -> Function {
        guard let address = dlsym(library, name) else { throw MissingFunction() }
        return unsafeBitCast(address, to: Function.self)
      }
      loaderNew = try find("gdk_pixbuf_loader_new")
      loaderWrite = try find("gdk_pixbuf_loader_write")
      loaderClose = try find("gdk_pixbuf_loader_close")
      loaderSetSize = try find("gdk_pixbuf_loader_set_size")
      loaderGetPixbuf = try find("gdk_pixbuf_loader_get_pixbuf")
      applyOrientation = try find("gdk_pixbuf_apply_embedded_orientation")
      readPixels = try find("gdk_pixbuf_read_pixels")
      getWidth = try find("gdk_pixbuf_get_width")
      getHeight = try find("gdk_pixbuf_get_height")
      getRowstride = try find("gdk_pixbuf_get_rowstride")
      getHasAlpha = try find("gdk_pixbuf_get_has_alpha")
      unref = try find("g_object_unref")
      errorFree = try find("g_error_free")
      connect = try find("g_signal_connect_data")
    } catch {
      return nil
    }
  }

  private struct MissingFunction: Error {}

  /// Takes the message out of a `GError` and frees it.
  func message(of error: inout UnsafeMutableRawPointer?) -> String {
    guard let record = error else { return "no reason was given" }
    // struct _GError { GQuark domain; gint code; gchar *message; }
    let text = record.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    let message = text.map { String(cString: $0) } ?? "no reason was given"
    errorFree(record)
    error = nil
    return message
  }
}
