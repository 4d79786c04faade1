import AlertSpec
import CoreGraphics
import Foundation
import UIKit

extension AlertDescription {
  /// The picture at a place on the card, read from its file; nil where there is none.
  func picture(at place: PicturePlace) throws(ProgramError) -> UIImage? {
    guard let path = pictures[place] else { return nil }
    func unreadable(_ reason: String) -> ProgramError {
      .pictureUnreadable(
        place, path: path, reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.read(path, limit: Limits.pictureBytes)
    } catch {
      throw unreadable(error.description)
    }
    if bytes.count > Limits.pictureBytes {
      throw unreadable("it is larger than \(Limits.pictureBytes / 1_048_576) MiB")
    }
    do {
      return UIImage(cgImage: try CGImage(pngOrOtherData: Data(bytes)))
    } catch {
      throw unreadable("\(error)")
    }
  }
}
