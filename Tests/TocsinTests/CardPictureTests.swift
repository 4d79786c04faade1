import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Pictures of cards")
struct CardPictureTests {
  private func picture(
    _ name: String, size: CGSize = CGSize(width: 340, height: 480),
    appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large,
    alert make: () -> Alert
  ) {
    let screen = TestScreen(size: size, appearance: appearance)
    screen.direction = direction
    screen.textSize = textSize
    let alert = make()
    alert.show()
    screen.advance(by: 2)
    expectGolden(screen, named: name)
  }

  private func form(_ style: Style) -> Alert {
    let alert = Alert(title: "New account", message: "Who are you?", style: style)
    alert.addField(.text("name", label: "Name", placeholder: "First and last name"))
    alert.addField(.secure("password", label: "Password", value: "hunter2"))
    alert.addField(.toggle("news", label: "Send me news", value: true))
    alert.addField(
      .choice("size", label: "Size", options: ["Small", "Large"], value: "Large"))
    alert.addField(.checkbox("terms", label: "I have read the terms and agree", value: true))
    alert.addAction(.cancel("Cancel"))
    alert.addAction(.preferred("Create"))
    return alert
  }

  @Test("A form", arguments: [UIUserInterfaceStyle.light, .dark])
  func form(appearance: UIUserInterfaceStyle) {
    let shade = appearance == .dark ? "dark" : "light"
    picture("form-system-\(shade)", appearance: appearance) { form(.system) }
    picture(
      "form-card-\(shade)", size: CGSize(width: 380, height: 600), appearance: appearance
    ) { form(.card) }
  }

  @Test("A form from right to left")
  func rightToLeft() {
    picture("form-rtl", direction: .rightToLeft) {
      let alert = Alert(title: "حساب جديد")
      alert.language = "ar"
      alert.addField(.text("name", label: "الاسم", placeholder: "الاسم الكامل"))
      alert.addField(.secure("password", label: "كلمة السر", value: "hunter2"))
      alert.addField(.toggle("news", label: "أرسل الأخبار", value: true))
      alert.addField(.checkbox("terms", label: "أوافق على الشروط"))
      alert.addAction(.cancel())
      alert.addAction(Action(.save, role: .preferred))
      return alert
    }
  }

  @Test("A form in one of the sizes for weak eyes")
  func largeText() {
    picture(
      "form-large-text", size: CGSize(width: 390, height: 844), textSize: .accessibilityLarge
    ) { form(.system) }
  }

  @Test("Controls", arguments: [UIUserInterfaceStyle.light, .dark])
  func controls(appearance: UIUserInterfaceStyle) {
    picture(
      "controls-\(appearance == .dark ? "dark" : "light")", size: CGSize(width: 380, height: 640),
      appearance: appearance
    ) {
      let alert = Alert(title: "New order", style: .card)
      alert.addField(
        .segmented("size", label: "Size", options: ["Small", "Medium", "Large"], value: "Medium"))
      alert.addField(.slider("heat", label: "Heat", range: 0...10, step: 1, value: 7))
      alert.addField(.stepper("count", label: "Cups", range: 1...20, value: 2))
      alert.addField(
        .date("when", label: "When", value: Date(timeIntervalSinceReferenceDate: 800_020_000)))
      alert.addAction(.cancel("Cancel"))
      alert.addAction(.preferred("Order"))
      return alert
    }
  }

  @Test("Symbols", arguments: Symbol.allCases)
  func symbols(symbol: Symbol) {
    picture("symbol-\(symbol.rawValue)", size: CGSize(width: 320, height: 260)) {
      let alert = Alert(title: symbol.rawValue.capitalized, message: "What it looks like.")
      alert.symbol = symbol
      alert.addAction(.default("OK"))
      return alert
    }
  }

  @Test("What went wrong, the box that spares the question, an icon and titles that are long")
  func notices() async throws {
    struct Refusal: LocalizedError { var errorDescription: String? { "The server is asleep." } }
    let screen = TestScreen(size: CGSize(width: 340, height: 420))
    let alert = Alert(title: "Upload 3 photos?", message: "They will be visible to all.")
    alert.suppression = Suppression("Don't ask again", isOn: true)
    alert.addAction(.cancel("Cancel"))
    let upload = Action("Upload", role: .preferred, work: { _ in throw Refusal() })
    alert.addAction(upload)
    alert.addAction(.default("Upload in a smaller size, and the rest when there is a better line"))
    alert.show()
    screen.advance(by: 1)
    try screen.tap("Upload")
    await screen.runTasks()
    screen.advance(by: 1)
    expectGolden(screen, named: "problem")
  }

  @Test("Progress and an overhanging icon")
  func progress() {
    picture("progress-icon", size: CGSize(width: 340, height: 320)) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
        UIColor.systemTeal.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 64, height: 64)).fill()
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 24, height: 24)).fill()
      }
      let alert = Alert(title: "Uploading", style: .card)
      alert.icon = image
      alert.progress = AlertProgress(fraction: 0.4, text: "2 of 5 photos")
      alert.addAction(.cancel("Cancel"))
      return alert
    }
  }
}
