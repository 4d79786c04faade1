import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Styles")
struct StyleTests {
  static let presets: [(name: String, style: Style)] = [
    ("system", .system), ("card", .card), ("flat", .flat), ("outlined", .outlined),
    ("glass", .glass),
    ("dialog", .dialog), ("popping", .popping), ("raised", .raised), ("slip", .slip),
    ("floating", .floating),
  ]

  private static func question(_ style: Style) -> Alert {
    let alert = Alert(
      title: "Delete album?", message: "All 248 photos of the journey go with it.", style: style)
    alert.addAction(.cancel("Cancel"))
    alert.addAction(.destructive("Delete"))
    return alert
  }

  private static func form(_ style: Style) -> Alert {
    let alert = Alert(title: "Sign in", message: "Type your name and password.", style: style)
    alert.addField(.text("user", label: "Name", placeholder: "Ada", value: "Grace"))
    alert.addField(.text("code", placeholder: "Code"))
    alert.addAction(.preferred("Sign In"))
    alert.addAction(.default("Help"))
    alert.addAction(.cancel("Cancel"))
    return alert
  }

  private static func scenes(_ make: @escaping (Style) -> Alert)
    -> [(name: String, scene: ContactSheet.Scene)]
  {
    presets.map { name, style in
      (
        name,
        { screen, _ in
          furnish(screen.page.view)
          make(style).show()
        }
      )
    }
  }

  private let compact = Setting.Device("compact", size: CGSize(width: 360, height: 460))

  @Test("Every preset asks a question as it did when it was last looked at, light and dark")
  func questions() throws {
    let sheet = try ContactSheet(
      of: Self.scenes(Self.question),
      in: Settings(devices: [compact], appearances: [.light, .dark]),
      title: "A question in every preset", columns: 6, scale: 1, shrunk: 1)
    expectGolden(sheet, named: "questions")
  }

  @Test("Every preset shows a form as it did when it was last looked at, light and dark")
  func forms() throws {
    let sheet = try ContactSheet(
      of: Self.scenes(Self.form), in: Settings(devices: [compact], appearances: [.light, .dark]),
      title: "A form in every preset", columns: 6, scale: 1, shrunk: 1)
    expectGolden(sheet, named: "forms")
  }

  @Test("Every preset goes with the reader's direction, text size and wish for contrast")
  func readers() throws {
    let tall = Setting.Device("tall", size: CGSize(width: 360, height: 640))
    let sheet = try ContactSheet(
      of: Self.presets.flatMap { name, style -> [(name: String, scene: ContactSheet.Scene)] in
        let settings: [(String, (TestScreen) -> Void)] = [
          ("rtl", { $0.direction = .rightToLeft }),
          ("A2", { $0.textSize = .accessibilityLarge }),
          ("contrast", { $0.wishes = [.increasedContrast] }),
        ]
        return settings.map { setting, apply in
          (
            "\(name) \(setting)",
            { screen, _ in
              apply(screen)
              furnish(screen.page.view)
              Self.form(style).show()
            }
          )
        }
      }, in: Settings(devices: [tall]), title: "Readers", columns: 9, scale: 1, shrunk: 1)
    expectGolden(sheet, named: "readers")
  }

  // Case 33.
  @Test(
    "All text can be told from its ground: by 4.5 to 1, and with increased contrast by 7",
    arguments: ["light", "dark"], [false, true])
  func contrast(appearance: String, isIncreased: Bool) throws {
    let least = isIncreased ? 7 : 4.5
    for (name, style) in Self.presets {
      for tint in [nil, UIColor.systemYellow, .systemBlue, .black] {
        let screen = TestScreen(scale: 1, appearance: appearance == "dark" ? .dark : .light)
        if isIncreased { screen.wishes = .increasedContrast }
        if let tint { screen.window.tintColor = tint }
        let alert = Self.form(style)
        alert.addAction(.destructive("Delete"))
        if let tint { alert.style.tint = style.tint == nil ? tint : style.tint }
        alert.transition = .none
        alert.show()
        screen.advance(by: 0.5)
        let card = try #require(screen.view("alert.card"))
        let picture = screen.picture()
        for label in card.labels where !(label.text ?? "").isEmpty {
          let ratio = label.contrast(in: picture)
          #expect(ratio >= least, "\(name) \(appearance) “\(label.text ?? "")” \(ratio)")
        }
        let fields = card.everything.compactMap { $0 as? UITextField }.filter { !$0.hasText }
        #expect(fields.count == 1)
        for field in fields {
          let ratio = field.contrast(in: picture)
          #expect(ratio >= least, "\(name) \(appearance) “\(field.placeholder ?? "")” \(ratio)")
        }
      }
    }
  }

