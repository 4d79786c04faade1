import Gallery
import Testing
import TocsinTesting
import UIKit

@Suite("Contact sheets of the gallery")
struct GallerySheetTests {
  private static let shades: [UIUserInterfaceStyle] = [.light, .dark]
  private static let sizes = Settings(
    devices: [.tablet], textSizes: [.extraSmall, .accessibilityLarge])

  /// - Parameter prefix: what the names of all samples begin with, and the labels leave out.
  private func expectSheet(
    of samples: [Sample], _ name: String, in settings: Settings, columns: Int? = nil,
    crop: ContactSheet.Crop = .card, shrunk: Int = 2, at moment: Double = 1.5,
    prefix: String = ""
  ) throws {
    let scenes: [(name: String, scene: ContactSheet.Scene)] = samples.map { sample in
      (
        String(sample.name.trimmingPrefix(prefix)),
        { screen, _ in
          guard case .screen = crop else {
            screen.page.view.backgroundColor = .systemGroupedBackground
            return show(sample, from: screen.page.view, on: screen)
          }
          let page = SamplePage()
          screen.window.rootViewController = page
          screen.window.layoutIfNeeded()
          show(sample, from: page.anchor, on: screen)
        }
      )
    }
    expectGolden(
      try ContactSheet(
        of: scenes, in: settings, columns: columns, shrunk: shrunk, crop: crop, at: moment),
      named: name)
  }

  /// Shows a sample as its single picture does, after a button was pressed where it wants that.
  private func show(_ sample: Sample, from source: UIView, on screen: TestScreen) {
    let alert = sample.make(source)
    alert.show()
    guard sample.isPressed else { return }
    screen.advance(by: 1)
    sample.press(in: alert)
  }

  @Test("Everyday alerts, light and dark")
  func basics() throws {
    try expectSheet(
      of: Sample.basics, "basics", in: Settings(appearances: Self.shades), columns: 6)
  }

  @Test("Everyday alerts, read from the right")
  func basicsFromTheRight() throws {
    try expectSheet(
      of: Sample.basics, "basics-rtl", in: Settings(directions: [.rightToLeft]), columns: 6)
  }

  @Test("Everyday alerts in small and in very large text")
  func basicsInSizes() throws {
    try expectSheet(
      of: Sample.basics, "basics-sizes", in: Self.sizes, columns: 6)
  }

  @Test("Every kind of field, light and dark")
  func fields() throws {
    try expectSheet(
      of: Sample.fields, "fields", in: Settings(appearances: Self.shades), columns: 6,
      prefix: "fields-")
  }

  @Test("Every kind of field, read from the right")
  func fieldsFromTheRight() throws {
    try expectSheet(
      of: Sample.fields, "fields-rtl",
      in: Settings(directions: [.rightToLeft], appearances: Self.shades), columns: 6,
      prefix: "fields-")
  }

  @Test("Every kind of field in three sizes of text")
  func textSizes() throws {
    try expectSheet(
      of: Sample.fields, "fields-sizes",
      in: Settings(
        devices: [.tablet], textSizes: [.extraSmall, .large, .accessibilityLarge]), columns: 6,
      prefix: "fields-")
  }

  @Test("Signs, pictures and progress, light and dark")
  func content() throws {
    try expectSheet(
      of: Sample.content, "content", in: Settings(appearances: Self.shades), columns: 6,
      crop: .around("alert.card", by: 44))
  }

  @Test("Signs, pictures and progress, read from the right")
  func contentFromTheRight() throws {
    try expectSheet(
      of: Sample.content, "content-rtl", in: Settings(directions: [.rightToLeft]), columns: 6,
      crop: .around("alert.card", by: 44))
  }

  @Test("Signs, pictures and progress in small and in very large text")
  func contentInSizes() throws {
    try expectSheet(
      of: Sample.content, "content-sizes", in: Self.sizes, columns: 6,
      crop: .around("alert.card", by: 44))
  }

  @Test("Every style in small and in very large text")
  func stylesInSizes() throws {
    try expectSheet(of: Sample.styles, "styles-sizes", in: Self.sizes, columns: 6, prefix: "style-")
  }

  @Test("Every style, light and dark, both directions")
  func styles() throws {
    try expectSheet(
      of: Sample.styles, "styles",
      in: Settings(directions: [.leftToRight, .rightToLeft], appearances: Self.shades),
      prefix: "style-")
  }

  @Test("Every placement, light and dark, both directions")
  func placements() throws {
    try expectSheet(
      of: Sample.placements, "placements",
      in: Settings(
        devices: [.smallPhone], directions: [.leftToRight, .rightToLeft],
        appearances: Self.shades),
      columns: 10, crop: .screen, shrunk: 4, prefix: "placement-")
  }

  @Test("Every transition on its way, both directions")
  func transitions() throws {
    try expectSheet(
      of: Sample.transitions, "transitions",
      in: Settings(devices: [.smallPhone], directions: [.leftToRight, .rightToLeft]), columns: 8,
      crop: .screen, shrunk: 4, at: 0.09, prefix: "transition-")
  }
}
