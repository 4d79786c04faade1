internal import CSDL2
internal import Foundation
internal import WindowServer

/// A window on an X11 or Wayland desktop, drawn straight into the memory that SDL shares with it.
final class SDLWindow: ServerWindow {
  let id: UInt32
  private(set) var size: CGSize
  private(set) var scale: CGFloat
  var title: String { didSet { applyTitle() } }
  var cursor: ServerCursor = .arrow {
    didSet { if cursor != oldValue { applyCursor() } }
  }

  /// SDL's window.
  let handle: OpaquePointer
  /// False until the first present.
  private(set) var isShown = false
  unowned let server: SDLWindowServer
  /// Where the drawing goes if the screen's pixels are not of our kind.
  private var canvas: SDLCanvas?
  /// Whether the scale was asked for and so is not the desktop's to change.
  private let hasOwnScale: Bool

  init(
    description: WindowDescription, scale: CGFloat, unitsPerPoint: CGFloat,
    server: SDLWindowServer
  ) throws(WindowServerError) {
    let width = Int32(max(1, (description.size.width * unitsPerPoint).rounded()))
    let height = Int32(max(1, (description.size.height * unitsPerPoint).rounded()))
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if description.isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    SDL_SetHintWithPriority(
      SDL_HINT_X11_WINDOW_TYPE, description.isDialog ? "_NET_WM_WINDOW_TYPE_DIALOG" : "",
      SDL_HINT_OVERRIDE)
    let position = server.position(ofWindow: width, height)
    guard
      let handle = SDL_CreateWindow(nil, position.x, position.y, width, height, flags)
    else { throw .windowRefused(reason: SDLVideo.lastError) }

    self.handle = handle
    self.server = server
    self.scale = scale
    hasOwnScale = description.scale != nil
    id = SDL_GetWindowID(handle)
    size = description.size
    title = description.title
    if let x11 = server.x11, let window = xWindow {
      x11.setApplicationName(description.applicationName, window: window)
    }
    applyTitle()
  }

  /// The X server's number for the window; nil on Wayland.
  var xWindow: Window? {
    guard let info = SDLWindowInfo(handle), case .x11(_, let window) = info else { return nil }
    return window
  }

  /// How the coordinates of SDL's events relate to the window's points.
  var geometry: WindowGeometry {
    WindowGeometry(size: size, unitsPerPoint: scale / pixelsPerUnit)
  }

  /// Keeps the centre where it is, as far as the window stays on the screen; on Wayland that is the
  /// desktop's affair.
  func resize(to size: CGSize) {
    let units = scale / pixelsPerUnit
    let width = max(1, Int((size.width * units).rounded()))
    let height = max(1, Int((size.height * units).rounded()))
    if let x11 = server.x11, let window = xWindow {
      let frame = managerFrame
      let place = x11.place(of: window)?.resized(
        width: width, height: height, frame: frame, screen: server.usablePlace(of: handle))
      x11.resize(window: window, width: width, height: height, to: place, in: frame)
    } else {
      SDL_SetWindowSize(handle, Int32(width), Int32(height))
    }
  }

  func startTextInput(near rect: CGRect) {
    let units = scale / pixelsPerUnit
    var place = SDL_Rect(
      x: Int32(rect.minX * units), y: Int32(rect.minY * units),
      w: Int32(rect.width * units), h: Int32(rect.height * units))
    if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
    SDL_SetTextInputRect(&place)
  }

  func stopTextInput() { SDL_StopTextInput() }

  func raise() { SDL_RaiseWindow(handle) }

  func close() {
    server.forget(self)
    canvas = nil
    SDL_DestroyWindow(handle)
  }

  func present(drawing body: (PixelBuffer) -> [PixelRect]) {
    guard let surface = SDL_GetWindowSurface(handle) else { return }
    let canvas = canvas(for: surface)
    let target = canvas?.surface ?? surface
    let buffer = PixelBuffer(surface: target)
    let damage = body(buffer).map { $0.intersection(buffer.bounds) }.filter { !$0.isEmpty }
    guard !damage.isEmpty else { return }
    canvas?.copy(damage, to: surface)
    if isShown {
      let rects = damage.map(SDL_Rect.init)
      SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count))
    } else {
      show(surface)
    }
  }

  /// Puts all pixels on the screen again, as they are.
  func repaint() {
    if isShown, SDL_GetWindowSurface(handle) != nil { SDL_UpdateWindowSurface(handle) }
  }

  /// Takes in what SDL knows of the window's size and answers whether it is another one.
  func updateSize() -> Bool {
    if !hasOwnScale, server.x11 == nil { scale = pixelsPerUnit }
    let pixels = pixelSize
    let known = PixelBuffer.extent(of: size, scale: scale)
    guard pixels != known else { return false }
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return true
  }

  func applyCursor() {
    if SDL_GetMouseFocus() == handle { SDL_SetCursor(server.cursors.cursor(for: cursor)) }
  }

  /// Maps the window with its first frame in place.
  private func show(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    isShown = true
    if let x11 = server.x11, let window = xWindow {
      x11.withBackdrop(surface, window: window) { SDL_ShowWindow(handle) }
    } else {
      SDL_ShowWindow(handle)
    }
    SDL_UpdateWindowSurface(handle)
  }

  private func canvas(for surface: UnsafeMutablePointer<SDL_Surface>) -> SDLCanvas? {
    if SDLCanvas.isNeeded(for: surface) {
      if canvas?.fits(surface) != true { canvas = SDLCanvas(like: surface) }
    } else {
      canvas = nil
    }
    return canvas
  }

  /// On one line: what would break it, or can't be seen, is a space.
  private func applyTitle() {
    let title = String(
      String.UnicodeScalarView(self.title.unicodeScalars.map { $0.isPlain ? $0 : " " }))
    if let x11 = server.x11, let window = xWindow {
      x11.setTitle(title, window: window)
    } else {
      SDL_SetWindowTitle(handle, title)
    }
  }

  /// What the window manager puts around the window; nothing before it is shown.
  private var managerFrame: WindowPlace.Frame {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    return WindowPlace.Frame(
      left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
  }

  private var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  private var pixelsPerUnit: CGFloat { SDLWindowInfo.pixelsPerUnit(of: handle) }
}

extension Unicode.Scalar {
  /// Whether it may stand in a title bar.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
