public import Foundation

/// Why bytes could not become a picture, or a picture bytes.
public enum ImageError: Error, Hashable, Sendable {
  /// There are no bytes at all.
  case noData
  /// The bytes begin like no format that can be read here.
  case unknownFormat
  /// The bytes begin well but break the rules of their format; the reason is the decoder's.
  case damaged(format: String, reason: String)
  /// The picture has more than `limit` pixels, which is more than is taken on.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The format needs a library that is not installed.
  case missingDecoder(format: String, library: String)
}

extension ImageError: CustomStringConvertible, LocalizedError {
  /// What went wrong, and what helps.
  public var description: String {
    switch self {
    case .noData: "The image is empty: there are no bytes to read."
    case .unknownFormat:
      "The bytes are no image of a known format; use PNG, JPEG, GIF, BMP, TIFF, WebP or SVG."
    case .damaged(let format, let reason): "The \(format) image is damaged: \(reason)."
    case .tooLarge(let width, let height, let limit):
      "The image is \(width) × \(height) pixels; at most \(limit) pixels can be read."
    case .missingDecoder(let format, let library):
      "A \(format) image needs \(library), which is not installed."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
