/// The codes with which the program ends; the only place where they are decided.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// A button other than the cancel button was pressed; progress came to its end; a picture or a
  /// text was written.
  case answered = 0
  /// The cancel button or Escape was pressed, or the window closed.
  case cancelled = 1
  /// Wrong usage, a bad spec, or a picture for the alert that can't be read.
  case usage = 2
  /// No display can be opened.
  case noDisplay = 3
  /// Something failed inside, or the output could not be written.
  case failed = 4
  /// The time was up.
  case timedOut = 5
  /// SIGHUP, as a shell reports it.
  case hangup = 129
  /// SIGINT, as a shell reports it.
  case interrupted = 130
  /// SIGTERM, as a shell reports it.
  case terminated = 143
}

extension AlertAnswer {
  /// The code for the way in which the alert ended.
  package var exitCode: ExitCode {
    switch ending {
    case .button: button?.role == .cancel ? .cancelled : .answered
    case .escape, .outsideTap, .drag, .closed: .cancelled
    case .timeout: .timedOut
    case .finished: .answered
    case .hangup: .hangup
    case .interrupted: .interrupted
    case .terminated: .terminated
    }
  }
}

extension ProgramError {
  /// The code for what went wrong.
  package var exitCode: ExitCode {
    switch self {
    case .usage, .pictureUnreadable, .buttonIconUnreadable: .usage
    case .noDisplay: .noDisplay
    case .inputFailed, .outputFailed, .fileFailed, .folderFailed, .failed: .failed
    }
  }
}
