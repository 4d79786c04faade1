import AlertSpec
import Tocsin
import UIKit

/// `tocsin render`: draws the alert to a picture, with no display.
struct RenderRun {
  /// When every transition has ended, in seconds: the moment of pictures for which none is given.
  static let settled: TimeInterval = 1

  private let description: AlertDescription
  private let request: RenderRequest

  init(_ description: AlertDescription, _ request: RenderRequest) {
    self.description = description
    self.request = request
  }

  func draw() throws(ProgramError) {
    try Desktop.checkFonts()
    let bitmap = try Self.picture(of: description, at: request.moment ?? Self.settled)
    let data = CGImage(bitmap: bitmap).pngData()
    switch request.destination {
    case .standardOutput: try Program.write(Array(data), as: .picture)
    case .file(let path): try PictureFile.write(data, to: path)
    }
    MissingGlyphs.report(description.texts)
  }

  /// The alert's picture at a moment after it began to come.
  static func picture(
    of description: AlertDescription, at moment: TimeInterval
  ) throws(ProgramError) -> Bitmap {
    let scene = OffscreenScene(
      size: UIScreen.initialSize, scale: CGFloat(description.scale ?? 1),
      appearance: description.appearance == .dark ? .dark : .light)
    // The same input gives the same picture, so dates don't begin at the present one.
    let stage = try AlertStage(
      description, now: CalendarDate.someDay.date(.dayAndTime, now: .distantPast))
    scene.resize(to: stage.size(available: largestCard))
    stage.present()
    return scene.picture(at: moment)
  }

  /// The room that a card has where there is no display to limit it.
  private static let largestCard = CGSize(width: 1280, height: 800)
}
