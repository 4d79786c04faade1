public import UIKit

/// Many pictures of the same thing in different circumstances, laid out with labels on one.
///
/// ```swift
/// @Test("The question looks right wherever it is asked") func looks() throws {
///   let sheet = try ContactSheet(
///     in: Settings(languages: ["en", "de", "ar"], appearances: [.light, .dark])
///   ) { _, _ in
///     confirmDeletion()
///   }
///   expectGolden(sheet, named: "question")
/// }
/// ```
///
/// Each picture has a screen of its own, on which the scene is set and left to settle. What can
/// be seen is written down as text too: one golden shows a reviewer the look, the other tells
/// what moved or changed its words.
public struct ContactSheet {
  /// Something to be pictured: shows it on a screen that is ready, in the circumstances given.
  public typealias Scene = (_ screen: TestScreen, _ setting: Setting) throws -> Void

  /// What of the screen is pictured.
  public enum Crop: Sendable {
    /// All of it.
    case screen
    /// What has a name, with some points around it; all of the screen where nothing has.
    case around(String, by: CGFloat)

    /// An alert's card and some of what is behind it.
    public static let card = Crop.around("alert.card", by: 24)
  }

  /// One of the pictures.
  public struct Shot {
    /// The scene's name; empty where there is just one.
    public let scene: String
    /// The circumstances.
    public let setting: Setting
    /// What the label on the sheet says.
    public let label: String
    /// What could be seen, as text; see ``TestScreen/outline()``.
    public let text: String
    /// The pixels as they are on the sheet.
    public let picture: Picture
  }

  /// The pictures in the order in which they are on the sheet.
  public let shots: [Shot]
  /// The sheet.
  public let picture: Picture
  /// What could be seen on each picture, under its label.
  public var text: String {
    shots.map { shot in
      "# " + [shot.scene, shot.label].filter { !$0.isEmpty }.joined(separator: ", ") + "\n"
        + shot.text
    }.joined(separator: "\n\n") + "\n"
  }

  /// Takes the pictures of one scene.
  /// - Parameters:
  ///   - settings: the circumstances.
  ///   - title: at the head of the sheet; nil for none.
  ///   - columns: how many pictures stand beside each other; nil for about as many as rows.
  ///   - scale: pixels per point at which the screens are drawn.
  ///   - shrunk: pixels of a screen, along each side, that become one on the sheet.
  ///   - crop: what of the screen is pictured.
  ///   - moment: seconds from when the scene was set to the picture.
  ///   - scene: sets the scene.
  public init(
    in settings: Settings, title: String? = nil, columns: Int? = nil, scale: CGFloat = 2,
    shrunk: Int = 2, crop: Crop = .screen, at moment: TimeInterval = 1, of scene: @escaping Scene
  ) throws {
    try self.init(
      of: [("", scene)], in: settings, title: title, columns: columns, scale: scale,
      shrunk: shrunk, crop: crop, at: moment)
  }

  /// Takes the pictures of several scenes, a row each: by default with a column for each setting.
  public init(
    of scenes: [(name: String, scene: Scene)], in settings: Settings, title: String? = nil,
    columns: Int? = nil, scale: CGFloat = 2, shrunk: Int = 2, crop: Crop = .screen,
    at moment: TimeInterval = 1
  ) throws {
    let all = settings.all
    var shots: [Shot] = []
    for (name, scene) in scenes {
      for setting in all {
        // Nothing but the picture itself is drawn.
        let screen = TestScreen(setting, scale: scale, drawsFrames: false)
        try screen.withLanguage(setting.language) {
          try scene(screen, setting)
          screen.advance(by: moment)
          screen.isDrawingFrames = true
        }
        shots.append(
          Shot(
            scene: name, setting: setting,
            label: all.count == 1 && !name.isEmpty ? "" : settings.label(of: setting),
            text: screen.outline(), picture: screen.picture(of: crop, shrunk: shrunk)))
      }
    }
    self.shots = shots
    let wide = scenes.count > 1 ? all.count : Int(Double(all.count).squareRoot().rounded(.up))
    picture = SheetLayout(
      shots: shots, title: title, columns: max(1, columns ?? wide)
    ).picture()
  }
}
