extension ProgramError: CustomStringConvertible {
  /// The whole message for standard error, without a line break at its end.
  package var description: String {
    switch self {
    case .usage(let error):
      error.description
    case .noDisplay(let reason):
      "tocsin: no display: \(clipped(reason, to: 300)). "
        + "Set DISPLAY or WAYLAND_DISPLAY, or draw a picture: tocsin render … -o alert.png."
    case .outputFailed(let error):
      "tocsin: standard output: \(error). The answer could not be written; "
        + "make room, or send standard output elsewhere."
    case .fileFailed(let path, let error):
      "tocsin: \(clipped(path, to: 200)): \(error). "
        + "The picture could not be written; name another file with -o."
    case .failed(let reason):
      "tocsin: \(clipped(reason, to: 300))."
    }
  }
}
