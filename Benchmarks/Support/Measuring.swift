internal import CFloors
internal import Foundation

/// Milliseconds of processor time, of all threads, that `body` takes: other programs don't count.
public func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
  let start = now()
  body()
  return now() - start
}

/// The median of several times.
public func median(_ times: [Double]) -> Double {
  times.isEmpty ? 0 : times.sorted()[times.count / 2]
}

/// Prints a name and figures in columns; one that is none leaves its column empty.
public func printLine(_ name: String, _ figures: [Double]) {
  let columns = figures.map {
    $0.isNaN ? String(repeating: " ", count: 10) : String(format: "%10.2f", $0)
  }.joined()
  print(name.padding(toLength: 38, withPad: " ", startingAt: 0) + columns)
}

/// Kilobytes that the process holds: what it asked for and has not given back.
public func heldMemory() -> Double { held_memory() }

/// The process's own memory in kilobytes: what it wrote, not the pages of files.
public func ownMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
  return Double(line.filter(\.isNumber)) ?? .nan
}
