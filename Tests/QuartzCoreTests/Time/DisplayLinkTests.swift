import Foundation
import Testing

@testable import QuartzCore

@Suite("Display links", .serialized)
struct DisplayLinkTests {
  private func advance(_ clock: SteppedMediaClock, to end: CFTimeInterval) {
    while MediaTimer.nextFireTime <= end + 1e-9 {
      clock.move(to: MediaTimer.nextFireTime)
      MediaTimer.fireDue(at: clock.now)
    }
    clock.move(to: end)
  }

  private func start() -> SteppedMediaClock {
    let clock = SteppedMediaClock(now: 10)
    CurrentMediaClock.clock = clock
    MediaTimer.reset()
    return clock
  }

  @Test("It is called once a frame, with the frame's time") func frames() {
    let clock = start()
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { link in
      times.append(link.timestamp)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
      #expect(abs(clock.now - link.timestamp) < 1e-6)
    }
    #expect(MediaTimer.nextFireTime == .infinity, "not before it is added")
    link.add(to: .main, forMode: .common)
    advance(clock, to: 11)
    #expect(times.count == 60)
    #expect(abs(times[0] - 10 - 1.0 / 60) < 1e-9)
    #expect(abs(times[59] - 11) < 1e-9)
    link.invalidate()
  }

  @Test("Paused, removed or invalidated it keeps nobody awake") func pauses() {
    let clock = start()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .default)
    advance(clock, to: 10.5)
    #expect(count == 30)
    link.isPaused = true
    #expect(MediaTimer.nextFireTime == .infinity)
    advance(clock, to: 11)
    #expect(count == 30)
    link.isPaused = false
    advance(clock, to: 11.5)
    #expect(count == 60)
    link.remove(from: .main, forMode: .default)
    #expect(MediaTimer.nextFireTime == .infinity)
    link.add(to: .main, forMode: .default)
    link.invalidate()
    #expect(MediaTimer.nextFireTime == .infinity)
    link.add(to: .main, forMode: .default)
    #expect(MediaTimer.nextFireTime == .infinity)
  }

  @Test("A lower frame rate calls as often as that") func rate() {
    let clock = start()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 40, preferred: 30)
    link.add(to: .main, forMode: .common)
    advance(clock, to: 11)
    #expect(count == 30)
    link.preferredFramesPerSecond = 20
    advance(clock, to: 12)
    #expect(count == 50)
    link.invalidate()
  }

  @Test("Frames that the program was too late for are left out") func late() {
    let clock = start()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.add(to: .main, forMode: .common)
    clock.move(to: 10.99)
    MediaTimer.fireDue(at: clock.now)
    MediaTimer.fireDue(at: clock.now)
    #expect(count == 1)
    #expect(abs(MediaTimer.nextFireTime - 11) < 1e-6)
    link.invalidate()
  }
}
