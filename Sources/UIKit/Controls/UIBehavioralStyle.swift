/// After which machine's customs a control works.
nonisolated public enum UIBehavioralStyle: UInt, Sendable {
  /// As is the custom of the machine.
  case automatic = 0
  /// As on tablets and phones.
  case pad = 1
  /// As on the Mac.
  case mac = 2
}
