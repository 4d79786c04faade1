internal import CSDL2
internal import WindowServer

extension SDLWindowServer {
  /// Does what an event asks of the server itself and answers what it means to the application.
  func handle(_ event: SDL_Event) -> ServerEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT:
      if let window = windows[event.window.windowID] {
        if let answer = handle(event.window, of: window) { return answer }
      }
    case SDL_SYSWMEVENT:
      if let message = event.syswm.msg { note(message.pointee.msg.x11.event) }
    case SDL_TEXTEDITING_EXT:
      defer { SDL_free(event.editExt.text) }
      return translate(event)
    default:
      break
    }
    guard var answer = translate(event) else { return nil }
    if case .key(var key) = answer, key.isDown, heldKeys.isNextPressOld {
      key.isRepeat = true
      answer = .key(key)
    }
    return answer
  }

  private func translate(_ event: SDL_Event) -> ServerEvent? {
    translator.translate(event, modifiers: SDL_GetModState()) { windows[$0]?.geometry }
  }

  private func handle(_ event: SDL_WindowEvent, of window: SDLWindow) -> ServerEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED:
      window.repaint()
    case SDL_WINDOWEVENT_HIDDEN:
      // Another program may have taken the window away, without a word to this one.
      if let x11, let number = window.xWindow, !x11.hasWindow(number) {
        return .closeRequested(window: window.id)
      }
    case SDL_WINDOWEVENT_ENTER:
      window.applyCursor()
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      if let x11 { watchHeldKeys(x11.heldKeys) }
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      guard window.updateSize() else { return nil }
      return .resized(window: window.id, size: window.size, scale: window.scale)
    default:
      break
    }
    return nil
  }

  /// SDL passes the X server's own events on only as long as there are keys to watch.
  private func watchHeldKeys(_ held: Set<UInt8>) {
    heldKeys.focusGained(held: held)
    SDL_EventState(SDL_SYSWMEVENT.rawValue, held.isEmpty ? SDL_IGNORE : SDL_ENABLE)
  }

  private func note(_ event: XEvent) {
    heldKeys.note(event)
    if heldKeys.isEmpty { watchHeldKeys([]) }
  }
}
