import Foundation
import Gallery
import Testing
import TocsinTesting
import UIKit

@Suite("The examples as programs", .serialized, .enabled(if: VirtualDisplay.isInstalled))
struct ExampleProgramTests {
  private typealias Place = (x: Int, y: Int, width: Int, height: Int)

  /// Starts an example on a desktop with a window manager, the pointer out of the way.
  private func start(
    _ program: String, device: String = "", on display: VirtualDisplay
  ) throws -> (run: ProgramRun, window: String) {
    try display.startWindowManager()
    try display.run("xdotool", "mousemove", "0", "0")
    let run = try ProgramRun(
      [], display: display.name, environment: ["TOCSIN_DEVICE": device], program: program)
    return (run, try display.readyWindow(of: run))
  }

  private func picture(of place: Place, on display: VirtualDisplay) throws -> Picture {
    try #require(try display.pixels())
      .picture(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  /// Whether a window is on the screen with all of what is around it.
  private func isOnScreen(_ place: Place) -> Bool {
    place.x >= 0 && place.y > 0 && place.x + place.width <= 1280 && place.y + place.height <= 720
  }

  @Test(
    "Each shows its page, dot for dot, in a window of its name, and ends when that is closed",
    arguments: [
      ("CustomAlert", "custom-alert"), ("StyledAlert", "styled-alert"),
      ("SlidingAlert", "sliding-alert"), ("FloatingController", "floating-controller"),
      ("ClassicAlerts", "classic-alerts"), ("Switches", "switches"),
    ])
  func shows(program: String, name: String) throws {
    let display = try VirtualDisplay(staysUp: true, showsPixels: true)
    let (run, window) = try start(program, on: display)
    #expect(try display.run("xdotool", "getwindowname", window) == "\(program)\n")
    let place = try display.place(of: window)
    #expect(isOnScreen(place))

    let screen = TestScreen(size: CGSize(width: place.width, height: place.height), scale: 1)
    let entry = try #require(ExampleEntry.all.first { $0.name == "example-" + name })
    screen.window.rootViewController = entry.make()
    screen.advance(by: 0.5)
    let expected = screen.picture()
    try display.wait { try picture(of: place, on: display) == expected }
    let difference = PictureDifference(try picture(of: place, on: display), expected)
    #expect(difference == nil, "\(difference?.pixels ?? 0) pixels differ")

    try display.close(window)
    let result = run.result()
    #expect(result.code == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test(
    "As a device the window shows all of it, and stays on the screen around its middle as it turns",
    arguments: [("phone", "SlidingAlert"), ("classic", "CustomAlert"), ("tablet", "StyledAlert")])
  func device(device: String, program: String) throws {
    let display = try VirtualDisplay(staysUp: true, showsPixels: true)
    let (run, window) = try start(program, device: device, on: display)
    let upright = try display.place(of: window)
    #expect(upright.height > upright.width && isOnScreen(upright))
    #expect(Set(try picture(of: upright, on: display).pixels).count > 20)
    try display.key("ctrl+r")
    try display.wait { try display.place(of: window).width == upright.height }
    let turned = try display.place(of: window)
    #expect(turned.width == upright.height && turned.height == upright.width)
    #expect(isOnScreen(turned))
    #expect(abs(turned.x + turned.width / 2 - upright.x - upright.width / 2) <= 2)
    // Once it has turned, the page is drawn from edge to edge of the window.
    func isDrawn(_ shown: Picture) -> Bool {
      Set(shown.pixels).count > 20
        && [2, turned.width - 3].allSatisfy { shown[$0, turned.height / 2] & 0xFF > 180 }
    }
    try display.wait { isDrawn(try picture(of: turned, on: display)) }
    #expect(isDrawn(try picture(of: turned, on: display)))
    try display.close(window)
    #expect(run.result().code == 0)
  }
}
