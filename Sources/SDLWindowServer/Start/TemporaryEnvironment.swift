internal import Foundation

/// Runs `body` with environment variables changed, and puts them back.
///
/// Not for a time when other threads may read the environment; a server starts before there are
/// any.
func withEnvironment<Result>(_ changes: [String: String], _ body: () -> Result) -> Result {
  let before = changes.keys.map { ($0, getenv($0).map { String(cString: $0) }) }
  for (name, value) in changes { setenv(name, value, 1) }
  defer {
    for (name, value) in before {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
  return body()
}
