internal import Glibc

extension SystemError {
  /// What `errno` says now.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, as in "No space left on device".
  package var description: String { String(cString: strerror(code)) }
}
