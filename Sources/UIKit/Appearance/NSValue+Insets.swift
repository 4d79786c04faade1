public import Foundation

/// UIKit's values in an object.
nonisolated extension NSValue {
  private static let insetsType = "{UIEdgeInsets=dddd}"
  private static let offsetType = "{UIOffset=dd}"

  /// Insets in an object.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(uiEdgeInsets, Self.insetsType)
  }
  /// An offset in an object.
  public convenience init(uiOffset: UIOffset) { self.init(uiOffset, Self.offsetType) }

  /// The insets in the object; zero where there is something else in it.
  public var uiEdgeInsetsValue: UIEdgeInsets { stored(Self.insetsType) ?? .zero }
  /// The offset in the object; zero where there is something else in it.
  public var uiOffsetValue: UIOffset { stored(Self.offsetType) ?? .zero }

  private convenience init<Value>(_ value: Value, _ type: String) {
    self.init(
      bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: Array(type.utf8CString))
  }

  private func stored<Value>(_ type: String) -> Value? {
    guard String(cString: objCType) == type else { return nil }
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      buffer.baseAddress.map {
        getValue(UnsafeMutableRawPointer($0))
        return $0.pointee
      }
    }
  }
}
