internal import CSDL2
internal import Foundation
internal import WindowServer

/// Starts the part of SDL that is used: video, and the events that come along.
enum SDLVideo {
  /// Connects to the display; call once.
  /// - Parameter composesText: whether dead keys, the compose key and input methods will be needed.
  static func start(composesText: Bool) throws(WindowServerError) {
    let environment = ProcessInfo.processInfo.environment
    let drivers = try VideoDrivers.toTry(environment: environment)
    setHints(drivers: drivers)
    let changes = startEnvironment(composesText: composesText, environment: environment)
    let status = withEnvironment(changes) { SDL_Init(UInt32(SDL_INIT_VIDEO)) }
    guard status == 0 else {
      let displays = VideoDrivers.displays(environment: environment)
      throw .noDisplay(reason: "\(lastError) (\(displays))")
    }
    // Wayland has no window surface but by way of GL; on X11 that way costs 90 ms and 65 MB.
    set(SDL_HINT_FRAMEBUFFER_ACCELERATION, driverName == "x11" ? "0" : "1")
    // SDL takes text from the start and lets itself be dropped on.
    SDL_StopTextInput()
    for type in [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      SDL_EventState(type.rawValue, SDL_IGNORE)
    }
  }

  /// What SDL last complained about.
  static var lastError: String { String(cString: SDL_GetError()) }

  /// `x11` or `wayland`.
  static var driverName: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  private static func setHints(drivers: String) {
    set(SDL_HINT_VIDEODRIVER, drivers)
    // Signals end the program its own way, and so does the last window.
    set(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    set(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    // A dialog is not a film: it keeps neither the screen awake nor the compositor off.
    set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    set(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // A finger is a finger only, and the click that brings the window to the front counts.
    set(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    set(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    set(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // The input method shows its own candidates, and its text may be longer than 32 bytes.
    set(SDL_HINT_IME_SHOW_UI, "1")
    set(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
  }

  private static func set(_ hint: String, _ value: String) {
    SDL_SetHintWithPriority(hint, value, SDL_HINT_OVERRIDE)
  }

  /// The environment that SDL should see while it starts.
  ///
  /// Without a session bus libdbus would run `dbus-launch`. Where no text is composed, neither bus
  /// is needed, and the plain locale saves reading the compose tables: 10 of 18 ms.
  private static func startEnvironment(
    composesText: Bool, environment: [String: String]
  ) -> [String: String] {
    var changes = ["DBUS_SYSTEM_BUS_ADDRESS": "disabled:"]
    if !composesText || SessionBus.address(environment: environment) == nil {
      changes["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    }
    if !composesText { changes["LC_ALL"] = "C" }
    return changes
  }
}
