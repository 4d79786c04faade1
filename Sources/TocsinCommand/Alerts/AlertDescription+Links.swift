import AlertSpec
import Foundation
import UIKit

extension AlertDescription {
  /// The message with its links; nil where it has none.
  var linkedMessage: NSAttributedString? {
    guard !links.isEmpty else { return nil }
    let text = NSMutableAttributedString(string: message)
    for link in links {
      guard let url = URL(string: link.address) else { continue }
      var rest = message.startIndex..<message.endIndex
      while let range = message.range(of: link.text, range: rest) {
        text.addAttribute(.link, value: url, range: NSRange(range, in: message))
        rest = range.upperBound..<message.endIndex
      }
    }
    return text
  }
}
