// The options about progress.

extension OptionTable {
  static let progress: [OptionDefinition] = [
    one(
      "--progress", choices(ProgressEnd.self), .progress,
      """
      Shows how far something has come, as the lines of standard input tell: a number is a \
      percentage, # and a text say what is being done, and ? that nobody knows how far. The end of \
      the input ends the alert with close; with enable the buttons that don't cancel can be \
      pressed from then on. Without any button there is Cancel, and OK beside it with enable.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.progress = try ProgressEnd(named: name)
    },
    one(
      "--percent", "NUMBER", .progress,
      "How far it has come at first, from 0 to 100. Without it nobody knows."
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.percent = try UsageError.Quantity.percent.read(text)
    },
  ]
}
