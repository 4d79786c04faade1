import Testing
import TocsinTesting

@testable import UIKit

/// What the keyboard looks like. Each picture was looked at.
@MainActor struct KeyboardPictureTests {
  private func show(
    _ size: CGSize, _ style: UIUserInterfaceStyle = .light, isTablet: Bool = false,
    edges: DeviceEdges = .none, scale: CGFloat = 2, _ change: (UITextField) -> Void = { _ in }
  ) -> TestScreen {
    let screen = TestScreen(size: size, scale: scale, appearance: style)
    let isOnSide = size.width > size.height
    let upright = isOnSide ? CGSize(width: size.height, height: size.width) : size
    DeviceSimulation.start(
      DeviceForm(size: upright, edges: edges, isTablet: isTablet),
      orientation: isOnSide ? .landscapeRight : .portrait)
    let field = UITextField(frame: CGRect(x: 60, y: 60, width: 200, height: 34))
    field.borderStyle = .roundedRect
    change(field)
    screen.page.view.addSubview(field)
    field.becomeFirstResponder()
    screen.advance(by: 1)
    return screen
  }

  /// The keyboard alone, with what is a little above it.
  private func keyboard(_ screen: TestScreen) -> Picture {
    let picture = screen.picture()
    let scale = UIScreen.main.scale
    let top = max(0, Int(((screen.keyboardFrame?.minY ?? 0) - 60) * scale))
    return Picture(
      width: picture.width, height: picture.height - top,
      pixels: Array(picture.pixels[(top * picture.width)...]))
  }

  @Test("Letters on telephones, light and dark", arguments: [320, 390, 428] as [CGFloat])
  func phones(width: CGFloat) {
    let size = CGSize(width: width, height: width == 320 ? 568 : 844)
    let edges = width == 320 ? DeviceEdges.homeButton : .notch(depth: 47)
    for (word, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      expectGolden(
        keyboard(show(size, style, edges: edges)), named: "letters-\(Int(width))-\(word)")
    }
  }

  @Test("Letters on a telephone on its side")
  func landscape() {
    let size = CGSize(width: 844, height: 390)
    expectGolden(keyboard(show(size, edges: .notch(depth: 47))), named: "letters-844-light")
  }

  @Test("Letters on tablets, upright and on the side", arguments: [768, 1024] as [CGFloat])
  func tablets(width: CGFloat) {
    let size = CGSize(width: width, height: width == 768 ? 1024 : 768)
    let screen = show(size, isTablet: true, edges: .tablet, scale: 1)
    expectGolden(keyboard(screen), named: "letters-\(Int(width))-light")
  }

  @Test("Digits and signs")
  func planes() throws {
    let screen = show(CGSize(width: 390, height: 844), edges: .notch(depth: 47))
    try screen.tapKey("123")
    screen.step()
    expectGolden(keyboard(screen), named: "digits")
    try screen.tapKey("#+=")
    screen.step()
    expectGolden(keyboard(screen), named: "symbols")
  }

  @Test(
    "The keys of each kind of text",
    arguments: [
      (.emailAddress, "email"), (.URL, "url"), (.webSearch, "web-search"), (.twitter, "twitter"),
      (.numberPad, "number-pad"), (.decimalPad, "decimal-pad"), (.phonePad, "phone-pad"),
    ] as [(UIKeyboardType, String)])
  func types(type: UIKeyboardType, name: String) {
    let screen = show(CGSize(width: 390, height: 844), edges: .notch(depth: 47)) {
      $0.keyboardType = type
      $0.returnKeyType = type == .URL ? .go : type == .webSearch ? .search : .default
    }
    expectGolden(keyboard(screen), named: name)
  }

  @Test("A telephone's signs, and its pad in the dark")
  func phoneSigns() throws {
    let size = CGSize(width: 390, height: 844)
    let screen = show(size, .dark, edges: .notch(depth: 47)) { $0.keyboardType = .phonePad }
    expectGolden(keyboard(screen), named: "phone-pad-dark")
    try screen.tapKey("+*#")
    screen.step()
    expectGolden(keyboard(screen), named: "phone-signs-dark")
  }

  @Test("Balloons in the middle and at the edges; shift in its three places; a dim return key")
  func states() throws {
    let screen = show(CGSize(width: 390, height: 844), edges: .notch(depth: 47)) {
      $0.autocapitalizationType = .none
      $0.returnKeyType = .send
      $0.enablesReturnKeyAutomatically = true
    }
    func press(_ key: String, _ name: String) throws {
      let frame = try screen.frame(ofKey: key)
      screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      screen.step()
      expectGolden(keyboard(screen), named: name)
      screen.touchUp(at: CGPoint(x: 100, y: 300))
    }
    try press("g", "balloon-middle")
    try press("q", "balloon-edge")
    try press("p", "balloon-other-edge")
    try press("space", "pressed-space")
    try screen.tapKey("shift")
    try screen.tapKey("shift")
    try screen.tapKey("A")
    screen.step()
    expectGolden(keyboard(screen), named: "caps-lock")
  }

  @Test("A field may want dark keys on a light page")
  func appearance() {
    let screen = show(CGSize(width: 390, height: 844), edges: .notch(depth: 47)) {
      $0.keyboardAppearance = .dark
      $0.returnKeyType = .done
    }
    expectGolden(keyboard(screen), named: "dark-on-light")
  }
}
