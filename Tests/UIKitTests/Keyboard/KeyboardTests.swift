import Testing

@testable import UIKit

@MainActor final class KeyboardTests {
  let screen = SteppedScreen.phone()
  let page = UIViewController()
  let first = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  let second = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
  private var seen: [String] = []
  private var last: (begin: CGRect, end: CGRect, duration: Double, curve: Int)?
  private var tokens: [any NSObjectProtocol] = []

  init() {
    screen.window.rootViewController = page
    page.view.addSubview(first)
    page.view.addSubview(second)
    screen.settle()
    KeyboardController.shared.usesScreenKeyboard = true
    let names: [Notification.Name: String] = [
      UIResponder.keyboardWillShowNotification: "will show",
      UIResponder.keyboardDidShowNotification: "did show",
      UIResponder.keyboardWillHideNotification: "will hide",
      UIResponder.keyboardDidHideNotification: "did hide",
      UIResponder.keyboardWillChangeFrameNotification: "will change",
      UIResponder.keyboardDidChangeFrameNotification: "did change",
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] note in
          nonisolated(unsafe) let info = note.userInfo ?? [:]
          MainActor.assumeIsolated { self.note(word, info) }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    KeyboardController.shared.reset()
  }

  private func note(_ word: String, _ info: [AnyHashable: Any]) {
    seen.append(word)
    last = (
      (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .null,
      (info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect) ?? .null,
      info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
      info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1
    )
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  private func take() -> [String] {
    defer { seen = [] }
    return seen
  }

  @Test("A field brings the keyboard up, with frames in the screen's coordinates")
  func shows() {
    first.becomeFirstResponder()
    #expect(take() == ["will change", "will show"])
    #expect(last?.begin == CGRect(x: 0, y: 844, width: 390, height: 216))
    #expect(last?.end == CGRect(x: 0, y: 628, width: 390, height: 216))
    #expect(last?.duration == 0.25 && last?.curve == 7)
    screen.advance(by: 0.2)
    #expect(take() == [])
    screen.advance(by: 0.06)
    #expect(take() == ["did show", "did change"])
  }

  @Test("It is nearly up when it says that it is, and moves no further than its frame")
  func moves() throws {
    first.becomeFirstResponder()
    screen.turn()
    let ground = try #require(UIScreen.main.windows.last?.subviews.first?.layer)
    var tops: [CGFloat] = []
    for _ in 1...10 {
      screen.advance(by: 0.05)
      tops.append(ground.presentation()?.frame.minY ?? 0)
    }
    #expect(tops == tops.sorted(by: >))
    #expect(tops[4] < 628 + 216 * 0.1)
    #expect(tops[9] == 628 || tops[9] - 628 < 1)
  }

  @Test("Resigning lets it go")
  func hides() {
    first.becomeFirstResponder()
    screen.settle()
    _ = take()
    first.resignFirstResponder()
    #expect(take() == ["will change", "will hide"])
    #expect(last?.end == CGRect(x: 0, y: 844, width: 390, height: 216))
    screen.settle()
    #expect(take() == ["did hide", "did change"])
  }

  @Test("Going from field to field says nothing")
  func switches() {
    first.becomeFirstResponder()
    screen.settle()
    _ = take()
    second.becomeFirstResponder()
    screen.settle()
    #expect(take() == [])
    #expect(KeyboardController.shared.isShown)
  }

  @Test("A new height while shown tells of the change; the same heights come back exactly")
  func changesHeight() {
    first.becomeFirstResponder()
    screen.settle()
    _ = take()
    for _ in 1...10 {
      KeyboardController.shared.metrics = .fixed(260)
      #expect(take() == ["will change", "will show"])
      #expect(last?.end.minY == 584)
      KeyboardController.shared.metrics = .fixed(216)
      #expect(last?.begin.minY == 584 && last?.end.minY == 628)
      _ = take()
    }
    screen.settle()
    #expect(take() == ["did show", "did change"])
  }

  @Test("Hiding while it still comes up leaves out the arrival")
  func hidesEarly() {
    first.becomeFirstResponder()
    screen.advance(by: 0.1)
    first.resignFirstResponder()
    screen.settle()
    #expect(
      take() == ["will change", "will show", "will change", "will hide", "did hide", "did change"])
  }

  @Test(
    "The height goes by the screen and the home indicator",
    arguments: [
      (CGSize(width: 390, height: 844), 0, 216), (CGSize(width: 390, height: 844), 34, 250),
      (CGSize(width: 844, height: 390), 21, 183), (CGSize(width: 320, height: 480), 0, 216),
      (CGSize(width: 480, height: 320), 0, 162), (CGSize(width: 240, height: 320), 0, 144),
      (CGSize(width: 240, height: 240), 0, 108), (CGSize(width: 320, height: 240), 0, 122),
    ] as [(CGSize, CGFloat, CGFloat)])
  func heights(size: CGSize, bottom: CGFloat, height: CGFloat) {
    #expect(
      KeyboardMetrics.standard.height(
        screen: size, isTablet: false, bottomSafeArea: bottom, accessory: 0, inputView: nil)
        == height)
  }

