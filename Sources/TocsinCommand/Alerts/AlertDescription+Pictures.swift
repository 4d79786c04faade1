import AlertSpec
import CoreGraphics
import Foundation
import Tocsin
import UIKit

extension AlertDescription {
  /// The picture at a place on the card, read from its file; nil where there is none.
  func picture(at place: PicturePlace) throws(ProgramError) -> UIImage? {
    guard let path = pictures[place] else { return nil }
    do throws(UnreadablePicture) {
      return try UIImage(path: path)
    } catch {
      throw .pictureUnreadable(place, path: path, reason: error.reason)
    }
  }
}

extension ButtonDescription {
  /// The picture before the title; nil where there is none.
  func picture() throws(ProgramError) -> UIImage? {
    switch icon {
    case nil: return nil
    case .symbol(let symbol)?: return Symbol(rawValue: symbol.rawValue)?.image
    case .file(let path)?:
      do throws(UnreadablePicture) {
        return try UIImage(path: path).withRenderingMode(.alwaysOriginal)
      } catch {
        throw .buttonIconUnreadable(button: original, path: path, reason: error.reason)
      }
    }
  }
}

/// Why a picture can't be read, without a full stop at its end.
private struct UnreadablePicture: Error {
  let reason: String

  init(_ words: String) {
    reason = words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}

extension UIImage {
  fileprivate convenience init(path: String) throws(UnreadablePicture) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.read(path, limit: Limits.pictureBytes)
    } catch {
      throw UnreadablePicture(error.description)
    }
    if bytes.count > Limits.pictureBytes {
      throw UnreadablePicture("it is larger than \(Limits.pictureBytes / 1_048_576) MiB")
    }
    do {
      self.init(cgImage: try CGImage(pngOrOtherData: Data(bytes)))
    } catch {
      throw UnreadablePicture("\(error)")
    }
  }
}
