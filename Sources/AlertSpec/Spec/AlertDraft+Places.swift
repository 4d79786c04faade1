// Where the spec says what may turn out to be wrong only in the whole, when the options have spoken.

extension AlertDraft {
  /// A place in the spec that is counted out when it is asked for.
  typealias LaterPlace = () -> UsageError.Place

  /// Something that the spec says.
  enum Part: Hashable {
    /// By its text.
    case link(String)
    case imageDescription
    /// By the title or word of the button.
    case key(String)
  }

  /// The place in the spec that is to blame for a mistake; nil where the spec doesn't say it.
  func place(of mistake: AlertMistake) -> UsageError.Place? {
    switch mistake {
    case .linkOfNothing(let text), .overlappingLinks(_, let text): places[.link(text)]?()
    case .descriptionOfNothing: places[.imageDescription]?()
    case .keyOfDevice(let button, _): places[.key(button)]?()
    default: nil
    }
  }
}
