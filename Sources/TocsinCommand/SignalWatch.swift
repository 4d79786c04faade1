import Foundation
import UIKit

/// Tells of signals on the main actor, instead of having them end the process.
final class SignalWatch {
  private let handlers: [Int32: () -> Void]
  private var watch: DescriptorWatch?

  /// Starts to watch. There is one watch in a process at a time, and it is kept as long as the
  /// signals are to be told of.
  init(_ handlers: [Int32: () -> Void]) {
    self.handlers = handlers
    let pipe = SignalPipe.shared
    watch = DescriptorWatch(pipe.output) { [weak self] in self?.take() }
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in handlers.keys {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { SignalPipe.shared.note($0) }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
      sigaddset(&numbers, number)
    }
    // Whoever started this process may have had them blocked, and that is inherited.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  private func take() {
    var number: UInt8 = 0
    let count = read(SignalPipe.shared.output, &number, 1)
    watch?.lookAgain()
    if count == 1 { handlers[Int32(number)]?() }
  }
}

/// Leads from the handler of a signal, in which next to nothing is allowed, to where everything is.
nonisolated private struct SignalPipe: Sendable {
  static let shared = SignalPipe()

  private let pipe = Pipe()
  let output: Int32
  private let input: Int32

  private init() {
    output = pipe.fileHandleForReading.fileDescriptor
    input = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Called by the system, whatever the process is doing.
  func note(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(input, &byte, 1)
    errno = error
  }
}
