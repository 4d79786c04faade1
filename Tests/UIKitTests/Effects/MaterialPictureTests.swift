import Testing
import TocsinTesting
import UIKit

@Suite("Pictures of materials")
struct MaterialPictureTests {
  /// Stripes and discs in strong colours, with text.
  private func addPage(to view: UIView) {
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.systemOrange, .systemPink, .systemIndigo, .systemTeal].map(\.cgColor)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    let colors: [UIColor] = [.systemYellow, .systemGreen, .systemBlue, .white, .black, .systemRed]
    for index in 0..<18 {
      let disc = UIView(
        frame: CGRect(
          x: CGFloat(index * 67 % 300), y: CGFloat(index * 113 % 440), width: 56, height: 56))
      disc.backgroundColor = colors[index % colors.count]
      disc.layer.cornerRadius = 28
      view.addSubview(disc)
    }
  }

  @Test("Materials over a colourful page", arguments: [UIUserInterfaceStyle.light, .dark])
  func materials(_ style: UIUserInterfaceStyle) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    screen.page.overrideUserInterfaceStyle = style
    addPage(to: screen.page.view)
    let styles: [(UIBlurEffect.Style, String)] = [
      (.systemUltraThinMaterial, "Ultra thin"), (.systemThinMaterial, "Thin"),
      (.systemMaterial, "Material"), (.systemThickMaterial, "Thick"),
      (.systemChromeMaterial, "Chrome"), (.extraLight, "Extra light"), (.light, "Light"),
      (.dark, "Dark"), (.regular, "Regular"), (.prominent, "Prominent"),
    ]
    for (index, (style, name)) in styles.enumerated() {
      let card = UIVisualEffectView(effect: UIBlurEffect(style: style))
      card.frame = CGRect(
        x: 14 + CGFloat(index % 2) * 150, y: 12 + CGFloat(index / 2) * 92, width: 142, height: 84)
      card.layer.cornerRadius = 14
      card.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 12, y: 10, width: 118, height: 22))
      label.text = name
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor =
        style == .dark ? .white : [.extraLight, .light].contains(style) ? .black : .label
      card.contentView.addSubview(label)
      let blur = UIBlurEffect(style: style)
      let vibrant = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      vibrant.frame = CGRect(x: 12, y: 36, width: 118, height: 20)
      let note = UILabel(frame: vibrant.bounds)
      note.text = "Vibrant text"
      note.font = .systemFont(ofSize: 13)
      note.textColor = label.textColor
      vibrant.contentView.addSubview(note)
      card.contentView.addSubview(vibrant)
      screen.page.view.addSubview(card)
    }
    screen.advance(by: 0.1)
    expectGolden(screen, named: "materials-\(style == .dark ? "dark" : "light")")
  }
}
