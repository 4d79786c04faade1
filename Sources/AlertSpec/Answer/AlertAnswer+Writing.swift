extension AlertAnswer {
  /// The answer as it goes to standard output; empty where there is nothing to say.
  package func written(as format: AnswerFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: Array(json.utf8)
    }
  }
}
