internal import Foundation

/// Looks at regular expressions, which the alert hands to Foundation.
enum RegularExpression {
  static func isSound(_ pattern: String) -> Bool {
    !pattern.isEmpty && (try? NSRegularExpression(pattern: pattern)) != nil
  }
}
