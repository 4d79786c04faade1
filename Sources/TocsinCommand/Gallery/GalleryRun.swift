import AlertSpec
import Dispatch
import Foundation
import Gallery
import Tocsin
import UIKit
import WindowServer

/// `tocsin gallery`: the list of samples in a window, or a picture of each.
enum GalleryRun {
  /// Shows the list until its window is closed.
  static func show(scale: Double?) throws(ProgramError) -> Never {
    let server = try Desktop.connect(composesText: true)
    do throws(WindowServerError) {
      try UIApplication.start(server: server)
    } catch {
      throw Desktop.problem(error)
    }
    let page = DevicePage()
    let usual = server.defaultScale
    let fitting = DeviceFit.scale(
      for: page.form.size, available: Desktop.room(on: server), usual: usual)
    try Desktop.openScreen(
      WindowDescription(
        title: "Tocsin Gallery", size: page.form.size, scale: scale.map { CGFloat($0) } ?? fitting,
        isResizable: true),
      on: server)
    page.start(time: .wallClock)
    UIApplication.shared.onCloseRequest = { close() }
    UIApplication.shared.onQuit = { close() }
    let hangup = Self.watchHangup()
    defer { hangup.cancel() }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GalleryController()
    window.makeKeyAndVisible()
    UIApplication.shared.run()
    Program.end(with: .answered)
  }

  private static func close(with code: ExitCode = .answered) -> Never {
    UIApplication.shared.server?.shutDown()
    Program.end(with: code)
  }

  /// The end of the terminal ends the window properly; the other signals end the process at once.
  private static func watchHangup() -> any DispatchSourceSignal {
    signal(SIGHUP, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: .main)
    source.setEventHandler { close(with: .hangup) }
    source.resume()
    return source
  }

  /// Draws each sample over a plain page, and each example over its own, light and dark, into a
  /// folder that is made if missing.
  static func draw(to directory: String, scale: Double) throws(ProgramError) {
    try Desktop.checkFonts()
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw .fileFailed(path: directory, SystemError(code: (error as NSError).posixCode ?? EIO))
    }
    for (word, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      func write(_ bitmap: Bitmap, _ name: String) throws(ProgramError) {
        try PictureFile.write(
          CGImage(bitmap: bitmap).pngData(), to: "\(directory)/\(name)-\(word).png")
      }
      for sample in Sample.all {
        try write(picture(of: sample, style: style, scale: CGFloat(scale)), sample.name)
      }
      for example in ExampleEntry.all {
        try write(picture(of: example, style: style, scale: CGFloat(scale)), example.name)
      }
    }
  }

  /// A sample's picture at rest.
  static func picture(of sample: Sample, style: UIUserInterfaceStyle, scale: CGFloat) -> Bitmap {
    picture(style: style, scale: scale) {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      return page
    } show: { _ in
      sample.make().show()
    }
  }

  /// An example's picture, with what it shows, at rest.
  static func picture(
    of example: ExampleEntry, style: UIUserInterfaceStyle, scale: CGFloat
  ) -> Bitmap {
    picture(style: style, scale: scale, page: example.make, show: example.open)
  }

  private static func picture(
    style: UIUserInterfaceStyle, scale: CGFloat, page: () -> UIViewController,
    show: (UIViewController) -> Void
  ) -> Bitmap {
    let device = DevicePage()
    let scene = OffscreenScene(size: device.form.size, scale: scale, appearance: style)
    device.start(time: .fixed("9:41"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = page()
    window.rootViewController = root
    window.makeKeyAndVisible()
    show(root)
    return scene.picture(at: RenderRun.settled)
  }
}

extension NSError {
  /// The system's error number, where the error or its cause has one.
  fileprivate var posixCode: Int32? {
    if domain == NSPOSIXErrorDomain { return Int32(code) }
    return (userInfo[NSUnderlyingErrorKey] as? NSError)?.posixCode
  }
}
