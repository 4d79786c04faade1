internal import Glibc

/// The three descriptors that a program is started with, or without.
package enum StandardDescriptors {
  /// Fills the places of those that are closed, so that no file or connection that is opened later
  /// takes their number and gets what was meant for them.
  ///
  /// Reading from such a place and writing to it fails, as it did before.
  ///
  /// Call this before anything is opened.
  package static func occupyClosed() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is the one that was found closed.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
