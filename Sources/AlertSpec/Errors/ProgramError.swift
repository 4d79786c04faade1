/// Why a run could not do what it was rightly asked, or was asked wrongly.
package enum ProgramError: Error, Hashable, Sendable {
  case usage(UsageError)
  /// No window can be opened.
  case noDisplay(reason: String)
  /// Standard input, which tells of progress, could not be read.
  case inputFailed(SystemError)
  /// What was asked for could not be written to standard output.
  case outputFailed(Output, SystemError)
  /// A picture could not be written to that path.
  case fileFailed(path: String, SystemError)
  /// The folder for pictures could not be made at that path.
  case folderFailed(path: String, SystemError)
  /// A picture for the alert could not be read from that path.
  case pictureUnreadable(PicturePlace, path: String, reason: String)
  /// The picture of a button could not be read from that path.
  case buttonIconUnreadable(button: String, path: String, reason: String)
  /// Anything else that went wrong inside.
  case failed(reason: String)
}

extension ProgramError {
  /// What goes to standard output.
  package enum Output: String, Hashable, Sendable {
    case answer
    case picture
    /// A page of help, or the version.
    case text
  }
}

/// An error number of the system's, with the system's words.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that `errno` had.
  package var code: Int32

  package init(code: Int32) { self.code = code }
}
