/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Provides the bytes given here.
  public init?(data: CFData) { self.data = data }
}
