import Testing

@testable import QuartzCore

@Suite("Media timers", .serialized)
struct MediaTimerTests {
  @Test("Timers fire in the order of their times, then of their making")
  func order() {
    let stage = Stage()
    var fired: [String] = []
    MediaTimer.schedule(after: 2) { fired.append("late") }
    MediaTimer.schedule(after: 1) { fired.append("first") }
    MediaTimer.schedule(after: 1) { fired.append("second") }
    #expect(MediaTimer.nextFireTime == stage.clock.now + 1)
    MediaTimer.fireDue(at: stage.clock.now + 0.5)
    #expect(fired.isEmpty)
    MediaTimer.fireDue(at: stage.clock.now + 2)
    #expect(fired == ["first", "second", "late"])
    #expect(MediaTimer.nextFireTime == .infinity)
  }

  @Test("A cancelled timer never fires, even by one that fires before it")
  func cancel() {
    let stage = Stage()
    var fired = 0
    let second = MediaTimer.schedule(after: 1) { fired += 10 }
    let first = MediaTimer.schedule(after: 0.5) {
      fired += 1
      second.cancel()
    }
    MediaTimer.fireDue(at: stage.clock.now + 3)
    #expect(fired == 1)
    #expect(!first.isPending && !second.isPending)
  }

  @Test("What is scheduled while firing waits for the next time, with no delay too")
  func again() {
    let stage = Stage()
    var fired = 0
    func schedule() {
      MediaTimer.schedule(after: 0) {
        fired += 1
        schedule()
      }
    }
    schedule()
    MediaTimer.fireDue(at: stage.clock.now)
    #expect(fired == 1)
    MediaTimer.fireDue(at: stage.clock.now)
    #expect(fired == 2)
  }
}
