internal import CSDL2
internal import Foundation

/// What lies under one of SDL's windows.
enum SDLWindowInfo {
  case x11(display: OpaquePointer, window: Window)
  case wayland(display: OpaquePointer)

  /// Nil where SDL won't say.
  init?(_ handle: OpaquePointer) {
    var info = SDL_SysWMinfo()
    SDL_GetVersion(&info.version)
    guard SDL_GetWindowWMInfo(handle, &info) == SDL_TRUE else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11: self = .x11(display: info.info.x11.display, window: info.info.x11.window)
    case SDL_SYSWM_WAYLAND: self = .wayland(display: info.info.wl.display)
    default: return nil
    }
  }

  /// What lies under any window, and its pixels per unit; asked of a window that nobody sees,
  /// because SDL tells neither without one.
  static func probe() -> (info: SDLWindowInfo, pixelsPerUnit: CGFloat)? {
    let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let handle = SDL_CreateWindow("", 0, 0, 16, 16, flags) else { return nil }
    defer { SDL_DestroyWindow(handle) }
    return SDLWindowInfo(handle).map { ($0, pixelsPerUnit(of: handle)) }
  }

  /// Pixels for one of the units that SDL counts a window's size in; 1 on X11.
  static func pixelsPerUnit(of handle: OpaquePointer) -> CGFloat {
    var units: Int32 = 0
    var pixels: Int32 = 0
    SDL_GetWindowSize(handle, &units, nil)
    SDL_GetWindowSizeInPixels(handle, &pixels, nil)
    return units > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(units) : 1
  }
}
