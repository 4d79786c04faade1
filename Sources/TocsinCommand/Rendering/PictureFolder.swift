import AlertSpec
import Foundation

/// Makes the folder that pictures go to.
enum PictureFolder {
  /// Makes it with all the folders around it, where they are missing.
  static func make(_ path: String) throws(ProgramError) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, let slash = path.dropTrailing("/").lastIndex(of: "/"),
      slash > path.startIndex
    {
      try make(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
    }
    let code = errno
    var status = stat()
    guard code == EEXIST, stat(path, &status) == 0 else {
      throw .folderFailed(path: path, SystemError(code: code))
    }
    if status.st_mode & S_IFMT != S_IFDIR {
      throw .folderFailed(path: path, SystemError(code: ENOTDIR))
    }
  }
}

extension String {
  fileprivate func dropTrailing(_ sign: Character) -> Substring {
    var rest = self[...]
    while rest.last == sign { rest.removeLast() }
    return rest
  }
}
