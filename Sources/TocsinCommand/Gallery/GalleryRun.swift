import AlertSpec
import Foundation
import Gallery
import Tocsin
import UIKit
import WindowServer

/// `tocsin gallery`: the list of samples in a window, or a picture of each.
struct GalleryRun {
  private let request: GalleryRequest

  init(_ request: GalleryRequest) { self.request = request }

  /// Shows the list until its window is closed.
  func show() throws(ProgramError) -> Never {
    let server = try Desktop.connect(composesText: true)
    do throws(WindowServerError) {
      try UIApplication.start(server: server)
    } catch {
      throw Desktop.problem(error)
    }
    let page = request.page
    let size = CGSize(width: page.size.width, height: page.size.height)
    let usual = server.defaultScale
    let fitting = DeviceFit.scale(
      for: size, available: server.roomForContent, usual: usual)
    try Desktop.openScreen(
      WindowDescription(
        title: "Tocsin Gallery", size: size,
        scale: request.scale.map { CGFloat($0) } ?? fitting, isResizable: true),
      on: server)
    page.start(time: .wallClock)
    request.reader.apply()
    UIApplication.shared.onCloseRequest = { Self.close() }
    UIApplication.shared.onQuit = { Self.close() }
    // The end of the terminal ends the window properly; the other signals end the process at once.
    let signals = SignalWatch([SIGHUP: { Self.close(with: .hangup) }])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = UIUserInterfaceStyle(request.appearance)
    window.rootViewController = GalleryController()
    window.makeKeyAndVisible()
    withExtendedLifetime(signals) { UIApplication.shared.run() }
    Program.end(with: .answered)
  }

  private static func close(with code: ExitCode = .answered) -> Never {
    UIApplication.shared.server?.shutDown()
    Program.end(with: code)
  }

  /// Draws each sample over a page, and each example over its own, light and dark where nothing else
  /// was asked for, into a folder that is made if missing.
  func draw(to directory: String) throws(ProgramError) {
    try Desktop.checkFonts()
    try PictureFolder.make(directory)
    for appearance in request.appearance.map({ [$0] }) ?? Appearance.allCases {
      let style = UIUserInterfaceStyle(appearance)
      func write(_ bitmap: Bitmap, _ name: String) throws(ProgramError) {
        try PictureFile.write(
          CGImage(bitmap: bitmap).pngData(), to: "\(directory)/\(name)-\(appearance.rawValue).png")
      }
      for sample in Sample.all {
        try write(picture(of: sample, style: style), sample.name)
      }
      for example in ExampleEntry.all {
        try write(picture(of: example, style: style), example.name)
      }
    }
  }

  /// A sample's picture over a page, on its way or at rest.
  func picture(of sample: Sample, style: UIUserInterfaceStyle) -> Bitmap {
    let page = SamplePage()
    let (scene, window) = scene(style: style, page: page)
    defer { withExtendedLifetime(window) {} }
    let alert = sample.make(page.anchor)
    alert.show()
    guard sample.isPressed else {
      return scene.picture(at: sample.moment ?? RenderRun.settled)
    }
    scene.run(until: RenderRun.settled)
    sample.press(in: alert)
    return scene.picture(at: 2 * RenderRun.settled)
  }

  /// An example's picture, with what it shows, at rest.
  func picture(of example: ExampleEntry, style: UIUserInterfaceStyle) -> Bitmap {
    let page = example.make()
    let (scene, window) = scene(style: style, page: page)
    defer { withExtendedLifetime(window) {} }
    example.open(page)
    return scene.picture(at: RenderRun.settled)
  }

  /// A device that shows a page as long as the window is kept.
  private func scene(
    style: UIUserInterfaceStyle, page: UIViewController
  ) -> (OffscreenScene, UIWindow) {
    let device = request.page
    let scene = OffscreenScene(
      size: CGSize(width: device.size.width, height: device.size.height),
      scale: CGFloat(request.scale ?? 2), appearance: style)
    device.start(time: .fixed("9:41"))
    request.reader.apply()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (scene, window)
  }
}