  @Test(
    "On a tablet the keys are 264 points high, or 352 on its side, above the home indicator",
    arguments: [(false, 264), (true, 352)])
  func tablet(isTurned: Bool, keys: CGFloat) {
    let size = CGSize(width: isTurned ? 1180 : 820, height: isTurned ? 820 : 1180)
    let screen = SteppedScreen(size: size)
    DeviceSimulation.start(.tablet, orientation: isTurned ? .landscapeLeft : .portrait)
    let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    screen.window.addSubview(field)
    screen.settle()
    _ = take()
    field.becomeFirstResponder()
    #expect(take() == ["will change", "will show"])
    #expect(
      last?.end == CGRect(x: 0, y: size.height - keys - 20, width: size.width, height: keys + 20))
    screen.settle()
    #expect(KeyboardController.shared.keys?.bounds.size == CGSize(width: size.width, height: keys))
  }

  @Test("With a hardware keyboard alone nothing is shown or told")
  func hardware() {
    KeyboardController.shared.usesScreenKeyboard = false
    first.becomeFirstResponder()
    screen.settle()
    #expect(take() == [])
    #expect(!KeyboardController.shared.isShown)
  }

  @Test("A presentation over a field takes the keyboard, and the field has it again afterwards")
  func presentation() {
    first.becomeFirstResponder()
    screen.settle()
    let alert = UIViewController()
    alert.modalPresentationStyle = .custom
    page.present(alert, animated: false)
    screen.settle()
    #expect(!first.isFirstResponder && !KeyboardController.shared.isShown)
    page.dismiss(animated: true)
    screen.settle()
    #expect(first.isFirstResponder && KeyboardController.shared.isShown)
  }

  @Test("The keyboard turns with the screen, at its foot all the while")
  func rotates() throws {
    first.becomeFirstResponder()
    screen.settle()
    _ = take()
    UIScreen.main.rotate(to: .landscapeRight)
    screen.turn()
    #expect(last?.duration == 0.3)
    let window = try #require(UIScreen.main.windows.last)
    let ground = try #require(window.subviews.first)
    for _ in 0..<20 {
      screen.advance(by: 1 / 60)
      let glass = try #require(window.layer.presentation()).bounds
      let shown = try #require(ground.layer.presentation()).frame
      #expect(abs(shown.maxY - glass.maxY) < 0.5 && abs(shown.width - glass.width) < 0.5)
    }
    screen.settle()
    #expect(last?.end == CGRect(x: 0, y: 228, width: 844, height: 162))
    #expect(take().contains("will change"))
  }

  @Test("Touches beside the keyboard go to what is below")
  func touches() throws {
    first.becomeFirstResponder()
    screen.settle()
    let window = try #require(UIScreen.main.windows.last)
    #expect(window !== screen.window)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: 100, y: 800), with: nil) != nil)
    #expect(!window.isKeyWindow)
  }
}
