import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Parts of one's own")
struct PartsTests {
  let screen = TestScreen(scale: 1)
  let recorder = Recorder()

  @Test("A title view of one's own is shown in the title's place, sized by its constraints")
  func title() throws {
    var style = Style.card
    style.parts.title = { alert in
      let view = UIView()
      view.backgroundColor = .systemIndigo
      view.accessibilityIdentifier = "own title"
      let label = UILabel()
      label.text = alert.title?.uppercased()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
      return view
    }
    let alert = Alert(title: "Hello", message: "World", style: style)
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(screen.shows("HELLO") && !screen.shows("Hello"))
    let title = try screen.frame(of: "own title")
    #expect(title.height == 60)
    #expect(try screen.frame(of: "World").minY >= title.maxY)
    alert.title = "Goodbye"
    screen.advance(by: 0.1)
    #expect(screen.shows("GOODBYE") && !screen.shows("HELLO"))
  }

  @Test("A button's face of one's own follows its states; presses and keys stay as they are")
  func button() throws {
    var style = Style.card
    style.parts.button = { button in
      let label = UILabel()
      label.text =
        "\(button.action.title)\(button.isEmphasized ? "!" : "")\(button.isEnabled ? "" : " (off)")"
        + (button.isPressed ? " pressed" : "")
      label.font = .systemFont(ofSize: 20)
      return label
    }
    let alert = Alert(title: "A", style: style)
    let save = Action("Save") { _ in recorder.note("saved") }
    save.isEnabled = false
    alert.addAction(.cancel("Cancel"))
    alert.addAction(save)
    alert.show()
    screen.advance(by: 1)
    #expect(screen.shows("Save! (off)"))
    save.isEnabled = true
    screen.advance(by: 0.1)
    let frame = try screen.frame(of: "Save!")
    screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.advance(by: 0.02)
    #expect(screen.shows("Save! pressed"))
    screen.touchUp(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.advance(by: 1)
    #expect(recorder.events == ["saved"])
  }

  @Test("A field's row works inside a view of one's own")
  func field() throws {
    var style = Style.card
    style.parts.field = { field, row in
      let star = UILabel()
      star.text = "★"
      let stack = UIStackView(arrangedSubviews: [star, row])
      stack.spacing = 8
      stack.accessibilityIdentifier = "\(field.name) holder"
      return stack
    }
    let alert = Alert(title: "A", style: style)
    alert.addField(.text("name", validator: .required("A name, please.")))
    alert.addAction(.default("OK"))
    alert.show()
    screen.advance(by: 1)
    #expect(screen.shows("★"))
    let before = try screen.frame(of: "name holder")
    screen.press(.return)
    screen.advance(by: 0.5)
    #expect(screen.shows("A name, please."))
    #expect(try screen.frame(of: "name holder").height > before.height)
    screen.type("Ada")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
    #expect(alert.field(named: "name")?.value == "Ada")
  }

  @Test("A whole card can be laid out otherwise; what is left out is not read to anybody")
  func card() throws {
    var style = Style.card
    style.parts.card = { parts in
      let buttons = UIStackView(arrangedSubviews: parts.buttons)
      buttons.axis = .vertical
      buttons.spacing = 6
      let row = UIStackView(
        arrangedSubviews: [buttons] + [parts.title].compactMap { $0 })
      row.spacing = 20
      row.alignment = .center
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      return row
    }
    let alert = Alert(title: "Left or right?", message: "Never shown", style: style)
    alert.addAction(.default("Left") { _ in recorder.note("left") })
    alert.addAction(.default("Right"))
    alert.show()
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    let title = try screen.frame(of: "Left or right?")
    #expect(try screen.frame(of: "Left").maxX < title.minX)
    #expect(card.contains(title))
    #expect(card.contains(try screen.frame(of: "Right")))
    #expect(!screen.shows("Never shown"))
    let elements = screen.view("alert.card")?.accessibilityElements as? [UIView]
    #expect(elements?.count == 3)
    alert.addAction(.default("Straight on"))
    screen.advance(by: 0.5)
    #expect(try screen.frame(of: "alert.card").height > card.height)
    try screen.tap("Left")
    screen.advance(by: 1)
    #expect(recorder.events == ["left"])
  }

  @Test("A laid-out card that is too high scrolls")
  func highCard() throws {
    var style = Style.card
    style.parts.card = { parts in
      let stack = UIStackView(
        arrangedSubviews: [parts.title].compactMap { $0 } + parts.buttons)
      stack.axis = .vertical
      return stack
    }
    let alert = Alert(title: "A", style: style)
    for index in 0..<40 { alert.addAction(.default("Button \(index)")) }
    alert.show()
    screen.advance(by: 1)
    let card = try screen.frame(of: "alert.card")
    #expect(card.minY >= 0 && card.maxY <= 844)
    screen.scroll(at: CGPoint(x: card.midX, y: card.midY), dy: 100_000)
    screen.advance(by: 2)
    try screen.tap("Button 39")
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }

  @Test("A backdrop of one's own fills the window, fades with the card and lets taps count")
  func backdrop() throws {
    var style = Style.card
    style.backdrop = .custom {
      let view = UILabel()
      view.text = "Behind"
      view.backgroundColor = .systemPurple
      return view
    }
    let alert = question()
    alert.style = style
    alert.dismissesOnOutsideTap = true
    alert.transition = .fade
    alert.show()
    screen.advance(by: 0.1)
    #expect(try screen.shownOpacity(of: "Behind") < 0.9)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Behind") == CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.rotate()
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Behind") == CGRect(x: 0, y: 0, width: 844, height: 390))
    screen.tap(at: CGPoint(x: 10, y: 10))
    screen.advance(by: 1)
    #expect(!screen.shows("A"))
  }
}
