internal import Glibc

/// A descriptor that an answer or a picture is written to, with every failure reported.
package struct OutputDescriptor: Sendable {
  package let number: Int32

  package static let standardOutput = OutputDescriptor(number: STDOUT_FILENO)
  package static let standardError = OutputDescriptor(number: STDERR_FILENO)

  package init(number: Int32) { self.number = number }

  /// Writes everything, or throws what the system said.
  ///
  /// A reader that has gone is an error like any other: no SIGPIPE ends the process. An
  /// interrupted call is repeated; a descriptor that does not block is waited for.
  package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let (count, error) = withoutBrokenPipeSignal {
        bytes.withUnsafeBytes { buffer in
          Glibc.write(number, buffer.baseAddress! + start, buffer.count - start)
        }
      }
      if count >= 0 {
        start += count
      } else if error.code == EAGAIN {
        var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if error.code != EINTR {
        throw error
      }
    }
  }

  /// Closes the descriptor.
  ///
  /// Some file systems tell only now that there was no room.
  package func close() throws(SystemError) {
    if Glibc.close(number) != 0, errno != EINTR { throw .last }
  }

  /// Keeps SIGPIPE from this thread during one call, and takes back the one that it caused.
  private func withoutBrokenPipeSignal(_ body: () -> Int) -> (Int, SystemError) {
    var pipe = sigset_t()
    var pending = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let count = body()
    let error = SystemError.last
    if count < 0, error.code == EPIPE, !wasPending {
      var now = timespec()
      sigtimedwait(&pipe, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return (count, error)
  }
}
