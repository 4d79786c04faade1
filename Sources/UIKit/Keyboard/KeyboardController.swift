package import Foundation
internal import QuartzCore

/// Shows and hides the on-screen keyboard as first responders come and go, and tells of it.
///
/// On the desktop there is a hardware keyboard, and nothing is shown but what a responder itself
/// has for input: its `inputView`, and its `inputAccessoryView` at the foot of the screen. Where the
/// screen's keyboard is asked for, a text input that becomes first responder brings it up; another
/// one that takes over keeps it; none any more lets it go. Real keys type all the while.
///
/// Unsettled in UIKit: the order against the text delegates' calls. Here the will-notifications
/// are posted as the last part of `becomeFirstResponder` and `resignFirstResponder`.
package final class KeyboardController {
  /// The only one.
  package static let shared = KeyboardController()

  /// Seconds that the keyboard takes to come or go (seen).
  package static let duration: TimeInterval = 0.25
  /// The curve's number (seen).
  package static let curve = 7

  /// Whether text inputs bring up a keyboard on the screen. Turning it off hides a shown one.
  package var usesScreenKeyboard = false {
    didSet {
      guard usesScreenKeyboard != oldValue else { return }
      serveKeys()
      update()
    }
  }
  /// How high the keyboard is. A shown one takes a new height at once.
  package var metrics = KeyboardMetrics.standard { didSet { update() } }
  /// What is shown instead of the keys. A responder's `inputView` goes first.
  package var keyboardView: UIView? { didSet { update() } }

  /// Where the keyboard is or is going, in the screen's coordinates; below the screen if hidden.
  package private(set) var frame = CGRect.zero
  /// Whether the keyboard is up or on its way up.
  package private(set) var isShown = false

  /// Whether the keys that are shown are dark.
  var isDark: Bool { style == .dark }

  /// How far a finger has pulled the keyboard down.
  private var pull: CGFloat = 0
  private weak var responder: UIResponder?
  private var window: KeyboardWindow?
  private var keysView: KeysView?
  /// The keys; nil until they are first shown.
  package var keys: UIView? { keysView }
  private var arrival: MediaTimer?

  /// Forgets the keyboard. For tests that start anew.
  package func reset() {
    arrival?.cancel()
    arrival = nil
    responder = nil
    isShown = false
    frame = .zero
    pull = 0
    usesScreenKeyboard = false
    metrics = .standard
    keyboardView = nil
    keysView = nil
    // Last, as the end of a window makes the application ask for the keyboard again.
    let old = window
    window = nil
    old?.isHidden = true
  }

  // MARK: Reasons to change

  /// The first responder of the key window changed. Called by the application.
  package func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
    guard new != nil || responder == nil || old === responder else { return }
    responder = new
    serveKeys()
    update()
  }

  /// Takes in what the text of the first responder has become. Called in every turn.
  func refresh() {
    guard isShown else { return }
    window?.show(style: style)
    keysView?.refresh()
  }

  /// The screen has another size, or the safe area changed.
  /// - Parameter isTurning: whether that is a turn of the device; the keyboard keeps step with it.
  package func screenDidChange(isTurning: Bool = false) { update(isTurning ? .turn : .own) }

  private var wantsKeyboard: Bool { content != nil || accessory != nil }

  /// The keys, or what stands in their place; nil where there is nothing to type on.
  private var content: UIView? {
    guard let responder else { return nil }
    if let own = responder.inputView { return own }
    guard usesScreenKeyboard, responder.takesTyping else { return nil }
    return keyboardView ?? keysView
  }

  /// What the responder, or the nearest one up the chain, wants above the keys.
  private var accessory: UIView? {
    responder?.chain.lazy.compactMap(\.inputAccessoryView).first
  }

  private func serveKeys() {
    let isWanted = usesScreenKeyboard && responder?.inputView == nil && keyboardView == nil
    guard isWanted, responder?.takesTyping == true else {
      keysView?.serve(nil, isTablet: isTablet)
      return
    }
    let keys = keysView ?? KeysView(frame: .zero)
    keysView = keys
    keys.serve(responder, isTablet: isTablet)
  }

  private func update(_ pace: Pace = .own) {
    let hidden = hiddenFrame(height: isShown ? frame.height : targetHeight)
    if wantsKeyboard {
      let target = shownFrame
      let isNew = !isShown
      guard isNew || target != frame else {
        window?.show(content, accessory: accessory, style: style)
        return
      }
      isShown = true
      move(
        from: isNew ? hiddenFrame(height: target.height) : frame, to: target, isShowing: true, pace)
    } else if isShown {
      isShown = false
      move(from: frame.offsetBy(dx: 0, dy: pull), to: hidden, isShowing: false, pace)
    }
  }

  // MARK: Moving

  /// A finger that drags content is at a height of the screen: the keyboard makes way for it.
  func follow(finger y: CGFloat) {
    guard isShown, arrival == nil || pull > 0 else { return }
    pull = (y - frame.minY).clamped(to: 0...frame.height)
    window?.place(frame.offsetBy(dx: 0, dy: pull))
  }

  /// The finger has left at a speed, downwards for a positive one: the keyboard goes, or comes back.
  func letGo(speed: CGFloat) {
    guard pull > 0 else { return }
    if speed > 0 || speed == 0 && pull > frame.height / 2 {
      responder?.resignFirstResponder()
    }
    if isShown {
      window?.slide(
        from: frame.offsetBy(dx: 0, dy: pull), to: frame, duration: Self.duration,
        curve: Self.curve)
    }
    pull = 0
  }

  /// How long the keyboard moves, and the number of the curve that it moves by.
  private struct Pace {
    let duration: TimeInterval
    let curve: Int
    static let own = Pace(duration: KeyboardController.duration, curve: KeyboardController.curve)
    static let turn = Pace(
      duration: SizeTransition.rotationDuration,
      curve: UIView.AnimationCurve.easeInOut.rawValue)
  }

  private func move(from begin: CGRect, to end: CGRect, isShowing: Bool, _ pace: Pace) {
    arrival?.cancel()
    frame = end
    let info = userInfo(from: begin, to: end, pace)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      isShowing
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    // What is told of the keyboard may have moved it again, and then the newer move goes on.
    guard frame == end, isShown == isShowing else { return }

    let window = window ?? KeyboardWindow(screen: screen)
    self.window = window
    if isShowing { window.show(content, accessory: accessory, style: style) }
    window.slide(from: begin, to: end, duration: pace.duration, curve: pace.curve)
    arrival = MediaTimer.schedule(after: pace.duration) { [self] in
      arrival = nil
      if !isShowing { window.isHidden = true }
      post(
        isShowing
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
      post(UIResponder.keyboardDidChangeFrameNotification, info)
    }
  }

  private func userInfo(
    from begin: CGRect, to end: CGRect, _ pace: Pace
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: pace.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: pace.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: screen, userInfo: info)
  }

  // MARK: Frames

  private var screen: UIScreen { responder?.responderWindow?.screen ?? .main }

  private var isTablet: Bool { screen.traitCollection.userInterfaceIdiom == .pad }

  /// Light or dark, as the text asks for, or else as what the text is in.
  private var style: UIUserInterfaceStyle {
    switch (responder as? any UITextInputTraits)?.keyboardAppearance {
    case .dark: .dark
    case .light: .light
    case .default, nil:
      ((responder as? any UITraitEnvironment) ?? screen).traitCollection.userInterfaceStyle
    }
  }

  private var targetHeight: CGFloat {
    let content = content
    let own = content === keys || content === keyboardView ? nil : content?.bounds.height
    return metrics.height(
      screen: screen.bounds.size, isTablet: isTablet, bottomSafeArea: screen.safeAreaInsets.bottom,
      accessory: accessory?.bounds.height ?? 0,
      inputView: content == nil ? 0 : own.flatMap { $0 > 0 ? $0 : nil })
  }

  private var shownFrame: CGRect {
    let bounds = screen.bounds
    let height = targetHeight
    return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func hiddenFrame(height: CGFloat) -> CGRect {
    let bounds = screen.bounds
    return CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// Whether what is typed goes in here: not into text that is only read.
  fileprivate var takesTyping: Bool {
    (self as? UITextView)?.isEditable ?? (self is any UIKeyInput)
  }
}
