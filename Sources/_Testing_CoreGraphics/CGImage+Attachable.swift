public import CoreGraphics
public import Testing

/// Lets a test attach a picture, which is kept as a PNG file:
///
///     Attachment.record(image, named: "card")
extension CGImage: Attachable {
  /// A quarter of a byte for each pixel, as pictures of user interfaces take.
  public var estimatedAttachmentByteCount: Int? { width * height / 4 }

  /// Hands over the picture as PNG.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CGImage>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try pngData().withUnsafeBytes(body)
  }

  /// The name that was given, with the ending that makes viewers open it.
  public func preferredName(
    for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
