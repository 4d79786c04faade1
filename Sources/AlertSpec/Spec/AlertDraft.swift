/// An alert while it is being described: first by the spec, then by the options.
///
/// The rule for both together: an option that takes one value overrides the spec's; a `--button`
/// or `--field` that the spec has by the same title or name changes just what it mentions, in its
/// place; any other is added at the end. Within the spec, and among the options, each title and
/// name may come once.
struct AlertDraft {
  /// Who is speaking.
  enum Source {
    case spec
    case options
  }

  var title: String?
  var message: String?
  private(set) var links: [LinkDescription] = []
  var imageDescription: String?
  var symbol: SymbolKind?
  var pictures: [PicturePlace: String] = [:]
  var reader = ReaderDescription()
  var language: LanguageTag?
  var style: StylePreset?
  var placement: PlacementKind?
  var progress: ProgressEnd?
  var percent: Double?
  var timeout: Double?
  var output: AnswerFormat?
  var appearance: Appearance?
  var transition: TransitionKind?
  var frame: FrameKind?
  var size: PointSize?
  var device: DeviceKind?
  var orientation: PageOrientation?
  var keyboard: KeyboardChoice?
  var keyboardPolicy: KeyboardPolicyKind?
  var anchor: PageRect?
  var backdrop: BackdropKind?
  var outsideTap: OnOffChoice?
  var drag: OnOffChoice?
  var tint: TintColor?
  var suppression: String?
  var suppressed: Bool?
  var scale: Double?

  /// Where the spec says some of it.
  var places: [Part: LaterPlace] = [:]

  private(set) var buttons: [ButtonDescription] = []
  private(set) var fields: [FieldDraft] = []

  /// By title or word.
  private var buttonsByTitle: [String: (index: Int, source: Source)] = [:]
  private var fieldsByName: [String: (index: Int, source: Source)] = [:]
  private var buttonsByRole: [ButtonRole: Int] = [:]
  private var linksByText: [String: Source] = [:]
}

// MARK: - Links

extension AlertDraft {
  /// Adds a link, or lets the spec's link of that text lead somewhere else.
  mutating func add(
    _ link: LinkDescription, from source: Source
  ) throws(UsageError.Problem) {
    if linksByText[link.text] == source { throw .alert(.repeatedLink(link.text)) }
    if linksByText.updateValue(source, forKey: link.text) != nil {
      links.removeAll { $0.text == link.text }
    }
    links.append(link)
  }
}

// MARK: - Buttons

extension AlertDraft {
  /// Adds a button, or gives the spec's button of that title another role.
  /// - Parameter role: nil leaves a button of the spec as it is; a new one gets `default`.
  mutating func addButton(
    titled title: String, role: ButtonRole?, from source: Source
  ) throws(UsageError.Problem) {
    if title.isBlank { throw .blankButtonTitle }
    try add(ButtonDescription(title: title), role: role, from: source)
  }

  /// Adds a button of a customary title, or gives the spec's button of that word another role.
  /// - Parameter role: nil leaves a button of the spec as it is; a new one gets the word's own.
  mutating func addButton(
    word: ButtonWord, role: ButtonRole?, from source: Source
  ) throws(UsageError.Problem) {
    try add(ButtonDescription(word: word), role: role, from: source)
  }

  /// Says more about a button that is there already, by its title or word.
  mutating func changeButton(
    called title: String,
    _ change: (inout ButtonDescription) throws(UsageError.Problem) -> Void
  ) throws(UsageError.Problem) {
    guard let known = buttonsByTitle[title] else {
      throw .unknownButton(title, known: buttons.map(\.original))
    }
    try change(&buttons[known.index])
  }

  private mutating func add(
    _ button: ButtonDescription, role: ButtonRole?, from source: Source
  ) throws(UsageError.Problem) {
    let title = button.original
    guard let known = buttonsByTitle[title] else {
      buttonsByTitle[title] = (buttons.count, source)
      var button = button
      let role = role ?? button.role
      button.role = .default
      buttons.append(button)
      try assign(role, to: buttons.count - 1)
      return
    }
    if known.source == source || buttons[known.index].word != button.word {
      throw .repeatedButton(title)
    }
    buttonsByTitle[title] = (known.index, source)
    if let role { try assign(role, to: known.index) }
  }

  /// Keeps the promise that one button at most cancels and one at most is preferred.
  private mutating func assign(_ role: ButtonRole, to index: Int) throws(UsageError.Problem) {
    if buttonsByRole[buttons[index].role] == index { buttonsByRole[buttons[index].role] = nil }
    if role == .cancel || role == .preferred {
      if let other = buttonsByRole[role] {
        throw .secondButton(role, first: buttons[other].original)
      }
      buttonsByRole[role] = index
    }
    buttons[index].role = role
  }
}

// MARK: - Fields

extension AlertDraft {
  /// Adds a field, or changes what is said about the spec's field of that name.
  mutating func addField(
    named name: String, kind: FieldKind?, initialValue: GivenValue?, from source: Source
  ) throws(UsageError.Problem) {
    try Self.checkFieldName(name)
    let index = fieldsByName[name]?.index ?? fields.count
    if fieldsByName[name]?.source == source { throw .repeatedField(name) }
    if index == fields.count { fields.append(FieldDraft(name: name)) }
    fieldsByName[name] = (index, source)
    if let kind { fields[index].kind = kind }
    if let initialValue { fields[index].initialValue = initialValue }
  }

  /// Says more about a field that is there already.
  mutating func changeField(
    named name: String, _ change: (inout FieldDraft) throws(UsageError.Problem) -> Void
  ) throws(UsageError.Problem) {
    guard let known = fieldsByName[name] else {
      throw .unknownField(name, known: fields.map(\.name))
    }
    try change(&fields[known.index])
  }

  /// The answer's lines read `name=value`, and options say `name:kind`: a name holds neither
  /// sign, fills no second line, and can be told from a blank.
  static func checkFieldName(_ name: String) throws(UsageError.Problem) {
    if name.isBlank { throw .blankFieldName }
    let forbidden = name.unicodeScalars.first { scalar in
      scalar == "=" || scalar == ":" || scalar.endsLine
    }
    if let forbidden { throw .forbiddenInFieldName(forbidden) }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true {
      throw .forbiddenInFieldName(" ")
    }
  }
}

extension String {
  /// Whether there is nothing in it to be seen.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
