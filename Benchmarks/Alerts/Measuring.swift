import Foundation

/// Milliseconds of processor time, of all threads, that `body` takes: other programs don't count.
func time(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
  let start = now()
  body()
  return now() - start
}

/// The middle one of several figures.
func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

/// The process's own memory in kilobytes: what it wrote, not the pages of files.
func ownMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
  return Double(line.filter(\.isNumber)) ?? .nan
}

/// Prints a row: what was measured, the one side, the other, and how they relate.
func row(_ name: String, _ base: Double, _ ours: Double) {
  let figures = [base, ours, ours / base].map { String(format: "%11.2f", $0) }.joined()
  print(name.padding(toLength: 52, withPad: " ", startingAt: 0) + figures)
}
