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
      case .links:
        try reader.readArray { (reader) throws(UsageError) in
          try Self.decodeLink(from: &reader, into: &draft)
        }
      case .symbol: draft.symbol = try reader.readChoice()
      case .image: draft.pictures[.image] = try reader.readPath()
      case .header: draft.pictures[.header] = try reader.readPath()
      case .icon: draft.pictures[.icon] = try reader.readPath()
      case .imageDescription: draft.imageDescription = try reader.readString()
      case .buttons:
        try reader.readArray { (reader) throws(UsageError) in
          try Self.decodeButton(from: &reader, into: &draft)
        }
      case .fields:
        try reader.readArray { (reader) throws(UsageError) in
          try Self.decodeField(from: &reader, into: &draft)
        }
      case .suppression: draft.suppression = try reader.readString()
      case .suppressed: draft.suppressed = try reader.readBoolean()
      case .progress: draft.progress = try reader.readChoice()
      case .percent: draft.percent = try reader.readQuantity(.percent)
      case .language:
        draft.language = try reader.read { (text) throws(UsageError.Problem) in
          try LanguageTag(text)
        }
      case .contrast: draft.reader.contrast = try reader.readChoice()
      case .motion: draft.reader.motion = try reader.readChoice()
      case .transparency: draft.reader.transparency = try reader.readChoice()
      case .textSize: draft.reader.textSize = try reader.readChoice()
      case .direction: draft.reader.direction = try reader.readChoice()
      case .style: draft.style = try reader.readChoice()
      case .tint:
        draft.tint = try reader.read { (text) throws(UsageError.Problem) in try TintColor(text) }
      case .placement: draft.placement = try reader.readChoice()
      case .anchor: draft.anchor = try Self.decodeAnchor(from: &reader)
      case .backdrop: draft.backdrop = try reader.readChoice()
      case .appearance: draft.appearance = try reader.readChoice()
      case .transition: draft.transition = try reader.readChoice()
      case .frame: draft.frame = try reader.readChoice()
      case .size: draft.size = try Self.decodeSize(from: &reader)
      case .device: draft.device = try reader.readChoice()
      case .orientation: draft.orientation = try reader.readChoice()
      case .keyboard: draft.keyboard = try reader.readChoice()
      case .keyboardPolicy: draft.keyboardPolicy = try reader.readChoice()
      case .outsideTap: draft.outsideTap = try reader.readChoice()
      case .drag: draft.drag = try reader.readChoice()
      case .scale: draft.scale = try reader.readQuantity(.scale)
      case .timeout: draft.timeout = try reader.readQuantity(.timeout)
      case .output: draft.output = try reader.readChoice()
      }
    }
    try reader.readEnd()
    do {
      try draft.checkButtons()
    } catch {
      throw reader.error(error, in: SpecKey.buttons, of: places)
    }
    do {
      try draft.checkProgress()
    } catch {
      throw reader.error(error, in: SpecKey.percent, of: places)
    }
    do {
      try draft.checkSuppression()
      _ = try draft.windowFrame()
      try draft.checkKeys()
    } catch {
      if case .alert(let mistake) = error, let place = draft.place(of: mistake) {
        throw UsageError(place: place, problem: error)
      }
      var culprit = SpecKey.size
      if case .pageOfCard(let key) = error { culprit = SpecKey(rawValue: key.rawValue) ?? .size }
      if case .alert(let mistake) = error { culprit = mistake.key }
      throw reader.error(error, in: culprit, of: places)
    }
    draft.places[.imageDescription] = reader.laterPlace(
      of: SpecKey.imageDescription, of: places)
    self.draft = draft
  }

  private static func decodeLink(
    from reader: inout JSONReader, into draft: inout AlertDraft
  ) throws(UsageError) {
    var text: String?
    var address = ""
    let start = reader.index
    let places = try reader.readObject(LinkKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .text: text = try reader.readString()
      case .url: address = try reader.readString()
      }
    }
    if places[.url] == nil { throw reader.missing(LinkKey.url, in: start) }
    do throws(UsageError.Problem) {
      try draft.add(LinkDescription(text, to: address), from: .spec)
    } catch {
      var culprit = LinkKey.text
      if case .notAnAddress = error { culprit = .url }
      throw reader.error(error, in: places[culprit] == nil ? .url : culprit, of: places)
    }
    draft.places[.link(text ?? address)] = reader.laterPlace(
      of: places[.text] == nil ? LinkKey.url : .text, of: places)
  }

  private static func decodeAnchor(from reader: inout JSONReader) throws(UsageError) -> PageRect {
    var rect = PageRect(x: 0, y: 0)
    let start = reader.index
    let places = try reader.readObject(AnchorKey.self) { (reader, key) throws(UsageError) in
      let number = try reader.readQuantity(.anchor)
      switch key {
      case .x: rect.x = number
      case .y: rect.y = number
      case .width: rect.width = number
      case .height: rect.height = number
      }
    }
    for key in [AnchorKey.x, .y] where places[key] == nil { throw reader.missing(key, in: start) }
    return rect
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
