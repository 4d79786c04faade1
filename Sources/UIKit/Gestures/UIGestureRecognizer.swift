// Longer than most, as what subclasses override must stand in the body of the class.

public import CoreGraphics

/// Watches the touches of a view and those below it for a movement of a kind.
///
///     let tap = UITapGestureRecognizer { _ in print("tapped") }
///     view.addGestureRecognizer(tap)
///
/// A recogniser of a discrete movement goes from `possible` to `ended` or `failed`, one of a
/// continuous movement by `began` and `changed` to `ended` or `cancelled`. Whoever succeeds first
/// makes the others that watch the same touches fail, unless a delegate lets them go together.
/// After its end a recogniser is `possible` again once its touches are gone.
open class UIGestureRecognizer: NSObject {
  /// How far the recognition has come.
  nonisolated public enum State: Int, Sendable {
    /// Nothing is decided.
    case possible = 0
    /// A continuous movement has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended; or a discrete movement was recognised.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was another movement.
    case failed = 5
    /// A discrete movement was recognised.
    public static var recognized: State { .ended }
  }

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?
  /// Who has a say.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A switched-off recogniser gets no touches; one that is at work is cancelled.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { cancelWork() } } }
  /// Whether the view's touches are cancelled when the movement is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only when the recogniser has failed.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// Whether touches of one kind rule out those of others. Kept and not used: here the pointer
  /// and fingers never touch at the same time.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that count, by the raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  private var storedState = State.possible
  /// The touches that are watched and down, in the order in which they came down.
  package private(set) var touches: [UITouch] = []
  /// All touches that were watched since the last reset.
  private var sequence: [UITouch] = []
  /// What the last event of touches was.
  package private(set) var lastEvent: UIEvent?
  private var actions: [GestureAction] = []
  private var requirements: [WeakRecognizer] = []
  /// A success that waits for others to fail.
  var deferred: State?

  /// A recogniser that calls nobody.
  public override init() { super.init() }

  // MARK: State

  /// How far the recognition has come. Subclasses set it; actions follow at the end of the
  /// event. A success may be refused, or wait for others to fail: then it stays `possible`.
  open var state: State {
    get { storedState }
    set { GestureArbiter.shared.request(newValue, for: self) }
  }

  /// Sets the state with no questions asked.
  func enter(_ state: State) { storedState = state }

  /// Where the touches are in the mean, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation.convert(to: view) }
    let sum = touches.reduce(CGPoint.zero) {
      let point = $1.location(in: view)
      return CGPoint(x: $0.x + point.x, y: $0.y + point.y)
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Where one of the touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "There is no touch \(touchIndex): numberOfTouches is \(touches.count).")
    return touches[touchIndex].location(in: view)
  }

  /// How many touches are watched.
  open var numberOfTouches: Int { touches.count }
  /// Keys held at the last event.
  open var modifierFlags: UIKeyModifierFlags { lastEvent?.modifierFlags ?? [] }
  /// Buttons held at the last event.
  open var buttonMask: UIEvent.ButtonMask { lastEvent?.buttonMask ?? [] }

  // MARK: Others

  /// Lets this recogniser succeed only when another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func requires(_ other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Recognisers that must fail before this one succeeds, among those that are named.
  var namedRequirements: [UIGestureRecognizer] { requirements.compactMap(\.recognizer) }

  // MARK: For subclasses

  /// Watched touches came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watched touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watched touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watched touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The recogniser is about to be `possible` again.
  open func reset() {}
  /// Watches a touch no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    stopWatching(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
  }
  /// Whether this one's success makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one's success makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether an event is one to watch.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Touches

  func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func watch(_ new: Set<UITouch>) {
    let inOrder = new.sorted { $0.identifier < $1.identifier }
    touches += inOrder
    sequence += inOrder
  }

  func note(_ event: UIEvent) { lastEvent = event }

  func stopWatching(_ touch: UITouch) {
    guard touches.contains(touch) else { return }
    if touches.count == 1, let window = touch.window {
      lastLocation = LastLocation(point: touch.position, window: window)
    }
    touches.removeAll { $0 === touch }
  }

  func stopWatchingAll() {
    for touch in touches { stopWatching(touch) }
  }

  /// Whether another recogniser has watched one of the touches too, since both were reset.
  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    sequence.contains { other.sequence.contains($0) }
  }

  /// The end of a reset: touches that go on are none of this recogniser's any more.
  func becomePossible() {
    for touch in sequence { touch.gestureRecognizers?.removeAll { $0 === self } }
    sequence.removeAll()
    touches.removeAll()
    deferred = nil
    storedState = .possible
  }

  /// Whether more touches are awaited though none is down, as between two taps.
  var awaitsTouches: Bool { false }

  private var lastLocation = LastLocation()

  private func cancelWork() { GestureArbiter.shared.cancel(self) }

  // MARK: Actions

  func add(_ action: GestureAction) { actions.append(action) }

  func removeActions(of target: AnyObject?) {
    actions.removeAll { target == nil || $0.target === target }
  }

  func sendActions() {
    for action in actions { action.body(self) }
  }
}

private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

/// Where the last touch was when it was lifted.
private struct LastLocation {
  var point = CGPoint.zero
  weak var window: UIWindow?

  func convert(to view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}
