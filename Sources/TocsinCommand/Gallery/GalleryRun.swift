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

  /// Draws each sample over a plain page, and each example over its own, light and dark where
  /// nothing else was asked for, into a folder that is made if missing.
  func draw(to directory: String) throws(ProgramError) {
    try Desktop.checkFonts()
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw .fileFailed(path: directory, SystemError(code: (error as NSError).posixCode ?? EIO))
    }
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

  /// A sample's picture at rest.
  func picture(of sample: Sample, style: UIUserInterfaceStyle) -> Bitmap {
    picture(style: style) {
      let page = UIViewController()
      page.view.backgroundColor = .systemGroupedBackground
      return page
    } show: { page in
      sample.make(page.view).show()
    }
  }

  /// An example's picture, with what it shows, at rest.
  func picture(of example: ExampleEntry, style: UIUserInterfaceStyle) -> Bitmap {
    picture(style: style, page: example.make, show: example.open)
  }

  private func picture(
    style: UIUserInterfaceStyle, page: () -> UIViewController, show: (UIViewController) -> Void
  ) -> Bitmap {
    let device = request.page
    let scene = OffscreenScene(
      size: CGSize(width: device.size.width, height: device.size.height),
      scale: CGFloat(request.scale ?? 2), appearance: style)
    device.start(time: .fixed("9:41"))
    request.reader.apply()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = page()
    window.rootViewController = root
    window.makeKeyAndVisible()
    show(root)
    return scene.picture(at: RenderRun.settled)
  }
}
