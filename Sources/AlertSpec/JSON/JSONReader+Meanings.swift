// Values that mean something in a spec.

extension JSONReader {
  /// A string that names one of a few values.
  mutating func readChoice<Choice: NamedChoice>() throws(UsageError) -> Choice {
    try read { (name) throws(UsageError.Problem) in try Choice(named: name) }
  }

  /// A string that says something, which `make` understands.
  mutating func read<Value>(
    _ make: (String) throws(UsageError.Problem) -> Value
  ) throws(UsageError) -> Value {
    skipSpace()
    let start = index
    let text = try readString()
    do {
      return try make(text)
    } catch {
      throw UsageError(place: place(at: start), problem: error)
    }
  }

  /// The path of a file.
  mutating func readPath() throws(UsageError) -> String {
    try read { (path) throws(UsageError.Problem) in
      if path.isEmpty { throw .emptyPath }
      return path
    }
  }

  /// A number in the range of what it says.
  mutating func readQuantity(
    _ quantity: UsageError.Quantity
  ) throws(UsageError) -> Double {
    skipSpace()
    let start = index
    let number = try readNumber()
    if !quantity.allows(number) {
      throw UsageError(place: place(at: start), problem: .outOfRange(plain(number), quantity))
    }
    return number
  }

  /// The mistake of an object, which began at `start`, to lack a key.
  func missing(_ key: some JSONKey, in start: Int) -> UsageError {
    UsageError(place: place(at: start), problem: .missingKey(key.rawValue))
  }

  /// The place of one of an object's values, for a problem that only shows in the whole: it is
  /// counted out when it is asked for.
  func laterPlace<Key: JSONKey>(of key: Key, of places: [Key: Int]) -> AlertDraft.LaterPlace? {
    places[key].map { offset in { self.place(at: offset, key: key.rawValue) } }
  }

  /// A problem with one of an object's values.
  func error<Key: JSONKey>(
    _ problem: UsageError.Problem, in key: Key, of places: [Key: Int]
  ) -> UsageError {
    UsageError(place: place(at: places[key] ?? index, key: key.rawValue), problem: problem)
  }
}
