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

  /// What speaks of a page brings the page with it; a card has the size of its content.
  func windowFrame() throws(UsageError.Problem) -> WindowFrame {
    guard frame == .card || (frame == nil && pageKey == nil) else {
      let page = DevicePage(
        device ?? .phone, size: size, orientation: orientation, showsKeyboard: keyboard != .off)
      let scale = scale ?? 1
      if !Limits.allow(page.size, scale: scale) { throw .tooManyPixels(page.size, scale: scale) }
      return .device(page)
    }
    if let pageKey { throw .pageOfCard(pageKey) }
    return .card
  }

  /// What was said of the page, if anything was.
  private var pageKey: PageKey? {
    if size != nil { return .size }
    if device != nil { return .device }
    if orientation != nil { return .orientation }
    return keyboard != nil ? .keyboard : nil
  }
}

/// What can be said of a page and not of a card, as options and specs call it.
package enum PageKey: String, Hashable, Sendable {
  case size
  case device
  case orientation
  case keyboard
}
