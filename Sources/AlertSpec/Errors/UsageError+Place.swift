// How places are named.

extension UsageError.Place {
  /// As in "--timeout" or "alert.json, line 4, column 31, $.buttons[1].role".
  var words: String {
    switch self {
    case .program: "usage"
    case .command(let command): command.rawValue
    case .option(let option): clipped(option)
    case .argument(let number, after: let option?): "argument \(number), after \(clipped(option))"
    case .argument(let number, after: nil): "argument \(number)"
    case .spec(let source): source.words
    case .json(let position):
      "\(position.source.words), line \(position.line), column \(position.column), "
        + clipped(position.path, to: 200)
    }
  }

  /// The option's name, where there is one.
  var option: String? {
    if case .option(let name) = self { clipped(name) } else { nil }
  }

  var isSpec: Bool {
    switch self {
    case .json, .spec: true
    default: false
    }
  }

  /// An example for this place: an option's, or a spec's.
  func example(_ value: String, key: String) -> String {
    if let option { "\(option) \(value)" } else { "\"\(key)\": \(value)" }
  }
}

extension SpecSource {
  /// The file's path, or "standard input".
  var words: String {
    switch self {
    case .file(let path): clipped(path, to: 200)
    case .standardInput: "standard input"
    }
  }
}

extension UsageError.Place {
  /// What `-` stands for here; nil where it is a file like any other.
  var standardStream: String? {
    switch option {
    case "--spec": "standard input"
    // Of `tocsin render`; that of the gallery is a folder, with words of its own.
    case "-o": "standard output"
    default: nil
    }
  }
}
