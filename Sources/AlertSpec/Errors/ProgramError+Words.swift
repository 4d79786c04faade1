extension ProgramError: CustomStringConvertible {
  /// The whole message for standard error, without a line break at its end.
  package var description: String {
    switch self {
    case .usage(let error):
      error.description
    case .noDisplay(let reason):
      "tocsin: no display: \(sentence(reason)) "
        + "Set DISPLAY or WAYLAND_DISPLAY, or draw a picture: tocsin render … -o alert.png."
    case .inputFailed(let error):
      "tocsin: standard input: \(error). The lines about progress could not be read; "
        + "pipe them in, or name a file that can be read."
    case .outputFailed(let output, let error):
      "tocsin: standard output: \(error). The \(output.rawValue) could not be written; "
        + "make room, or send standard output elsewhere."
    case .fileFailed(let path, let error):
      "tocsin: \(clipped(path, to: 200)): \(error). "
        + "The picture could not be written; name another place with -o."
    case .folderFailed(let path, let error):
      "tocsin: \(clipped(path, to: 200)): \(error). "
        + "The folder could not be made; name another with -o."
    case .pictureUnreadable(let place, let path, let reason):
      "tocsin: \(place.rawValue): \(clipped(path, to: 200)): \(clipped(reason, to: 300)). "
        + "Name a picture for --\(place.rawValue), or for \"\(place.rawValue)\" in the spec."
    case .buttonIconUnreadable(let button, let path, let reason):
      "tocsin: the icon of the button \(quoted(button)): \(clipped(path, to: 200)): "
        + "\(clipped(reason, to: 300)). Name a picture with --button-icon, or with \"icon\" in the "
        + "spec, or write \(alternatives(SymbolKind.names))."
    case .failed(let reason):
      "tocsin: \(sentence(reason))"
    }
  }

  /// Words from elsewhere with one full stop at their end, whether they had one or not.
  private func sentence(_ words: String) -> String {
    let words = clipped(words, to: 400)
    return words.hasSuffix(".") ? words : words + "."
  }
}
