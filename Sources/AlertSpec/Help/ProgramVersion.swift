/// The program's version; the only place that tells it.
package enum ProgramVersion {
  package static let number = "0.1.0"

  /// What `--version` prints.
  static let text = "tocsin \(number)\n"
}
