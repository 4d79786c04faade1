import Foundation

extension NSError {
  /// The system's error number, where the error or its cause has one.
  var posixCode: Int32? {
    if domain == NSPOSIXErrorDomain { return Int32(code) }
    return (userInfo[NSUnderlyingErrorKey] as? NSError)?.posixCode
  }
}
