internal import Foundation

/// Who types on the keyboard of the screen.
package enum KeysReader {
  /// What separates a number's fraction; asked when a number pad comes up.
  package static var decimalSeparator = { Locale.current.decimalSeparator ?? "." }
}
