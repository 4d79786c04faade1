internal import Dispatch
internal import Foundation

/// Tells when a descriptor has something to read.
///
/// A thread waits for that and does nothing else: while nothing comes, nothing runs. Dispatch's
/// sources would have threads come and go beside it.
nonisolated package final class DescriptorWatch: Sendable {
  private let descriptor: Int32
  /// Its writing end is closed when the watch ends, which the thread sees at the other.
  private let lifeline = Pipe()
  private let turn = DispatchSemaphore(value: 0)

  /// Starts to wait.
  /// - Parameters:
  ///   - descriptor: stays the caller's, who closes it after `stop()`.
  ///   - onReadable: called on the main actor when there is something, and not again before
  ///     `lookAgain()`.
  package init(_ descriptor: Int32, onReadable: @escaping @MainActor @Sendable () -> Void) {
    self.descriptor = descriptor
    let thread = Thread { [self] in wait(onReadable) }
    thread.name = "descriptor"
    thread.stackSize = 128 << 10
    thread.start()
  }

  /// Waits for more, now that what was there has been read. Called once after each time that
  /// something was told of.
  package func lookAgain() { turn.signal() }

  /// Ends the watch; nothing is told of any more but what is on its way.
  package func stop() {
    try? lifeline.fileHandleForWriting.close()
    turn.signal()
  }

  private func wait(_ onReadable: @escaping @MainActor @Sendable () -> Void) {
    let end = lifeline.fileHandleForReading.fileDescriptor
    while true {
      var waiting = [descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&waiting, 2, -1) < 0 {
        guard errno == EINTR else { return }
        continue
      }
      guard waiting[1].revents == 0 else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated(onReadable) }
      turn.wait()
    }
  }
}
