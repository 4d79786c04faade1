internal import CoreGraphics
internal import QuartzCore

/// The keys of the keyboard on the screen, for whoever is first responder.
///
/// What the keys show follows from a `KeyboardState` alone. `refresh()` takes in what the text has
/// become; the keyboard calls it in every turn, as texts change in many ways.
final class KeysView: UIView {
  private(set) var state = KeyboardState()
  private var arrangement = KeyArrangement([], isPad: false, isTablet: false, in: .zero, scale: 1)
  private var keyViews: [KeyView] = []
  private weak var responder: UIResponder?
  private var target: TypingTarget? { TypingTarget(responder) }
  var shift = ShiftState() { didSet { state.shift = shift.position } }
  /// The text's wish when it was last looked at, so that a tap on shift is not taken back.
  private var wanted: Wish?
  let touches = KeyTouches()
  private var callouts: [Int: KeyCallout] = [:]

  private struct Wish: Equatable {
    var responder: ObjectIdentifier
    var wantsCapital: Bool
    /// The text may want the same again after a change.
    var generation: Int
  }
  private var generation = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    accessibilityIdentifier = "keyboard"
    backgroundColor = KeyColors.ground
    touches.keys = self
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: The text

  /// Serves another first responder, or the same with other traits.
  func serve(_ responder: UIResponder?, isTablet: Bool) {
    touches.cancelAll()
    self.responder = responder
    guard let traits = target?.responder else { return }
    let layout = KeyLayout(
      type: traits.keyboardType, isTablet: isTablet,
      decimalSeparator: KeysReader.decimalSeparator())
    state.layout = layout
    state.plane = layout.firstPlane
    shift = ShiftState()
    wanted = nil
    refresh()
    show()
  }

  /// Takes in what the text has become.
  func refresh() {
    guard let target else { return }
    let wish = Wish(
      responder: ObjectIdentifier(target.responder), wantsCapital: target.wantsCapital,
      generation: generation)
    if wish != wanted {
      wanted = wish
      shift.textChanged(wantsCapital: wish.wantsCapital)
    }
    var new = state
    new.returnType = target.responder.returnKeyType
    new.isReturnEnabled = target.isReturnEnabled
    if new != state { state = new }
    updateFaces()
  }

  // MARK: Keys

  /// Does what a key is for.
  func press(_ key: Key) {
    guard let target else { return }
    switch key.action {
    case .insert:
      guard let text = state.text(of: key) else { return }
      target.insert(text)
      if state.layout.returnsToLetters(after: text, from: state.plane) { show(.letters) }
      generation += 1
    case .delete:
      target.deleteBackward()
      generation += 1
    case .newline:
      guard target.isReturnEnabled else { return }
      target.insert("\n")
      generation += 1
    case .show(let plane): show(plane)
    case .shift: shift.tap(at: CACurrentMediaTime())
    case .dismiss: target.responder.resignFirstResponder()
    }
    refresh()
  }

  func deleteWord() {
    target?.deleteWord()
    generation += 1
    refresh()
  }

  /// A finger holds shift, and goes on holding it though a letter was typed.
  func holdShift() {
    shift.textChanged(wantsCapital: true)
    updateFaces()
  }

  /// The finger let shift go after a letter was typed.
  func endHeldShift() {
    shift.textChanged(wantsCapital: target?.wantsCapital ?? false)
    updateFaces()
  }

  private func show(_ plane: KeyPlane) {
    state.plane = plane
    show()
  }

  func key(at point: CGPoint) -> Key? { arrangement.key(at: point)?.key }

  // MARK: Views

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for view in keyViews { view.setNeedsDisplay() }
  }

  /// Makes the views of the keys anew where they are others or elsewhere.
  private func show() {
    let new = KeyArrangement(
      state.layout.rows(of: state.plane), isPad: state.isPad, isTablet: state.layout.isTablet,
      in: bounds.inset(
        by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)),
      scale: max(1, traitCollection.displayScale))
    guard new != arrangement else { return updateFaces() }
    arrangement = new
    for view in keyViews { view.removeFromSuperview() }
    keyViews = new.keys.map { KeyView($0, isTablet: state.layout.isTablet) }
    UIView.performWithoutAnimation {
      for view in keyViews { addSubview(view) }
    }
    updateFaces()
  }

  func updateFaces() {
    let pressed = touches.pressedKeys
    for view in keyViews {
      view.shown = state.face(of: view.key, isPressed: pressed.contains(view.key))
    }
  }

  // MARK: Balloons

  /// Shows the balloon of a finger's key, or none.
  func showCallout(of key: Key?, finger: Int) {
    callouts.removeValue(forKey: finger)?.removeFromSuperview()
    guard let key, key.hasPreview, !state.isPad, !state.layout.isTablet,
      let text = state.text(of: key), let window,
      let face = arrangement.keys.first(where: { $0.key == key })?.face
    else { return }
    let limits = convert(window.bounds, from: window).insetBy(dx: 2, dy: 2)
    let callout = KeyCallout(text, over: face, limits: limits)
    callouts[finger] = callout
    addSubview(callout)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.began(touch, in: self) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.moved(touch, in: self) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.ended(touch, in: self) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.cancelled(touch) }
  }
}
