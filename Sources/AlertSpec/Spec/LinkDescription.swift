internal import Foundation

/// A part of the message that leads somewhere.
package struct LinkDescription: Hashable, Sendable {
  /// What can be tapped, wherever it stands in the message: not empty.
  package var text: String
  /// Where it leads: an address of one of `schemes`.
  package var address: String

  /// The schemes of addresses that the desktop can open.
  package static let schemes = ["https", "http", "mailto", "tel", "file"]

  /// - Parameter text: nil for the address itself.
  init(_ text: String?, to address: String) throws(UsageError.Problem) {
    if text?.isEmpty == true { throw .alert(.emptyLink) }
    guard Self.isAddress(address) else { throw .notAnAddress(address) }
    self.text = text ?? address
    self.address = address
  }

  /// A link in an option: `[TEXT=]ADDRESS`.
  ///
  /// An address may hold equals signs, the text may not.
  init(notation: String) throws(UsageError.Problem) {
    let (text, address) = notation.split(at: "=")
    if let address, !Self.isAddress(text) {
      try self.init(text, to: address)
    } else {
      try self.init(nil, to: notation)
    }
  }

  /// Where it stands in a message, from the front.
  package func ranges(in message: String) -> [Range<String.Index>] { message.ranges(of: text) }

  private static func isAddress(_ text: String) -> Bool {
    let (scheme, rest) = text.split(at: ":")
    guard let rest, !rest.isEmpty, schemes.contains(scheme) else { return false }
    let isPlain = !rest.unicodeScalars.contains {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    return isPlain && URL(string: text) != nil
  }
}
