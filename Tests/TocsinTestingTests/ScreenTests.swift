import Testing
import TocsinTesting
import UIKit

@Suite("The screen of tests")
struct ScreenTests {
  let screen = TestScreen()

  private func label(_ text: String, at y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
    label.text = text
    screen.page.view.addSubview(label)
    return label
  }

  @Test("What is not there can't be tapped, and the error tells what is")
  func notFound() {
    _ = label("Hello", at: 100)
    #expect(throws: ScreenError.self) { try screen.tap("Goodbye") }
    do {
      try screen.tap("Goodbye")
    } catch {
      #expect("\(error)".contains("“Hello”"))
    }
  }

  @Test("What is covered can't be tapped")
  func covered() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    button.setTitle("Press", for: .normal)
    screen.page.view.addSubview(button)
    screen.page.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(throws: ScreenError.self) { try screen.tap("Press") }
  }

  @Test("Hidden and transparent views are not seen")
  func hidden() {
    label("Hidden", at: 100).isHidden = true
    label("Clear", at: 150).alpha = 0
    _ = label("Seen", at: 200)
    #expect(!screen.shows("Hidden") && !screen.shows("Clear") && screen.shows("Seen"))
  }

  @Test("Time passes only by hand, and by just as much")
  func time() {
    #expect(screen.now == 0)
    screen.advance(by: 0.75)
    #expect(abs(screen.now - 0.75) < 1e-9)
    screen.step(frames: 3)
    #expect(abs(screen.now - 0.8) < 1e-9)
  }

  @Test("The same steps give the same pixels")
  func deterministic() {
    func story() -> Picture {
      let screen = TestScreen()
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
      view.backgroundColor = .systemRed
      view.layer.cornerRadius = 20
      screen.page.view.addSubview(view)
      screen.advance(by: 0.1)
      UIView.animate(withDuration: 1) {
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 1.5)
      }
      screen.advance(by: 0.437)
      return screen.picture()
    }
    #expect(story() == story())
  }

  @Test("Typing reaches the field with the keyboard, capitals and any script")
  func typing() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.type("Ada é 日本 🎉")
    #expect(field.text == "Ada é 日本 🎉")
    screen.press(.backspace)
    #expect(field.text == "Ada é 日本 ")
  }

  @Test("A secure field's text is in no dump")
  func secret() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.isSecureTextEntry = true
    field.text = "hunter2"
    screen.page.view.addSubview(field)
    #expect(!screen.viewDump().contains("hunter2"))
    #expect(!screen.dump().contains("hunter2"))
    #expect(!screen.visibleTexts.contains("hunter2"))
  }
}
