import AlertSpec
import Foundation

/// Writes a picture to a file, with every failure reported.
enum PictureFile {
  static func write(_ data: Data, to path: String) throws(ProgramError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .fileFailed(path: path, SystemError(code: errno))
    }
    let output = OutputDescriptor(number: descriptor)
    do throws(SystemError) {
      try output.write(data)
      try output.close()
    } catch {
      throw .fileFailed(path: path, error)
    }
  }
}
