internal import Foundation

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double

/// The one source of time for animations, transitions, carets, long presses, delayed dismissals
/// and the frame loop.
public protocol MediaClock: AnyObject {
  /// Seconds since some fixed moment; never goes back.
  var now: CFTimeInterval { get }
}

/// The time since the machine was started. The only place that reads the machine's clock.
public final class SystemMediaClock: MediaClock {
  /// Makes a clock.
  public init() {}

  /// Seconds since the machine was started.
  public var now: CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) * 1e-9
  }
}

/// A clock that stands still until it is moved by hand.
public final class SteppedMediaClock: MediaClock {
  /// The time that was last set.
  public private(set) var now: CFTimeInterval

  /// Makes a clock that shows `now`, in seconds.
  public init(now: CFTimeInterval = 0) { self.now = now }

  /// Moves the clock to a later moment; an earlier one is ignored.
  public func move(to time: CFTimeInterval) { now = max(now, time) }
}

/// The clock that everything in this process goes by.
public enum CurrentMediaClock {
  /// Set before anything is shown, and by nobody afterwards but a test that starts anew.
  public static var clock: any MediaClock = SystemMediaClock()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current time of the one clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { CurrentMediaClock.clock.now }
