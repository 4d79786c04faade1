internal import CoreGraphics

/// Reads a visual format; the grammar is that of Apple's "Auto Layout Guide", "Visual Format
/// Language". Metrics may stand wherever a number may.
struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>

  static func parse(
    _ text: String, metrics: [String: CGFloat], views: Set<String>
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: text, metrics: metrics, viewNames: views)
    return try parser.format()
  }

  private init(text: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    self.text = text
    characters = Array(text)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  // MARK: The grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if accept("H:") {
      format.axis = .horizontal
    } else if accept("V:") {
      format.axis = .vertical
    }
    if accept("|") {
      format.startsAtSuperview = true
      guard peek != nil else { throw error("after '|' there must be a view: '|-[name]'") }
      format.connections.append(try connection())
    }
    format.views.append(try view())
    while peek != nil {
      let connection = try connection()
      if accept("|") {
        format.connections.append(connection)
        format.endsAtSuperview = true
        guard peek == nil else { throw error("nothing may come after the closing '|'") }
        break
      }
      guard peek != nil else { throw error("a connection must lead to a view or to '|'") }
      format.connections.append(connection)
      format.views.append(try view())
    }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    guard peek != nil else { throw error("a connection must lead to a view or to '|'") }
    let predicates = peek == "(" ? try predicateList() : [try simplePredicate()]
    guard accept("-") else { throw error("a distance must be followed by '-'") }
    return .given(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard accept("[") else { throw error("there must be a view: '[name]'") }
    let start = position
    let name = identifier()
    guard !name.isEmpty else { throw error("a view must have a name: '[name]'") }
    guard viewNames.contains(name) else {
      throw error("\"\(name)\" is not a key of the dictionary of views\(known)", at: start)
    }
    let predicates = peek == "(" ? try predicateList() : []
    guard accept("]") else { throw error("a view must end with ']'") }
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = accept("(")
    var predicates = [try predicate()]
    while accept(",") { predicates.append(try predicate()) }
    guard accept(")") else { throw error("a list must go on with ',' or end with ')'") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if accept("==") {
      relation = .equal
    } else if accept(">=") {
      relation = .greaterThanOrEqual
    } else if accept("<=") {
      relation = .lessThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try object())
    if accept("@") {
      let start = position
      let priority = try number("a priority")
      guard priority > 0, priority <= 1000 else {
        throw error("a priority must be above 0 and at most 1000", at: start)
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    VisualFormat.Predicate(object: .number(try number("a distance")))
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    let name = identifier()
    if viewNames.contains(name), metrics[name] == nil { return .view(name) }
    position = start
    return .number(try number("a length"))
  }

  /// A number, or the name of a metric.
  private mutating func number(_ what: String) throws(VisualFormatError) -> CGFloat {
    let start = position
    let name = identifier()
    if !name.isEmpty {
      guard let metric = metrics[name] else {
        throw error(
          "\"\(name)\" is a key neither of the metrics nor of the dictionary of views", at: start)
      }
      return metric
    }
    var digits = ""
    while let next = peek, next.isNumber || next == "." || (next == "-" && digits.isEmpty) {
      digits.append(next)
      position += 1
    }
    guard let value = Double(digits) else {
      throw error("there must be \(what): a number or the name of a metric", at: start)
    }
    return CGFloat(value)
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func accept(_ string: String) -> Bool {
    guard characters[position...].starts(with: string) else { return false }
    position += string.count
    return true
  }

  /// A name as in C; empty if there is none.
  private mutating func identifier() -> String {
    var name = ""
    while let next = peek, next.isLetter || next == "_" || (next.isNumber && !name.isEmpty) {
      name.append(next)
      position += 1
    }
    return name
  }

  private func error(_ message: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message + ".", format: text, offset: offset ?? position)
  }

  private var known: String {
    viewNames.isEmpty
      ? ", which is empty" : ": it has \(viewNames.sorted().joined(separator: ", "))"
  }
}
