internal import WindowServer

/// Which of SDL's ways to a desktop may be tried.
///
/// SDL would fall back on drivers that show nothing (`dummy`, `offscreen`) or that take over the
/// whole screen (`KMSDRM`); a dialog must do neither.
nonisolated enum VideoDrivers {
  /// SDL's list of drivers, in the order to try them.
  ///
  /// `SDL_VIDEODRIVER` decides where it is set. Otherwise X11 goes before Wayland, because there
  /// SDL's window surface needs no GL.
  static func toTry(environment: [String: String]) throws(WindowServerError) -> String {
    if let wish = value("SDL_VIDEODRIVER", in: environment) {
      let names = wish.split(separator: ",")
      guard names.allSatisfy({ $0 == "x11" || $0 == "wayland" }) else {
        throw .noDisplay(
          reason: "SDL_VIDEODRIVER is “\(wish)”; only x11 and wayland show windows here")
      }
      return wish
    }
    var names: [String] = []
    if value("DISPLAY", in: environment) != nil { names.append("x11") }
    if value("WAYLAND_DISPLAY", in: environment) != nil { names.append("wayland") }
    guard !names.isEmpty else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    return names.joined(separator: ",")
  }

  /// The variables that name a display, for an error's reason.
  static func displays(environment: [String: String]) -> String {
    ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
      value(name, in: environment).map { "\(name) is “\($0)”" }
    }.joined(separator: ", ")
  }

  private static func value(_ name: String, in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
