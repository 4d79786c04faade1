extension SpecDecoder {
  static func decodeButton(
    from reader: inout JSONReader, into draft: inout AlertDraft
  ) throws(UsageError) {
    var button = ButtonDescription(title: "")
    var role: ButtonRole?
    let start = reader.index
    let places = try reader.readObject(ButtonKey.self) { (reader, key) throws(UsageError) in
      switch key {
      case .title: button.title = try reader.readString()
      case .word: button.word = try reader.readChoice()
      case .role: role = try reader.readChoice()
      case .identifier:
        button.identifier = try reader.read { (text) throws(UsageError.Problem) in
          try ButtonDescription.checkIdentifier(text)
          return text
        }
      case .icon:
        button.icon = try reader.read { (text) throws(UsageError.Problem) in
          try ButtonIcon(text)
        }
      case .key:
        button.key = try reader.read { (text) throws(UsageError.Problem) in try ButtonKeys(text) }
      case .hold: button.hold = try reader.readQuantity(.hold)
      case .needsValidFields: button.needsValidFields = try reader.readBoolean()
      }
    }
    if places[.title] == nil, button.word == nil {
      throw reader.missing(ButtonKey.title, in: start)
    }
    do throws(UsageError.Problem) {
      if let word = button.word {
        if places[.title] != nil { throw .titleAndWord }
        try draft.addButton(word: word, role: role, from: .spec)
      } else {
        try draft.addButton(titled: button.title, role: role, from: .spec)
      }
      try draft.changeButton(called: button.original) { known in
        known.identifier = button.identifier
        known.icon = button.icon
        known.key = button.key
        known.hold = button.hold
        known.needsValidFields = button.needsValidFields
      }
      draft.places[.key(button.original)] = reader.laterPlace(of: ButtonKey.key, of: places)
    } catch {
      var culprit = button.word == nil ? ButtonKey.title : .word
      if case .secondButton = error, places[.role] != nil { culprit = .role }
      throw reader.error(error, in: culprit, of: places)
    }
  }
}
