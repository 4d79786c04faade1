internal import Foundation

// DIFFERENCE: where UIKit raises an exception (a controller presented on itself, twice, or while it
// has a parent) there is a warning here, and nothing is presented.
/// Where the runtime says that a program asked for what can't be done.
package enum UIKitLog {
  /// Gets each warning, one line without its end. Standard error unless a test listens.
  package static var sink: @MainActor (String) -> Void = writeToStandardError

  /// Says something to the programmer.
  static func warn(_ message: String) { sink("[UIKit] " + message) }

  /// Writes a line to standard error.
  package static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
