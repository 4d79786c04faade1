@_exported public import Foundation

/// What Core Foundation calls an array, so that `[color, color] as CFArray` compiles unchanged.
public typealias CFArray = [Any]

/// What Core Foundation calls a string.
public typealias CFString = String

/// What Core Foundation calls data.
public typealias CFData = Data

/// What Core Foundation calls a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
