public import UIKit

extension TestScreen {
  /// Lets time pass: frames are drawn 60 times a second while something moves, and timers run
  /// at their moments.
  /// - Parameter seconds: how long; zero handles what waits, negative is taken for zero.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + max(0, seconds)
    application.runTurn()
    while clock.now < end {
      clock.move(to: min(end, max(application.nextWakeTime, clock.now + Self.frame)))
      application.runTurn()
    }
  }

  /// Lets a number of frames of a sixtieth of a second pass.
  public func step(frames: Int = 1) {
    for _ in 0..<max(0, frames) { advance(by: Self.frame) }
  }

  /// Lets tasks that are ready run, those that wait for an answer for one, however busy the machine
  /// is. It counts on tasks of the test's own priority.
  public func runTasks() async {
    for _ in 0..<20 {
      await TaskMeeting.hold()
      application.runTurn()
    }
  }

  static let frame: TimeInterval = 1.0 / 60
}
