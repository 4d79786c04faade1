extension ProgressMistake: CustomStringConvertible {
  /// The whole message for standard error, without a line break at its end.
  package var description: String {
    let (wrong, mend) =
      switch problem {
      case .strange(let text):
        (
          "\(quoted(text)) says nothing of progress",
          "Write a number from 0 to 100, ? where nobody knows, or # and a text."
        )
      case .tooLong:
        (
          "it has more than \(Limits.progressLineBytes) bytes",
          "Write less on a line: it stands below the bar."
        )
      }
    return "tocsin: standard input, line \(line): \(wrong). \(mend) "
      + "This line and others like it change nothing; only the first is told."
  }
}
