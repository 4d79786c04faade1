public import Foundation

/// What a new window should be like.
nonisolated public struct WindowDescription: Sendable {
  /// The text in the title bar; a line break or another control character shows as a space.
  public var title: String
  /// The size of the content in points.
  public var size: CGSize
  /// Pixels per point; nil for the server's default.
  public var scale: CGFloat?
  /// Whether the person may change the size.
  public var isResizable: Bool
  /// Whether the desktop should treat it as a dialog: in the
  /// middle of the screen and floating where windows are tiled. It is in the list of tasks.
  public var isDialog: Bool
  /// The application's name, as the desktop groups windows by it.
  public var applicationName: String

  /// Describes a window.
  public init(
    title: String, size: CGSize, scale: CGFloat? = nil, isResizable: Bool = false,
    isDialog: Bool = false, applicationName: String = "tocsin"
  ) {
    self.title = title
    self.size = size
    self.scale = scale
    self.isResizable = isResizable
    self.isDialog = isDialog
    self.applicationName = applicationName
  }
}
