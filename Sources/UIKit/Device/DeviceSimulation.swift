internal import CoreGraphics
internal import QuartzCore
internal import WindowServer

/// Makes the main screen a device: with a status bar and a home indicator, a keyboard on the screen,
/// and ways to turn it.
///
/// Control-R turns it to the right, with Shift to the left; the secondary button of the mouse brings
/// up a menu that says so.
package final class DeviceSimulation {
  /// The one that the main screen has; nil where it is a plain window of the desktop.
  package private(set) static var current: DeviceSimulation?

  /// The device.
  package let form: DeviceForm
  let chrome: DeviceChromeWindow
  private let screen: UIScreen
  private var shown: StatusBarAppearance?
  private var barTouch: StatusBarTouch?

  /// Makes the main screen a device. Its size is the caller's to set, before.
  /// - Parameters:
  ///   - time: what the status bar says.
  ///   - orientation: the way up from the start.
  @discardableResult
  package static func start(
    _ form: DeviceForm, orientation: UIInterfaceOrientation = .portrait,
    time: StatusTime = .fixed("9:41"), showsKeyboard: Bool = true
  ) -> DeviceSimulation {
    current?.end()
    let device = DeviceSimulation(form, orientation: orientation, time: time)
    current = device
    KeyboardController.shared.usesScreenKeyboard = showsKeyboard
    return device
  }

  private init(_ form: DeviceForm, orientation: UIInterfaceOrientation, time: StatusTime) {
    self.form = form
    screen = .main
    if form.isTablet { screen.setTraits { $0.userInterfaceIdiom = .pad } }
    UIDevice.current.hold(orientation.deviceOrientation)
    screen.rotation.orientation = orientation
    screen.setDeviceEdges(form.edges)
    chrome = DeviceChromeWindow(screen: screen, form: form, clock: StatusClock(time))
    StatusBarAppearance.onChange = { [weak self] in self?.statusBarMayHaveChanged() }
    chrome.isHidden = false
  }

  /// Makes the screen a plain one again.
  package func end() {
    if Self.current === self { Self.current = nil }
    StatusBarAppearance.onChange = nil
    chrome.closeMenu()
    chrome.bar.clock.stop()
    chrome.isHidden = true
    screen.setDeviceEdges(.none)
  }

  // MARK: The status bar

  /// A controller says so, maybe inside an animation, which then takes the bar along.
  private func statusBarMayHaveChanged() {
    let new = screen.statusBarAppearance
    guard new != shown else { return }
    shown = new
    apply(new)
  }

  /// Looks whether the controllers on show want another status bar. Called in every turn.
  func refresh() {
    let new = screen.statusBarAppearance
    if let shown, new != shown {
      self.shown = new
      if new.animation == .none || new.isHidden == shown.isHidden {
        UIView.performWithoutAnimation { apply(new) }
      } else {
        UIView.animate(withDuration: Self.fadeDuration) { self.apply(new) }
      }
    } else if shown == nil {
      shown = new
      UIView.performWithoutAnimation { apply(new) }
    }
    chrome.refresh(content: content(new.style), foot: content(.default))
  }

  private static let fadeDuration: TimeInterval = 0.25

  private func apply(_ appearance: StatusBarAppearance) {
    screen.hidesStatusBar(appearance.isHidden)
    chrome.show(appearance, content: content(appearance.style))
  }

  /// The colour of what is written on the page.
  private func content(_ style: UIStatusBarStyle) -> UIColor {
    switch style {
    case .lightContent: .white
    case .darkContent: .black
    case .default:
      screen.statusBarWindow?.traitCollection.userInterfaceStyle == .dark ? .white : .black
    }
  }

  // MARK: Keys and the mouse

  /// Whether a key is the device's own; does what it says.
  func handle(_ event: KeyEvent) -> Bool {
    guard event.isDown else { return false }
    if chrome.isMenuOpen, event.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue {
      chrome.closeMenu()
      return true
    }
    guard event.usage == UIKeyboardHIDUsage.keyboardR.rawValue,
      event.modifiers.subtracting([.shift, .capsLock, .numericPad]) == .control
    else { return false }
    if !event.isRepeat { turn(clockwise: !event.modifiers.contains(.shift)) }
    return true
  }

  /// Whether what a finger or the mouse does is the device's own; opens the menu at the secondary
  /// button, and scrolls to the top at a tap on the status bar.
  func handle(_ event: PointerEvent) -> Bool {
    if let touch = barTouch, touch.owns(event) { return follow(event) }
    if barTouch == nil, !chrome.isMenuOpen, let bar = chrome.barFrame {
      barTouch = StatusBarTouch(event, on: bar)
      if barTouch != nil { return true }
    }
    guard event.kind == .mouse, event.phase == .down, event.button == 3 else { return false }
    chrome.openMenu(at: event.location, entries: menuEntries)
    return true
  }

  private func follow(_ event: PointerEvent) -> Bool {
    guard let isTap = barTouch?.follow(event) else { return true }
    barTouch = nil
    if isTap { screen.scrollView(below: event.location)?.goToTop() }
    return true
  }

  private var menuEntries: [DeviceMenu.Entry] {
    let keyboard = KeyboardController.shared
    return [
      DeviceMenu.Entry(title: "Rotate Right", keys: "Ctrl+R") { [weak self] in
        self?.turn(clockwise: true)
      },
      DeviceMenu.Entry(title: "Rotate Left", keys: "Ctrl+Shift+R") { [weak self] in
        self?.turn(clockwise: false)
      },
      DeviceMenu.Entry(
        title: keyboard.usesScreenKeyboard ? "Type on Real Keys Only" : "Show Keyboard on Screen",
        keys: ""
      ) { keyboard.usesScreenKeyboard.toggle() },
    ]
  }

  /// Turns the device by a quarter, or on to the next way up that the controllers on show support.
  package func turn(clockwise: Bool) {
    let ring: [UIDeviceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let now = ring.firstIndex(of: UIDevice.current.orientation) ?? 0
    for step in 1...3 {
      let next = ring[(now + (clockwise ? step : 4 - step)) % 4]
      guard screen.canRotate(to: next.interfaceOrientation) else { continue }
      return UIDevice.current.turn(to: next)
    }
  }
}
