/// Reads the bytes of a spec.
package enum SpecFile {
  /// Reads a file or standard input to its end, but no more than just beyond the limit, which
  /// decoding then reports.
  package static func read(_ source: SpecSource) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      switch source {
      case .standardInput: return try InputFile.readStandardInput(limit: Limits.specBytes)
      case .file(let path): return try InputFile.read(path, limit: Limits.specBytes)
      }
    } catch {
      throw UsageError(place: .spec(source), problem: .cannotRead(reason: error.description))
    }
  }
}
