public import Foundation

/// The desktop's clipboard.
///
///     UIPasteboard.general.string = "Hello"
///
/// It holds text only; before the application is started it keeps the text to itself.
public final class UIPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = UIPasteboard()

  private var ownText: String?

  private override init() { super.init() }

  /// The text on the clipboard; nil if there is none. Setting nil clears it.
  public var string: String? {
    get {
      guard let server = UIApplication.shared.server else { return ownText }
      return server.pasteboardText
    }
    set {
      ownText = newValue
      UIApplication.shared.server?.pasteboardText = newValue
    }
  }

  /// The same as an array of at most one; of several the lines are joined.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string?.isEmpty == false }
}
