internal import CSDL2
internal import WindowServer

extension EventTranslator {
  func translate(text event: SDL_TextInputEvent) -> ServerEvent? {
    let text = withUnsafeBytes(of: event.text, string(upToNull:))
    let isMuted = text.isEmpty || muted.contains(text.lowercased())
    return isMuted ? nil : .text(window: event.windowID, text)
  }

  func translate(editing event: SDL_TextEditingEvent) -> ServerEvent? {
    let text = withUnsafeBytes(of: event.text, string(upToNull:))
    return editing(
      window: event.windowID, text, start: Int(event.start), length: Int(event.length))
  }

  /// The event's text is SDL's to free, which the caller sees to.
  func translate(longEditing event: SDL_TextEditingExtEvent) -> ServerEvent? {
    let text = event.text.map { String(cString: $0) } ?? ""
    return editing(
      window: event.windowID, text, start: Int(event.start), length: Int(event.length))
  }

  /// SDL counts the selection in Unicode scalars, and leaves either figure at −1 or 0 where the
  /// input method says nothing.
  private func editing(window: UInt32, _ text: String, start: Int, length: Int) -> ServerEvent {
    let scalars = text.unicodeScalars
    func utf16Offset(_ count: Int) -> Int {
      let end =
        scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
      return text.utf16.distance(from: text.startIndex, to: end ?? scalars.endIndex)
    }
    let lower = utf16Offset(start)
    let upper = utf16Offset(max(0, start) + max(0, length))
    return .textEditing(window: window, text, selection: lower..<upper)
  }

  private func string(upToNull bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
