import Testing
import TocsinTesting
import UIKit

@Suite("Pictures of alerts")
struct AlertPictureTests {
  private static let long = """
    The changes that you made to “Autumn in the mountains” since Tuesday will be lost, and so \
    will those of the four people you share it with. You can’t undo this.
    """

  private func screen(
    _ style: UIUserInterfaceStyle, size: CGSize = CGSize(width: 320, height: 480)
  ) -> TestScreen {
    let screen = TestScreen(size: size, appearance: style)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    label.text = "The page below"
    screen.page.view.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Tint", for: .normal)
    button.frame = CGRect(x: 220, y: 20, width: 80, height: 40)
    screen.page.view.addSubview(button)
    return screen
  }

  private func alert(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  @Test("Two buttons, short text", arguments: [UIUserInterfaceStyle.light, .dark])
  func two(style: UIUserInterfaceStyle) throws {
    let screen = screen(style)
    let alert = alert(
      "Delete item?", "You can’t undo this.", [("Cancel", .cancel), ("Delete", .destructive)])
    screen.present(alert)
    let delete = try screen.frame(of: "Delete")
    screen.touchDown(at: CGPoint(x: delete.midX, y: delete.midY))
    expectGolden(screen, named: "two-pressed-\(style == .dark ? "dark" : "light")")
  }

  @Test("One button, long text")
  func one() {
    let screen = screen(.light)
    screen.present(alert("Discard the changes?", Self.long, [("OK", .default)]))
    expectGolden(screen, named: "one-long")
  }

  @Test("Three buttons, one preferred and one disabled, title alone")
  func three() {
    let screen = screen(.dark)
    let alert = alert(
      "Save before closing?", nil,
      [("Save", .default), ("Don’t Save", .destructive), ("Cancel", .cancel)])
    alert.preferredAction = alert.actions[0]
    alert.actions[1].isEnabled = false
    screen.present(alert)
    expectGolden(screen, named: "three-dark")
  }

  @Test("Ten buttons and a message that doesn't fit")
  func ten() {
    let screen = screen(.light)
    let rows = (1...9).map { ("Choice \($0)", UIAlertAction.Style.default) }
    screen.present(
      alert("Choose", Self.long + " " + Self.long, rows + [("Cancel", .cancel)]))
    expectGolden(screen, named: "ten")
  }

  @Test("Fields", arguments: [UIUserInterfaceStyle.light, .dark])
  func fields(style: UIUserInterfaceStyle) {
    let screen = screen(style)
    let alert = alert(
      "Sign in", "Enter your name and password.", [("Cancel", .cancel), ("Sign In", .default)])
    alert.addTextField { $0.text = "ada@example.org" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    screen.present(alert)
    expectGolden(screen, named: "fields-\(style == .dark ? "dark" : "light")")
  }

  @Test("Action sheet", arguments: [UIUserInterfaceStyle.light, .dark])
  func sheet(style: UIUserInterfaceStyle) {
    let screen = screen(style)
    screen.present(
      alert(
        "Autumn in the mountains", "What shall become of it?",
        [
          ("Share", .default), ("Duplicate", .default), ("Delete", .destructive),
          ("Cancel", .cancel),
        ],
        style: .actionSheet))
    expectGolden(screen, named: "sheet-\(style == .dark ? "dark" : "light")")
  }

  @Test("Action sheet in a wide window")
  func bubble() {
    let screen = screen(.light, size: CGSize(width: 700, height: 500))
    let sheet = alert(
      "Autumn", nil, [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)],
      style: .actionSheet)
    sheet.popoverPresentationController?.sourceView = screen.page.view.subviews[1]
    screen.present(sheet)
    expectGolden(screen, named: "bubble")
  }

  @Test("Large text for accessibility")
  func largeText() {
    let screen = screen(.light)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .accessibilityMedium }
    screen.present(
      alert(
        "Delete item?", "You can’t undo this.", [("Cancel", .cancel), ("Delete", .destructive)])
    )
    expectGolden(screen, named: "large-text")
  }
}
