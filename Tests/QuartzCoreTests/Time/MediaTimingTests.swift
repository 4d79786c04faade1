import Testing

@testable import QuartzCore

@Suite("Media timing")
struct MediaTimingTests {
  private func timing(_ body: (inout MediaTimingValues) -> Void = { _ in }) -> MediaTimingValues {
    var timing = MediaTimingValues(duration: 2)
    body(&timing)
    return timing
  }

  private func progress(_ timing: MediaTimingValues, at times: [Double]) -> [Double?] {
    times.map { timing.sample(atLocal: timing.localTime(at: $0))?.progress }
  }

  @Test("One run shows nothing before and after, and its progress in between")
  func once() {
    #expect(progress(timing(), at: [-1, 0, 1, 1.5, 2, 3]) == [nil, 0, 0.5, 0.75, nil, nil])
  }

  @Test("Fill modes hold the first value before, the last after, or both")
  func fill() {
    let times = [-1.0, 1, 2, 3]
    #expect(progress(timing { $0.fillMode = .backwards }, at: times) == [0, 0.5, nil, nil])
    #expect(progress(timing { $0.fillMode = .forwards }, at: times) == [nil, 0.5, 1, 1])
    #expect(progress(timing { $0.fillMode = .both }, at: times) == [0, 0.5, 1, 1])
    #expect(progress(timing { $0.fillMode = .removed }, at: times) == [nil, 0.5, nil, nil])
  }

  @Test("The begin, the speed and the offset make local time")
  func local() {
    let timing = timing {
      $0.beginTime = 10
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(timing.localTime(at: 11) == 2.5)
    #expect(timing.parentTime(at: 2.5) == 11)
  }

  @Test("Speed 0 stands at the offset")
  func paused() {
    let timing = timing {
      $0.speed = 0
      $0.timeOffset = 1
    }
    #expect(progress(timing, at: [0, 7, 100]) == [0.5, 0.5, 0.5])
    #expect(timing.parentTime(at: 1) == nil)
  }

  @Test("A negative speed runs backwards from the offset")
  func backwards() {
    let timing = timing {
      $0.speed = -1
      $0.timeOffset = 2
      $0.fillMode = .both
    }
    #expect(progress(timing, at: [0, 0.5, 1, 2, 3]) == [1, 0.75, 0.5, 0, 0])
  }

  @Test("A repeat count repeats, fractions included")
  func count() {
    let timing = timing {
      $0.repeatCount = 2.5
      $0.fillMode = .forwards
    }
    #expect(timing.activeDuration == 5)
    #expect(progress(timing, at: [1, 2, 3, 4, 5, 9]) == [0.5, 0, 0.5, 0, 0.5, 0.5])
    #expect(timing.sample(atLocal: 4.5)?.iteration == 2)
  }

  @Test("A whole repeat count ends at the end of a run, not at the begin of one more")
  func end() {
    let timing = timing {
      $0.repeatCount = 3
      $0.fillMode = .forwards
    }
    #expect(timing.sample(atLocal: 6) == MediaTimingValues.Sample(progress: 1, iteration: 2))
  }

  @Test("A repeat duration is used instead of a count")
  func repeatDuration() {
    let timing = timing {
      $0.repeatDuration = 3
      $0.repeatCount = 10
    }
    #expect(timing.activeDuration == 3)
    #expect(progress(timing, at: [2.5, 3]) == [0.25, nil])
  }

  @Test("Autoreversing takes twice the time and ends where it began")
  func autoreverses() {
    let timing = timing {
      $0.autoreverses = true
      $0.fillMode = .forwards
    }
    #expect(timing.activeDuration == 4)
    #expect(progress(timing, at: [1, 2, 3, 4, 5]) == [0.5, 1, 0.5, 0, 0])
  }

  @Test("An infinite count never ends")
  func forever() {
    let timing = timing { $0.repeatCount = .infinity }
    #expect(timing.activeDuration == .infinity)
    #expect(progress(timing, at: [2_000_001]) == [0.5])
  }

  @Test("A duration that is zero, negative or no number ends at once")
  func degenerate() {
    for duration in [0, -1, Double.nan] {
      let timing = timing {
        $0.duration = duration
        $0.fillMode = .forwards
      }
      #expect(timing.activeDuration == 0)
      #expect(progress(timing, at: [0, 1]) == [1, 1])
    }
  }
}
