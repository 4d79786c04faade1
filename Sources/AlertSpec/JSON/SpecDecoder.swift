/// Reads a spec into a draft.
struct SpecDecoder {
  private var reader: JSONReader
  private var draft = AlertDraft()

  /// The draft that a spec of these bytes describes.
  static func decode(
    _ bytes: [UInt8], from source: SpecSource
  ) throws(UsageError) -> AlertDraft {
    var decoder = SpecDecoder(reader: JSONReader(bytes, from: source))
    try decoder.checkWhole()
    try decoder.decodeAlert()
    return decoder.draft
  }

  /// What is not worth reading.
  private func checkWhole() throws(UsageError) {
    if reader.bytes.count > Limits.specBytes {
      throw UsageError(place: reader.place(at: Limits.specBytes), problem: .specTooLarge)
    }
    // A text in UTF-16 or UTF-32 has a NUL among its first two bytes or begins with their mark.
    let start = reader.bytes.prefix(2)
    if start.contains(0) || start == [0xFF, 0xFE] || start == [0xFE, 0xFF] {
      throw reader.error(.notUTF8File)
    }
  }

  private mutating func decodeAlert() throws(UsageError) {
    var draft = AlertDraft()
    let places = try reader.readObject(SpecKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .schema: _ = try reader.readString()
      case .title: draft.title = try reader.readString()
      case .message: draft.message = try reader.readString()
      case .buttons:
        try reader.readArray { (reader) throws(UsageError) in
          try Self.decodeButton(from: &reader, into: &draft)
        }
      case .fields:
        try reader.readArray { (reader) throws(UsageError) in
          try Self.decodeField(from: &reader, into: &draft)
        }
      case .appearance: draft.appearance = try reader.readChoice()
      case .transition: draft.transition = try reader.readChoice()
      case .frame: draft.frame = try reader.readChoice()
      case .size: draft.size = try Self.decodeSize(from: &reader)
      case .device: draft.device = try reader.readChoice()
      case .orientation: draft.orientation = try reader.readChoice()
      case .keyboard: draft.keyboard = try reader.readChoice()
      case .scale: draft.scale = try reader.readQuantity(.scale)
      case .timeout: draft.timeout = try reader.readQuantity(.timeout)
      case .output: draft.output = try reader.readChoice()
      }
    }
    try reader.readEnd()
    do {
      _ = try draft.windowFrame()
    } catch {
      var culprit = SpecKey.size
      if case .pageOfCard(let key) = error { culprit = SpecKey(rawValue: key.rawValue) ?? .size }
      throw reader.error(error, in: culprit, of: places)
    }
    self.draft = draft
  }

  private static func decodeButton(
    from reader: inout JSONReader, into draft: inout AlertDraft
  ) throws(UsageError) {
    var title: String?
    var role: ButtonRole?
    let start = reader.index
    let places = try reader.readObject(ButtonKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .title: title = try reader.readString()
      case .role: role = try reader.readChoice()
      }
    }
    guard let title else { throw reader.missing(ButtonKey.title, in: start) }
    do {
      try draft.addButton(titled: title, role: role, from: .spec)
    } catch {
      var culprit = ButtonKey.title
      if case .secondButton = error { culprit = .role }
      throw reader.error(error, in: culprit, of: places)
    }
  }

  private static func decodeField(
    from reader: inout JSONReader, into draft: inout AlertDraft
  ) throws(UsageError) {
    var field = FieldDescription(name: "")
    let start = reader.index
    let places = try reader.readObject(FieldKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .name: field.name = try reader.readString()
      case .kind: field.kind = try reader.readChoice()
      case .initialValue: field.initialValue = .text(try reader.readString())
      case .label: field.label = try reader.readString()
      case .placeholder: field.placeholder = try reader.readString()
      case .isRequired: field.isRequired = try reader.readBoolean()
      }
    }
    if places[.name] == nil { throw reader.missing(FieldKey.name, in: start) }
    do {
      try draft.addField(
        named: field.name, kind: field.kind, initialValue: field.initialValue, from: .spec)
      try draft.changeField(named: field.name) { known in known = field }
    } catch {
      throw reader.error(error, in: .name, of: places)
    }
  }

  private static func decodeSize(from reader: inout JSONReader) throws(UsageError) -> PointSize {
    var size = PointSize(width: 0, height: 0)
    let start = reader.index
    let places = try reader.readObject(SizeKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .width: size.width = try reader.readQuantity(.width)
      case .height: size.height = try reader.readQuantity(.height)
      }
    }
    for key in SizeKey.allCases where places[key] == nil { throw reader.missing(key, in: start) }
    return size
  }
}

extension JSONReader {
  /// A string that names one of a few values.
  fileprivate mutating func readChoice<Choice: NamedChoice>() throws(UsageError) -> Choice {
    skipSpace()
    let start = index
    let name = try readString()
    do {
      return try Choice(named: name)
    } catch {
      throw UsageError(place: place(at: start), problem: error)
    }
  }

  /// A number in the range of what it says.
  fileprivate mutating func readQuantity(
    _ quantity: UsageError.Quantity
  ) throws(UsageError) -> Double {
    skipSpace()
    let start = index
    let number = try readNumber()
    if !quantity.allows(number) {
      throw UsageError(place: place(at: start), problem: .outOfRange(number, quantity))
    }
    return number
  }

  /// The mistake of an object, which began at `start`, to lack a key.
  fileprivate func missing(_ key: some JSONKey, in start: Int) -> UsageError {
    UsageError(place: place(at: start), problem: .missingKey(key.rawValue))
  }

  /// A problem with one of an object's values.
  fileprivate func error<Key: JSONKey>(
    _ problem: UsageError.Problem, in key: Key, of places: [Key: Int]
  ) -> UsageError {
    UsageError(place: place(at: places[key] ?? index, key: key.rawValue), problem: problem)
  }
}
