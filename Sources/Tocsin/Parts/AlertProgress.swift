/// How far something has come, shown on an alert as a bar and a line of text.
///
/// ```swift
/// let progress = AlertProgress(text: "Uploading…")
/// alert.progress = progress
/// alert.addAction(.cancel { _ in upload.cancel() })
/// progress.fraction = 0.4
/// ```
public final class AlertProgress {
  /// From 0 to 1; nil where nobody knows, which is shown by a spinner. Other numbers are taken for
  /// the nearer end.
  public var fraction: Double? { didSet { onChange?() } }
  /// What is being done; nil leaves no gap.
  public var text: String? { didSet { onChange?() } }
  /// Tells the view.
  var onChange: (() -> Void)?

  /// Makes one.
  public init(fraction: Double? = nil, text: String? = nil) {
    self.fraction = fraction
    self.text = text
  }
}
