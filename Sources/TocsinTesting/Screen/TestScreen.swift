import Tocsin
public import UIKit
import WindowServer

/// A screen with a clock of its own, for tests that do what a person does and see what one sees.
///
/// ```swift
/// @Test("Deleting asks first") func deletes() throws {
///   let screen = TestScreen()
///   let alert = Alert(title: "Delete item?")
///   alert.addAction(.cancel())
///   alert.addAction(.destructive("Delete"))
///   alert.show()
///   screen.advance(by: 1)
///   try screen.tap("Delete")
///   screen.advance(by: 1)
///   #expect(!screen.shows("Delete item?"))
/// }
/// ```
///
/// Time passes only in ``advance(by:)`` and ``step(frames:)``; the same steps give the same
/// pixels, byte for byte. A screen replaces the whole application, so there is one at a time: run
/// such tests one after the other (`swift test --no-parallel`).
public final class TestScreen {
  /// The application's window, with an empty page as its root.
  public let window: UIWindow
  /// The page below the alerts. Add views to its view, or give ``window`` another root.
  public let page: UIViewController

  let server: OffscreenWindowServer
  let clock: SteppedMediaClock
  let application: UIApplication

  /// Makes a screen that shows an empty page and forgets the one before.
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - appearance: light or dark.
  ///   - safeArea: what a notch or a home indicator would cover.
  ///   - keyboard: what comes up when a field takes the keyboard.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    appearance: UIUserInterfaceStyle = .light, safeArea: UIEdgeInsets = .zero,
    keyboard: Keyboard = .hardware
  ) {
    self.init(
      size: size, scale: scale, appearance: appearance, safeArea: safeArea, keyboard: keyboard,
      drawsFrames: true)
  }

  init(
    size: CGSize, scale: CGFloat, appearance: UIUserInterfaceStyle, safeArea: UIEdgeInsets,
    keyboard: Keyboard, drawsFrames: Bool
  ) {
    server = OffscreenWindowServer(
      availableSize: size, defaultScale: scale,
      appearance: appearance == .dark ? .dark : .light)
    clock = SteppedMediaClock(now: 1000)
    Presenter.shared.reset()
    UIApplication.reset()
    // Who runs a test doesn't decide what it sees.
    if Reader.current == .ofProcess { Reader.current = .neutral }
    do throws(WindowServerError) {
      try UIApplication.start(
        server: server, clock: clock,
        window: WindowDescription(title: "Test", size: size, scale: scale, isResizable: true))
    } catch {
      preconditionFailure("An offscreen window is never refused, yet: \(error)")
    }
    application = .shared
    UIScreen.main.safeAreaInsets = safeArea
    UIScreen.main.isFrozen = !drawsFrames
    page = UIViewController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    page.view.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.keyboard = keyboard
    // Observers don't hear of what an initialiser sets.
    applyKeyboard()
  }

  /// What comes up when a field takes the keyboard.
  public enum Keyboard: Sendable, Equatable {
    /// Nothing: there are keys on the desk.
    case hardware
    /// A keyboard on the screen, as high as a phone's, or as given in points.
    case software(height: CGFloat? = nil)
  }

  /// Makes a screen that is a device, with its status bar, which says 9:41, and its keyboard.
  ///
  /// ``rotate()`` turns it as a hand would.
  public convenience init(
    device: Device, scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light,
    keyboard: Keyboard = .software()
  ) {
    self.init(size: device.form.size, scale: scale, appearance: appearance)
    DeviceSimulation.start(device.form)
    self.keyboard = keyboard
    application.runTurn()
  }

  /// A device that a screen can be.
  public nonisolated enum Device: Sendable, Hashable {
    /// A telephone of 390 × 844 points with a notch and a home indicator.
    case phone
    /// A telephone of 393 × 852 points with a hole for its cameras and a home indicator.
    case island
    /// A telephone of 375 × 667 points with a button below the screen.
    case classic
    /// A tablet of 820 × 1180 points with a home indicator.
    case tablet
  }

  /// What comes up when a field takes the keyboard. A change shows at once.
  public var keyboard: Keyboard {
    didSet { applyKeyboard() }
  }

  /// The time on the clock, in seconds since the screen was made.
  public var now: TimeInterval { clock.now - 1000 }
}

extension TestScreen.Device {
  fileprivate var form: DeviceForm {
    switch self {
    case .phone: .phone
    case .island: .island
    case .classic: .classic
    case .tablet: .tablet
    }
  }
}
