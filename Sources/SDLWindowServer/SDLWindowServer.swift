internal import CSDL2
public import Foundation
public import WindowServer

/// Real windows, by way of SDL, on an X11 or Wayland desktop.
///
/// One a process, and only on the main thread. The program ends by `shutDown()` and `_exit`: SDL's
/// own way out can meet an X error after a key press, and waits for the server.
public final class SDLWindowServer: WindowServer {
  /// Called when events came in by other means than the file descriptor.
  public var onWake: (() -> Void)?
  /// Pixels per point: of X11's `Xft.dpi`, 96 being 1, or of Wayland's scale.
  public let defaultScale: CGFloat

  /// The connection to the X server; nil on Wayland.
  let x11: XConnection?
  let cursors = SDLCursors()
  private let wayland: OpaquePointer?
  private let unitsPerPixel: CGFloat
  private(set) var windows: [UInt32: SDLWindow] = [:]
  var translator = EventTranslator()
  var heldKeys = HeldKeys()
  private var waiting: [ServerEvent] = []
  private var appearanceWatcher: AppearanceWatcher?
  private var toldAppearance: ServerAppearance?
  private var inputMethod: InputMethodPump?

  /// Connects to the display that `DISPLAY` or `WAYLAND_DISPLAY` names.
  /// - Parameter composesText: whether text may be typed that takes more than a key for a
  ///   character: dead keys, the compose key, input methods. Without it the start is 10 ms
  ///   shorter, and every layout still types its own letters.
  public init(composesText: Bool = true) throws(WindowServerError) {
    try SDLVideo.start(composesText: composesText)
    guard let probe = SDLWindowInfo.probe() else {
      throw .noDisplay(reason: SDLVideo.lastError)
    }
    unitsPerPixel = 1 / probe.pixelsPerUnit
    switch probe.info {
    case .x11(let display, _):
      let connection = XConnection(display: display)
      x11 = connection
      wayland = nil
      defaultScale = DisplayScale.fromResources(connection.resources) ?? 1
    case .wayland(let display):
      x11 = nil
      wayland = display
      defaultScale = probe.pixelsPerUnit
    }
    translator.shifted = { [weak self] in self?.shifted($0) }
    x11?.onLoss = { [weak self] in self?.post(.quit) }
    let environment = ProcessInfo.processInfo.environment
    if composesText, InputMethodPump.isNeeded(environment: environment) {
      inputMethod = InputMethodPump { [weak self] in self?.onWake?() }
    }
    watchAppearance(environment: environment)
  }

  /// The X connection's or the Wayland display's descriptor.
  public var fileDescriptor: Int32? {
    if let x11 { return x11.fileDescriptor }
    return wayland.map { wl_display_get_fd($0) }
  }

  /// The size in points of the desktop without its panels, on the display with the pointer.
  public var availableSize: CGSize {
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(pointerDisplay, &bounds)
    let pointsPerUnit = 1 / (unitsPerPixel * defaultScale)
    return CGSize(
      width: CGFloat(bounds.w) * pointsPerUnit, height: CGFloat(bounds.h) * pointsPerUnit)
  }

  /// The display's refresh rate; 60 where it tells none or an unlikely one.
  public var maximumFramesPerSecond: Int {
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(pointerDisplay, &mode)
    return (30...240).contains(mode.refresh_rate) ? Int(mode.refresh_rate) : 60
  }

  /// Light or dark, by the settings portal or else by GTK's settings file.
  ///
  /// The first call may wait up to 20 ms for the portal, so that a dark desktop is not dazzled;
  /// a later answer comes as an event.
  public var appearance: ServerAppearance {
    if let toldAppearance { return toldAppearance }
    let answer =
      appearanceWatcher?.firstAnswer(withinMilliseconds: 20)
      ?? (GTKSettings.prefersDark() ? .dark : .light)
    toldAppearance = answer
    return answer
  }

  /// The clipboard's text; reading may wait for the program that owns it, up to a second.
  public var pasteboardText: String? {
    get {
      guard let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return text.pointee == 0 ? nil : String(cString: text)
    }
    set {
      SDL_SetClipboardText(newValue ?? "")
      x11?.flush()
    }
  }

  /// Opens a window in the middle of the display that has the pointer.
  public func openWindow(
    _ description: WindowDescription
  ) throws(WindowServerError) -> any ServerWindow {
    let scale = description.scale ?? defaultScale
    let window = try SDLWindow(
      description: description, scale: scale, unitsPerPoint: scale * unitsPerPixel, server: self)
    windows[window.id] = window
    return window
  }

  /// The next event that waits, or nil; never blocks.
  public func nextEvent() -> ServerEvent? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    if let inputMethod, SDL_IsTextInputActive() == SDL_TRUE, x11?.hasNewEvents == true {
      inputMethod.inputArrived()
    }
    var event = SDL_Event()
    repeat {
      while SDL_PollEvent(&event) != 0 {
        if let answer = handle(event) { return answer }
      }
      // SDL ends a round of polling without looking at what Xlib has read meanwhile.
    } while x11?.hasQueuedEvents == true
    return nil
  }

  /// Whether events lie in this object's, Xlib's or SDL's queue.
  public var hasWaitingEvents: Bool {
    !waiting.isEmpty || x11?.hasQueuedEvents == true || SDL_HasEvents(0, .max) == SDL_TRUE
  }

  /// Takes the windows off the desktop without waiting for it; the process should `_exit` next.
  public func shutDown() {
    onWake = nil
    if let x11 {
      for window in windows.values {
        if let number = window.xWindow { x11.destroy(window: number) }
      }
      x11.flush()
    } else if let wayland {
      wl_display_flush(wayland)
    }
  }

  /// Takes a closed window out of the list.
  func forget(_ window: SDLWindow) { windows[window.id] = nil }

  /// The display that the pointer is on, where people look.
  var pointerDisplay: Int32 {
    guard SDL_GetNumVideoDisplays() > 1 else { return 0 }
    var point = SDL_Point()
    SDL_GetGlobalMouseState(&point.x, &point.y)
    return max(0, SDL_GetPointDisplayIndex(&point))
  }

  /// Where a window goes: to the middle of the display that has the pointer. One that is larger than
  /// the display begins at its corner, so that what it begins with can be seen.
  func position(ofWindow width: Int32, _ height: Int32) -> SDL_Point {
    let display = pointerDisplay
    let centre = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK) | display
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else {
      return SDL_Point(x: centre, y: centre)
    }
    return SDL_Point(
      x: width > bounds.w ? bounds.x : centre, y: height > bounds.h ? bounds.y : centre)
  }

  /// The part of a window's display that panels leave.
  func usablePlace(of window: OpaquePointer) -> WindowPlace {
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(window)), &bounds)
    return WindowPlace(
      x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  private func post(_ event: ServerEvent) {
    waiting.append(event)
    onWake?()
  }

  private func watchAppearance(environment: [String: String]) {
    guard let address = SessionBus.address(environment: environment) else { return }
    appearanceWatcher = AppearanceWatcher(busAddress: address) { [weak self] appearance in
      guard let self, let told = toldAppearance, told != appearance else { return }
      toldAppearance = appearance
      post(.appearance(appearance))
    }
  }
}
