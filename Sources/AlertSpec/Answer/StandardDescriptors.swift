internal import Glibc

/// The three descriptors that a program is started with, or without.
package enum StandardDescriptors {
  /// Fills the places of those that are closed, so that no file or connection that is opened later
  /// takes their number and gets what was meant for them.
  ///
  /// Reading from such a place gives nothing, writing to it fails.
  ///
  /// Call this before anything is opened.
  package static func occupyClosed() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is the one that was found closed.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
