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
      for range in link.ranges(in: message) {
        text.addAttribute(.link, value: url, range: NSRange(range, in: message))
      }
    }
    return text
  }
}
