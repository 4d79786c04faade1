public import CoreGraphics
public import Testing
public import UIKit
internal import _Testing_CoreGraphics

extension Attachment where AttachableValue == CGImage {
  /// Attaches a picture to the test that runs, as a PNG file; an image without pixels is left out.
  ///
  ///     Attachment.record(image, named: "card")
  public static func record(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let pixels = image.cgImage else { return }
    record(
      Attachment(pixels, named: preferredName, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }
}
