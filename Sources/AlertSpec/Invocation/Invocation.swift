/// What a run of the program is asked to do, with everything that it needs to know.
package enum Invocation: Hashable, Sendable {
  /// Show the alert and write the answer to standard output.
  case alert(AlertDescription)
  /// Draw the alert to a picture.
  case render(AlertDescription, RenderRequest)
  /// Show the samples, or draw them.
  case gallery(GalleryRequest)
  /// Write this text to standard output and end with code 0.
  case print(String)
}

/// What `tocsin render` is told beside the alert.
package struct RenderRequest: Hashable, Sendable {
  /// Where the picture goes.
  package var destination: PictureDestination

  /// Seconds since the alert began to appear; nil for the time after its transition.
  package var moment: Double?

  package init(destination: PictureDestination, moment: Double? = nil) {
    self.destination = destination
    self.moment = moment
  }
}

/// Where a picture goes.
package enum PictureDestination: Hashable, Sendable {
  case file(String)
  case standardOutput

  init(path: String) { self = path == "-" ? .standardOutput : .file(path) }
}

/// What `tocsin gallery` is told.
package struct GalleryRequest: Hashable, Sendable {
  /// The folder that the pictures go to; nil to show the list in a window.
  package var directory: String?

  /// The device that shows the list or the samples.
  package var page = DevicePage()

  /// Pixels per point; nil for the desktop's own, or 2 for pictures.
  package var scale: Double?

  /// Light or dark; nil when the desktop decides, and for pictures of both.
  package var appearance: Appearance?

  /// What is said of the reader.
  package var reader = ReaderDescription()

  package init() {}

  init(_ draft: RunDraft) {
    directory = draft.path
    page = DevicePage(draft.alert.device, orientation: draft.alert.orientation)
    scale = draft.alert.scale
    appearance = draft.alert.appearance
    reader = draft.alert.reader
  }
}