  // Case 33.
  @Test("Turned dark while it is up, borders and text follow; the alert's own override wins")
  func turnsDark() throws {
    let screen = TestScreen()
    var style = Style.card
    style.border = Style.Border(
      width: 2, color: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    style.button.look = .outlined
    let alert = Self.question(style)
    alert.show()
    screen.advance(by: 1)
    func borders() throws -> [CGColor] {
      try #require(screen.view("alert.card")).everything
        .filter { $0.layer.borderWidth > 0 }.compactMap(\.layer.borderColor)
    }
    let light = try borders()
    #expect(!light.isEmpty)
    screen.setAppearance(.dark)
    screen.advance(by: 0.1)
    let dark = try borders()
    #expect(light.count == dark.count)
    #expect(zip(light, dark).allSatisfy { $0 != $1 })
    alert.overrideUserInterfaceStyle = .light
    screen.advance(by: 0.1)
    #expect(try borders() == light)
  }

  @Test("What the style says of placement, transition and keyboard holds until the alert says so")
  func recommendations() throws {
    let screen = TestScreen()
    let alert = Self.question(.slip)
    alert.show()
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    #expect(card.minY == 0 && card.width == 390)
    alert.end()
    screen.advance(by: 1)
    let other = Self.question(.slip)
    other.placement = .bottom
    other.show()
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card").maxY == 844 - Style.slip.margin)
  }

  @Test("The small raised card is 216 × 174 points where there is little to say")
  func raised() throws {
    let screen = TestScreen()
    let alert = Alert(message: "Hi.", style: .raised)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(try screen.frame(of: "alert.card").size == CGSize(width: 216, height: 174))
  }

  @Test(
    "Where the style says so cancel stands out, unless an action is preferred; Return is the same")
  func emphasizedCancel() throws {
    for (isPreferred, bold) in [(false, "No"), (true, "Yes")] {
      let screen = TestScreen()
      var style = Style.system
      style.button.emphasizesCancel = true
      var isOpen = false
      let open: Action.Handler = { _ in isOpen = true }
      let alert = Alert(title: "Open it?", style: style)
      alert.addAction(.cancel("No"))
      alert.addAction(
        isPreferred ? .preferred("Yes", handler: open) : .default("Yes", handler: open))
      alert.show()
      screen.advance(by: 1)
      for title in ["No", "Yes"] {
        let label = try #require(screen.view(title)?.labels.first)
        let weight: UIFont.Weight = title == bold ? .semibold : .regular
        #expect(label.font == .systemFont(ofSize: 17, weight: weight))
      }
      screen.press(.return)
      screen.advance(by: 1)
      #expect(isOpen)
    }
  }

  @Test("Buttons at the trailing edge, and from edge to edge, mirror and stack where they must")
  func arrangements() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen()
      screen.direction = direction
      let alert = Self.question(.flat)
      alert.show()
      screen.advance(by: 1)
      let card = try screen.frame(of: "alert.card")
      let delete = try screen.frame(of: "Delete")
      let cancel = try screen.frame(of: "Cancel")
      if direction == .rightToLeft {
        #expect(delete.minX - card.minX < 40 && cancel.minX > delete.maxX)
      } else {
        #expect(card.maxX - delete.maxX < 40 && cancel.maxX < delete.minX)
      }
    }
    let screen = TestScreen()
    let alert = Alert(title: "A", style: .slip)
    alert.addAction(.cancel("Cancel"))
    alert.addAction(.default("Okay"))
    alert.show()
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Cancel").minX < 40)
    #expect(try screen.frame(of: "Okay").maxX > 350)
    alert.addAction(.default(String(repeating: "long ", count: 12)))
    screen.advance(by: 0.1)
    #expect(try screen.frame(of: "Okay").midY < screen.frame(of: "Cancel").midY)
  }
}

extension UIView {
  /// The view and all below it that can be seen.
  fileprivate var everything: [UIView] {
    isHidden || alpha < 0.01 ? [] : [self] + subviews.flatMap(\.everything)
  }

  fileprivate var labels: [UILabel] { everything.compactMap { $0 as? UILabel } }

  /// The colour of the label's text, or the field's placeholder.
  private var ink: UIColor? {
    if let label = self as? UILabel { return label.textColor }
    let placeholder = (self as? UITextField)?.attributedPlaceholder
    return placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      ?? .placeholderText
  }

  /// The ratio of the Web Content Accessibility Guidelines between the label's colour and its
  /// ground, which is the colour that most of its pixels have.
  fileprivate func contrast(in picture: Picture) -> Double {
    let frame = convert(bounds, to: nil).intersection(
      CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    var counts: [UInt32: Int] = [:]
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) { counts[picture[x, y], default: 0] += 1 }
    }
    let pixel = counts.max { $0.value < $1.value }?.key ?? 0
    let ground = [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
    var color = ink?.parts(in: traitCollection) ?? [0, 0, 0, 1]
    for index in 0..<3 { color[index] = ground[index] + (color[index] - ground[index]) * color[3] }
    let (a, b) = (luminance(color), luminance(ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ color: [Double]) -> Double {
    zip(color.prefix(3), [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = part.0
      return sum + part.1
        * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}

extension UIColor {
  fileprivate func parts(in traits: UITraitCollection) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map(Double.init)
  }
}
