/// The keys that an object may have.
protocol JSONKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension JSONReader {
  /// Reads an object: calls `member` for each key, which must take the value.
  ///
  /// A key that is not one of `Key`'s, or comes twice, is a mistake.
  /// - Returns: where the value of each key begins, for those that were there.
  @discardableResult
  mutating func readObject<Key: JSONKey>(
    _: Key.Type, _ member: (inout JSONReader, Key) throws(UsageError) -> Void
  ) throws(UsageError) -> [Key: Int] {
    try expect(.object)
    index += 1
    var found: [Key: Int] = [:]
    if take("}") { return found }
    repeat {
      skipSpace()
      let start = index
      let key = try readKey(Key.self, isFirst: found.isEmpty)
      path.append(.key(key.rawValue))
      if found[key] != nil {
        throw UsageError(place: place(at: start), problem: .duplicateKey(key.rawValue))
      }
      if !take(":") { throw unexpected(expected: "a colon") }
      skipSpace()
      found[key] = index
      try member(&self, key)
      path.removeLast()
    } while take(",")
    if !take("}") { throw unexpected(expected: "a comma or a closing brace") }
    return found
  }

  private mutating func readKey<Key: JSONKey>(
    _: Key.Type, isFirst: Bool
  ) throws(UsageError) -> Key {
    let start = index
    if !isFirst, next == UInt8(ascii: "}") { throw error(.trailingComma) }
    guard next == UInt8(ascii: "\"") else {
      throw unexpected(expected: "a key in quotation marks")
    }
    let text = try readString()
    if let key = Key(rawValue: text) { return key }
    path.append(.key(text))
    throw UsageError(
      place: place(at: start),
      problem: .unknownKey(text, known: Key.allCases.map(\.rawValue)))
  }

  /// Reads an array: calls `element` for each, which must take the value.
  mutating func readArray(
    _ element: (inout JSONReader) throws(UsageError) -> Void
  ) throws(UsageError) {
    try expect(.array)
    index += 1
    if take("]") { return }
    var count = 0
    repeat {
      skipSpace()
      if count > 0, next == UInt8(ascii: "]") { throw error(.trailingComma) }
      path.append(.index(count))
      try element(&self)
      path.removeLast()
      count += 1
    } while take(",")
    if !take("]") { throw unexpected(expected: "a comma or a closing bracket") }
  }
}
