import AlertSpec
import Dispatch
import Foundation

/// Reads standard input as it comes, and tells what its lines say of progress.
///
/// It waits on a thread of its own: not every input, as a file or `/dev/null`, can be watched, and
/// a pipe whose writer has gone is told just once.
enum ProgressInput {
  /// - Parameters:
  ///   - percent: how far it has come before the first line.
  ///   - onNews: called when something has come, with the last of it. Nothing is read meanwhile,
  ///     so that whoever writes without end does not keep the alert from being answered.
  ///   - onEnd: called once, at the end of the input, or with what keeps it from being read.
  static func follow(
    from percent: Double?, onNews: @escaping @MainActor (ProgressFeed) -> Void,
    onEnd: @escaping @MainActor (SystemError?) -> Void
  ) {
    Thread.detachNewThread { @Sendable in
      var feed = ProgressFeed(percent: percent)
      var failure: SystemError?
      do throws(SystemError) {
        while let block = try readBlock() {
          feed.take(block)
          tell { [feed] in onNews(feed) }
        }
        feed.end()
        tell { [feed] in onNews(feed) }
      } catch {
        failure = error
      }
      tell { [failure] in onEnd(failure) }
    }
  }

  /// What is there, or what comes next; nil at the end.
  nonisolated private static func readBlock() throws(SystemError) -> [UInt8]? {
    let blockSize = 65536
    while true {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, size in
        count = read(STDIN_FILENO, buffer.baseAddress, blockSize)
        size = max(count, 0)
      }
      if count >= 0 { return block.isEmpty ? nil : block }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Someone who has the input too made it one that does not wait.
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: throw SystemError(code: errno)
      }
    }
  }

  nonisolated private static func tell(_ news: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.sync { MainActor.assumeIsolated(news) }
  }
}
