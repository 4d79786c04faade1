extension AlertDraft {
  /// The description, once everyone has spoken: defaults are filled in, and what only shows in
  /// the whole is checked.
  func finished() throws(UsageError.Problem) -> AlertDescription {
    let title = title ?? ""
    let message = message ?? ""
    if title.isBlank && message.isBlank && fields.isEmpty { throw .nothingToShow }

    var alert = AlertDescription(title: title, message: message, fields: fields)
    alert.buttons = buttons.isEmpty ? [.ok] : buttons
    alert.timeout = timeout
    alert.output = output ?? alert.output
    alert.appearance = appearance
    alert.transition = transition ?? alert.transition
    alert.frame = try windowFrame()
    alert.scale = scale
    return alert
  }

  /// A size speaks of a page, so it brings the page with it; a card has the size of its content.
  func windowFrame() throws(UsageError.Problem) -> WindowFrame {
    switch (frame, size) {
    case (.card?, .some): throw .sizeOfCard
    case (.card?, nil), (nil, nil): return .card
    case (.device?, _), (nil, .some):
      let size = size ?? .phone
      let scale = scale ?? 1
      if !Limits.allow(size, scale: scale) { throw .tooManyPixels(size, scale: scale) }
      return .device(size)
    }
  }
}
