extension AlertDraft {
  /// The description, once everyone has spoken: defaults are filled in, and what only shows in
  /// the whole is checked.
  func finished() throws(UsageError.Problem) -> AlertDescription {
    let title = title ?? ""
    let message = message ?? ""
    if title.isBlank && message.isBlank && fields.isEmpty { throw .nothingToShow }

    var alert = AlertDescription(title: title, message: message)
    alert.fields = try finishedFields()
    alert.buttons = buttons.isEmpty ? usualButtons : buttons
    try checkButtons()
    try checkProgress()
    try checkSuppression()
    try checkContent()
    alert.links = links
    alert.imageDescription = imageDescription
    alert.symbol = symbol
    alert.pictures = pictures
    alert.reader = reader
    alert.language = language
    alert.style = style
    alert.backdrop = backdrop ?? alert.backdrop
    alert.placement = placement ?? alert.placement
    alert.anchor = anchor
    alert.tint = tint
    alert.keyboardPolicy = keyboardPolicy
    alert.dismissesOnOutsideTap = outsideTap == .on
    alert.dismissesOnDrag = drag == .on
    alert.suppression = suppression.map {
      SuppressionDescription(title: $0, isOn: suppressed ?? false)
    }
    alert.progress = progress
    alert.percent = percent
    alert.timeout = timeout
    alert.output = output ?? alert.output
    alert.appearance = appearance
    alert.transition = transition ?? alert.transition
    alert.frame = try windowFrame()
    try checkKeys()
    alert.scale = scale
    return alert
  }

  /// The fields, each checked for itself.
  func finishedFields() throws(UsageError.Problem) -> [FieldDescription] {
    do throws(FieldMistake) {
      return try fields.map { field throws(FieldMistake) in try field.finished() }
    } catch {
      throw .field(error)
    }
  }

  /// Names may have become the same by identifiers, and keys may press one button each.
  func checkButtons() throws(UsageError.Problem) {
    var names: Set<String> = []
    var keys: Set<ButtonKeys> = []
    for button in buttons {
      if !names.insert(button.name).inserted { throw .repeatedButton(button.name) }
      if let key = button.key, !keys.insert(key).inserted { throw .repeatedKey(key.text) }
    }
  }

  /// The buttons of an alert for which none was asked.
  private var usualButtons: [ButtonDescription] {
    switch progress {
    case nil: [.ok]
    case .close?: [ButtonDescription(word: .cancel)]
    case .enable?: [ButtonDescription(word: .cancel), ButtonDescription(word: .ok)]
    }
  }

  /// What is said of the message and of pictures is said of something.
  private func checkContent() throws(UsageError.Problem) {
    for link in links where message?.contains(link.text) != true {
      throw .alert(.linkOfNothing(link.text))
    }
    if links.count > 1 { try checkOverlaps(in: message ?? "") }
    if imageDescription != nil, symbol == nil, pictures.isEmpty {
      throw .alert(.descriptionOfNothing)
    }
  }

  /// No part of the message can lead to two addresses.
  private func checkOverlaps(in message: String) throws(UsageError.Problem) {
    let places = links.indices.flatMap { index in
      links[index].ranges(in: message).map { (index, $0) }
    }.sorted { $0.1.lowerBound < $1.1.lowerBound }
    for (one, next) in zip(places, places.dropFirst()) where one.1.overlaps(next.1) {
      let (first, second) = (min(one.0, next.0), max(one.0, next.0))
      throw .alert(.overlappingLinks(links[first].text, links[second].text))
    }
  }

  /// A device takes the keys that turn it.
  func checkKeys() throws(UsageError.Problem) {
    if try windowFrame() == .card { return }
    for button in buttons {
      if let key = button.key, key.turnsDevice {
        throw .alert(.keyOfDevice(button.original, key.text))
      }
    }
  }

  /// A percentage is that of some progress.
  func checkProgress() throws(UsageError.Problem) {
    if percent != nil, progress == nil { throw .percentOfNothing }
  }

  /// The box has a line in the answer, as fields have.
  func checkSuppression() throws(UsageError.Problem) {
    if suppression == nil, suppressed != nil { throw .alert(.tickWithoutBox) }
    if suppression != nil, fields.contains(where: { $0.name == SuppressionDescription.name }) {
      throw .alert(.fieldNamedAsBox)
    }
  }

  /// What speaks of a page brings the page with it; a card has the size of its content.
  func windowFrame() throws(UsageError.Problem) -> WindowFrame {
    guard frame == .card || (frame == nil && pageKey == nil) else {
      let page = DevicePage(
        device, size: size, orientation: orientation, showsKeyboard: keyboard != .off)
      let scale = scale ?? 1
      if !Limits.allow(page.size, scale: scale) { throw .tooManyPixels(page.size, scale: scale) }
      if let anchor {
        if placement ?? .automatic != .automatic { throw .alert(.anchorAndPlacement) }
        if !anchor.isOn(page.size) { throw .alert(.anchorOffPage(page.size)) }
      }
      return .device(page)
    }
    if let pageKey { throw .pageOfCard(pageKey) }
    return .card
  }

  /// What was said of the page, if anything was.
  private var pageKey: PageKey? {
    if placement != nil { return .placement }
    if size != nil { return .size }
    if device != nil { return .device }
    if orientation != nil { return .orientation }
    if keyboard != nil { return .keyboard }
    if keyboardPolicy != nil { return .keyboardPolicy }
    if anchor != nil { return .anchor }
    if backdrop != nil { return .backdrop }
    if outsideTap != nil { return .outsideTap }
    return drag != nil ? .drag : nil
  }
}

/// What can be said of a page and not of a card, as options and specs call it.
package enum PageKey: String, Hashable, Sendable {
  case placement
  case size
  case device
  case orientation
  case keyboard
  case keyboardPolicy
  case anchor
  case backdrop
  case outsideTap
  case drag

  /// The option that says it.
  var option: String {
    switch self {
    case .keyboardPolicy: "--keyboard-policy"
    case .outsideTap: "--outside-tap"
    default: "--\(rawValue)"
    }
  }
}
