import Testing

@testable import AlertSpec

/// What the arguments ask for; `spec` is what any `--spec` contains.
func invocation(_ arguments: [String], spec: String = "") throws(UsageError) -> Invocation {
  try Invocation(arguments: arguments) { _ throws(UsageError) in Array(spec.utf8) }
}

/// The alert that `tocsin alert` with these options describes.
func alert(_ options: String..., spec: String = "") throws -> AlertDescription {
  guard case .alert(let alert) = try invocation(["alert"] + options, spec: spec) else {
    throw UnexpectedResult()
  }
  return alert
}

/// The alert that a spec describes.
func alert(spec: String) throws -> AlertDescription {
  try alert("--spec", "a.json", spec: spec)
}

/// The mistake in these arguments.
func mistake(_ arguments: String..., spec: String = "") throws -> UsageError {
  try mistake(in: arguments, spec: spec)
}

func mistake(in arguments: [String], spec: String = "") throws -> UsageError {
  do {
    _ = try invocation(arguments, spec: spec)
  } catch {
    return error
  }
  throw UnexpectedResult()
}

/// The message about a spec, without the words that are the same for each.
func message(spec: String) throws -> String {
  try message(spec: Array(spec.utf8))
}

func message(spec: [UInt8]) throws -> String {
  do {
    _ = try SpecDecoder.decode(spec, from: .file("a.json"))
  } catch {
    let start = "tocsin: a.json, "
    #expect(error.description.hasPrefix(start))
    return String(error.description.dropFirst(start.count))
  }
  throw UnexpectedResult()
}

/// Thrown where a test got something else than it asked for.
struct UnexpectedResult: Error {}
