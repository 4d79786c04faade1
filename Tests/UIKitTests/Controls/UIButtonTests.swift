import Testing
import UIKit

@Suite("UIButton", .serialized) struct UIButtonTests {
  @Test("A state without a value of its own takes that of normal")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .selected)
    #expect(button.title(for: .highlighted) == "A" && button.currentTitle == "A")
    button.isSelected = true
    #expect(button.currentTitle == "B" && button.titleLabel?.text == "B")
    button.isHighlighted = true
    #expect(button.currentTitle == "A")
  }

  @Test("A system button follows the tint; a bare one is white")
  func colors() {
    let outer = UIView()
    outer.tintColor = .red
    let system = UIButton(type: .system)
    let bare = UIButton(type: .custom)
    outer.addSubview(system)
    outer.addSubview(bare)
    system.setTitle("A", for: .normal)
    bare.setTitle("A", for: .normal)
    #expect(system.titleLabel?.textColor == .red && bare.titleLabel?.textColor == .white)
    outer.tintColor = .green
    #expect(system.titleLabel?.textColor == .green)
    system.setTitleColor(.blue, for: .normal)
    outer.tintColor = .red
    #expect(system.titleLabel?.textColor == .blue)
    system.isEnabled = false
    #expect(system.titleLabel?.textColor == .blue)
  }

  @Test("A system button dims while it is pressed and comes back softly")
  func dims() {
    let screen = SteppedScreen()
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    screen.window.addSubview(button)
    screen.turn()
    screen.down(10, 10)
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 1e-6)
    #expect(button.titleLabel?.layer.animationKeys() == nil)
    screen.up(10, 10)
    #expect(button.titleLabel?.alpha == 1 && button.titleLabel?.layer.animationKeys() != nil)
  }

  @Test("The size is that of title, picture and insets; a bare title gets 6 points above and below")
  func sizes() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let title =
      button.titleLabel?.sizeThatFits(
        CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.width == title.width + 26)
  }

  @Test("Picture and title stand side by side in the middle, mirrored where read from the right")
  func layout() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    #expect(abs(image.frame.minX - (200 - title.frame.maxX)) < 1e-6)
    #expect(abs(image.frame.maxX - title.frame.minX) < 1e-6 && image.frame.midY == 20)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(title.frame.maxX <= image.frame.minX + 1e-6)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(abs(image.frame.maxX - 200) < 1e-6)
    button.titleEdgeInsets.left = 10
    button.titleEdgeInsets.right = -10
    let before = title.frame.minX
    button.layoutIfNeeded()
    #expect(abs(title.frame.minX - before - 10) < 1e-6)
  }

  @Test("A configuration says it all: ground, colours, insets, corners")
  func configuration() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Go"
    look.subtitle = "now"
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = UIButton(configuration: look)
    button.tintColor = .red
    button.sizeToFit()
    button.layoutIfNeeded()
    let ground = try #require(button.subviews.first)
    #expect(ground.frame == button.bounds && ground.backgroundColor == .red)
    #expect(ground.layer.cornerRadius == button.bounds.height / 2)
    let (title, subtitle) = (
      try #require(button.titleLabel), try #require(button.subtitleLabel)
    )
    #expect(title.text == "Go" && subtitle.text == "now")
    #expect(
      abs(title.frame.minY - 10) < 1e-6 && abs(subtitle.frame.minY - title.frame.maxY - 1) < 1e-6)
    #expect(min(title.frame.minX, subtitle.frame.minX) == 20)
    #expect(title.frame.midX == subtitle.frame.midX)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(ground.backgroundColor?.cgColor.alpha == 0.75)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(ground.backgroundColor == .tertiarySystemFill)
  }

  @Test("The handler changes the configuration before the layout in another state")
  func handler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "off")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "on")
  }

  @Test("An action gives the button its title and is done when it is pressed")
  func action() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Do") { _ in count += 1 })
    #expect(button.currentTitle == "Do")
    #expect(button.accessibilityActivate() && count == 1)
    #expect(button.accessibilityLabel == "Do" && button.accessibilityTraits.contains(.button))
  }
}
