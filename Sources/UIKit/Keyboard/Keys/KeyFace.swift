/// What a key shows at the moment.
struct KeyFace: Hashable {
  /// How a key is coloured.
  enum Ground: Hashable {
    case key, special, lit, tint
    /// Only what is written, on the keyboard's own ground.
    case bare
  }

  var title = ""
  var subtitle = ""
  var glyph: KeyGlyph?
  var ground = Ground.key
  /// A return key that does nothing yet.
  var isDim = false
  /// Single signs are larger than words.
  var isSign: Bool { title.count == 1 }

  /// What a person who does not see the key is told.
  var name = ""
}

/// All that decides what the keys show.
struct KeyboardState: Hashable {
  var layout = KeyLayout(type: .default, isTablet: false)
  var plane = KeyPlane.letters
  var shift = ShiftState.Position.off
  var returnType = UIReturnKeyType.default
  var isReturnEnabled = true

  /// What a key types now.
  func text(of key: Key) -> String? {
    guard case .insert(let text) = key.action else { return nil }
    guard shift != .off else { return text }
    if layout.isTablet, plane == .letters {
      if text == "," { return "!" }
      if text == "." { return "?" }
    }
    return key.letter?.uppercased() ?? text
  }

  func face(of key: Key, isPressed: Bool) -> KeyFace {
    var face = KeyFace(title: key.title, subtitle: key.subtitle)
    face.ground = isPressed ? (key.isSpecial ? .lit : .special) : key.isSpecial ? .special : .key
    switch key.action {
    case .insert:
      if key.title.count == 1, let text = text(of: key) { face.title = text }
      face.name = face.title
      if key.isSpecial { face.ground = isPressed ? .key : .bare }
      // A balloon hides the key, which so stays as it is.
      if isPressed, key.hasPreview, !isPad, !layout.isTablet { face.ground = .key }
    case .shift:
      face.name = "shift"
      face.glyph = shift == .off ? .shift : shift == .once ? .shiftFilled : .capsLock
      if shift != .off { face.ground = .lit }
    case .delete:
      face.name = "delete"
      face.glyph = isPressed ? .deleteFilled : .delete
      if isPad { face.ground = .bare }
    case .show:
      face.name = key.title
      if isPad { face.ground = isPressed ? .key : .bare }
    case .newline:
      face.title = returnType.title
      face.name = face.title
      face.isDim = !isReturnEnabled
      if isReturnEnabled, returnType != .default { face.ground = isPressed ? .lit : .tint }
      if !isReturnEnabled { face.ground = .special }
    case .dismiss:
      face.name = "dismiss"
      face.glyph = .dismiss
    }
    return face
  }

  var isPad: Bool { plane == .pad || plane == .padSymbols }
}

extension UIReturnKeyType {
  /// What the key says.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }
}
