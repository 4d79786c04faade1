import Foundation
import Testing
import WindowServer

@testable import SDLWindowServer

@Suite("What the desktop says about itself")
struct DesktopTests {
  @Test(
    "Xft.dpi gives the scale, in quarters from 1 to 4",
    arguments: [
      ("Xft.dpi:\t96\n", 1), ("Xcursor.size: 24\nXft.dpi: 192\n", 2), ("Xft.dpi:144", 1.5),
      ("Xft.dpi: 120", 1.25), ("Xft.dpi: 100", 1), ("Xft.dpi: 72", 1), ("Xft.dpi: 5000", 4),
    ] as [(String, CGFloat)])
  func scale(resources: String, expected: CGFloat) {
    #expect(DisplayScale.fromResources(resources) == expected)
  }

  @Test(
    "Resources with no usable Xft.dpi give no scale",
    arguments: ["", "Xft.dpi: fine", "Xft.dpi: -96", "Xft.dpi: nan", "my.Xft.dpi2: 192"])
  func noScale(resources: String) {
    #expect(DisplayScale.fromResources(resources) == nil)
  }

  @Test("With no display at all there is a reason")
  func noDisplay() {
    #expect(
      throws: WindowServerError.noDisplay(
        reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    ) { try VideoDrivers.toTry(environment: ["DISPLAY": ""]) }
  }

  @Test("X11 is tried before Wayland, and only what there is")
  func drivers() throws {
    #expect(try VideoDrivers.toTry(environment: ["DISPLAY": ":0"]) == "x11")
    #expect(try VideoDrivers.toTry(environment: ["WAYLAND_DISPLAY": "w"]) == "wayland")
    let both = ["DISPLAY": ":0", "WAYLAND_DISPLAY": "w"]
    #expect(try VideoDrivers.toTry(environment: both) == "x11,wayland")
    let wish = both.merging(["SDL_VIDEODRIVER": "wayland"]) { $1 }
    #expect(try VideoDrivers.toTry(environment: wish) == "wayland")
  }

  @Test(
    "A driver that shows nothing is refused, even on request", arguments: ["dummy", "x11,kmsdrm"])
  func blindDriver(name: String) {
    #expect(throws: WindowServerError.self) {
      try VideoDrivers.toTry(environment: ["DISPLAY": ":0", "SDL_VIDEODRIVER": name])
    }
  }

  @Test("The session bus is the named one, or the socket that exists, or none")
  func sessionBus() throws {
    #expect(
      SessionBus.address(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"])
        == "unix:path=/x")
    #expect(SessionBus.address(environment: [:]) == nil)
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "bus-\(ProcessInfo.processInfo.processIdentifier)").path()
    #expect(SessionBus.address(environment: ["XDG_RUNTIME_DIR": directory]) == nil)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    _ = FileManager.default.createFile(atPath: directory + "/bus", contents: nil)
    #expect(
      SessionBus.address(environment: ["XDG_RUNTIME_DIR": directory])
        == "unix:path=\(directory)/bus")
  }

  @Test(
    "GTK's settings ask for dark windows in two ways",
    arguments: [
      ("[Settings]\ngtk-application-prefer-dark-theme=1\n", true),
      ("gtk-application-prefer-dark-theme = true", true),
      ("gtk-theme-name=Adwaita-dark", true),
      ("gtk-theme-name=Adwaita", false),
      ("gtk-application-prefer-dark-theme=0\ngtk-theme-name=Arc", false),
      ("", false),
      ("=\n= =", false),
    ] as [(String, Bool)])
  func gtk(text: String, isDark: Bool) {
    #expect(GTKSettings.prefersDark(text) == isDark)
  }

  @Test("GTK's settings lie where XDG_CONFIG_HOME says, or else at home")
  func gtkPaths() {
    #expect(
      GTKSettings.paths(environment: ["HOME": "/h"]) == [
        "/h/.config/gtk-4.0/settings.ini", "/h/.config/gtk-3.0/settings.ini",
      ])
    #expect(
      GTKSettings.paths(environment: ["HOME": "/h", "XDG_CONFIG_HOME": "/c"])[0]
        == "/c/gtk-4.0/settings.ini")
  }

  @Test("The input method's pump runs only where there is an input method")
  func inputMethod() {
    #expect(!InputMethodPump.isNeeded(environment: ["XMODIFIERS": "@im=none"]))
    #expect(InputMethodPump.isNeeded(environment: ["XMODIFIERS": "@im=ibus"]))
    #expect(InputMethodPump.isNeeded(environment: ["SDL_IM_MODULE": "fcitx"]))
  }

  @Test("An environment changed for a while is put back")
  func environment() {
    setenv("TOCSIN_TEST_A", "before", 1)
    defer { unsetenv("TOCSIN_TEST_A") }
    let inside = withEnvironment(["TOCSIN_TEST_A": "x", "TOCSIN_TEST_B": "y"]) {
      [variable("TOCSIN_TEST_A"), variable("TOCSIN_TEST_B")]
    }
    #expect(inside == ["x", "y"])
    #expect(variable("TOCSIN_TEST_A") == "before")
    #expect(variable("TOCSIN_TEST_B") == nil)
  }

  private func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
