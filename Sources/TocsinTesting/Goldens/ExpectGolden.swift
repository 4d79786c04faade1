public import Testing

/// Expects that a picture is the same as its golden; see ``Golden``.
public func expectGolden(
  _ picture: Picture, named name: String,
  tolerance: PictureDifference.Tolerance = .init(channel: 2),
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  report(
    Golden(for: file).compare(picture, named: name, tolerance: tolerance), at: sourceLocation)
}

/// Expects that the screen looks the same as its golden; see ``Golden``.
public func expectGolden(
  _ screen: TestScreen, named name: String,
  tolerance: PictureDifference.Tolerance = .init(channel: 2),
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  report(
    Golden(for: file).compare(screen.picture(), named: name, tolerance: tolerance),
    at: sourceLocation)
}

/// Expects that a text is the same as its golden; see ``Golden``.
public func expectGolden(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  report(Golden(for: file).compare(text, named: name), at: sourceLocation)
}

/// Expects that a sheet of pictures, and what can be seen on them as text, are the same as their
/// goldens; see ``Golden``.
public func expectGolden(
  _ sheet: ContactSheet, named name: String,
  tolerance: PictureDifference.Tolerance = .init(channel: 2),
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(for: file)
  report(golden.compare(sheet.picture, named: name, tolerance: tolerance), at: sourceLocation)
  report(golden.compare(sheet.text, named: name), at: sourceLocation)
}

private func report(_ outcome: Golden.Outcome, at location: SourceLocation) {
  switch outcome {
  case .same: break
  case .written(let path):
    Issue.record("Written: \(path). Look at it, then run again.", sourceLocation: location)
  case .failed(let words): Issue.record("\(words)", sourceLocation: location)
  }
}
