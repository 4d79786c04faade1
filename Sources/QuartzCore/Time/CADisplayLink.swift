public import Foundation

/// Calls the program in step with the screen's frames, before each is laid out and drawn.
///
///     let link = CADisplayLink { link in ball.position.y = height(at: link.targetTimestamp) }
///     link.add(to: .main, forMode: .common)
///
/// It goes by the one clock, and obeys it where it is moved by hand. While it is paused, or was
/// not added, it keeps nobody awake. As a run loop does, the clock retains a link that was added,
/// and that is not paused, until `invalidate()`.
open class CADisplayLink: NSObject {
  private var body: ((CADisplayLink) -> Void)?
  private var timer: MediaTimer?
  private var isAdded = false
  /// When the link was last set going, and how many frames have passed since.
  private var start: CFTimeInterval = 0
  private var frames = 0

  /// Makes a link that calls `body`, which it retains until `invalidate()`. It is not yet added.
  ///
  /// DIFFERENCE: Apple's has a target and a selector, which Swift on Linux has not.
  public init(_ body: @escaping (_ link: CADisplayLink) -> Void) {
    self.body = body
    super.init()
  }

  /// The time of the frame that was last called for; 0 before the first.
  public final private(set) var timestamp: CFTimeInterval = 0
  /// When the call after it is due.
  public final private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds from a frame of the screen to the next.
  public final var duration: CFTimeInterval { Self.frameDuration }
  /// The frame rates that the program would like. One that doesn't divide the screen's is rounded
  /// to the nearest that does.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { restart() } }
  }
  /// The frame rate that the program would like; 0, the default, for that of the screen.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }
  /// Whether the calls are suspended.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// Begins to call. The mode is not looked at: there is one turn here, which every mode takes.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard body != nil, !isAdded else { return }
    isAdded = true
    restart()
  }

  /// Ceases to call; `add(to:forMode:)` begins again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    restart()
  }

  /// Ceases to call for ever, and lets go of what was called.
  open func invalidate() {
    body = nil
    isAdded = false
    restart()
  }

  private static let framesPerSecond: Float = 60
  private static let frameDuration = 1 / CFTimeInterval(framesPerSecond)

  /// Seconds from a call to the next.
  private var interval: CFTimeInterval {
    let wish = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    guard wish > 0 else { return Self.frameDuration }
    return Self.frameDuration * CFTimeInterval(max(1, (Self.framesPerSecond / wish).rounded()))
  }

  private func restart() {
    timer?.cancel()
    timer = nil
    guard isAdded, !isPaused else { return }
    start = CACurrentMediaTime()
    frames = 0
    schedule()
  }

  private func schedule() {
    let now = CACurrentMediaTime()
    // Frames for which the program was too late are left out.
    let passed = Int(((now - start) / interval + 1e-6).rounded(.down))
    frames = max(frames, passed) + 1
    let due = start + interval * CFTimeInterval(frames)
    timer = MediaTimer.schedule(after: due - now) { self.fire(due) }
  }

  private func fire(_ time: CFTimeInterval) {
    timestamp = time
    targetTimestamp = time + interval
    timer = nil
    body?(self)
    if timer == nil, isAdded, !isPaused { schedule() }
  }
}

/// Frame rates that a program would like, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The greatest.
  public var maximum: Float
  /// The best; nil leaves it to the system.
  public var preferred: Float?

  /// Makes a range; 0 leaves an end to the system.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// All left to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
