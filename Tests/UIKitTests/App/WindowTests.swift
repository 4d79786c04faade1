import Testing
import UIKit

@Suite("Windows", .serialized) struct WindowTests {
  @Test("When the key window is hidden, the one that was key before is key again")
  func keyGoesBack() {
    let screen = SteppedScreen()
    let second = UIWindow()
    second.makeKeyAndVisible()
    let third = UIWindow()
    third.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === third && !second.isKeyWindow)
    second.isHidden = true
    #expect(third.isKeyWindow)
    third.isHidden = true
    #expect(screen.window.isKeyWindow)
  }

  @Test("A window that the program lets go is gone, and so are its keys")
  func released() {
    let screen = SteppedScreen()
    var window: UIWindow? = UIWindow()
    window?.makeKeyAndVisible()
    weak let gone = window
    window = nil
    #expect(gone == nil)
    #expect(screen.window.isKeyWindow && UIApplication.shared.windows == [screen.window])
    screen.turn()
    #expect(UIScreen.main.rootLayer.sublayers == [screen.window.layer])
  }

  @Test("Windows lie by level, then by the order of showing")
  func levels() {
    let screen = SteppedScreen()
    let alert = UIWindow()
    alert.windowLevel = .alert
    let (one, other) = (UIWindow(), UIWindow())
    for window in [alert, one, other] { window.isHidden = false }
    #expect(UIApplication.shared.windows == [screen.window, one, other, alert])
    #expect(
      UIScreen.main.rootLayer.sublayers
        == [screen.window, one, other, alert].map(\.layer))
    one.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [screen.window, other, one, alert])
    other.windowLevel = .alert + 1
    #expect(UIApplication.shared.windows.last === other)
  }

  @Test("A hidden window is in no list and gets no touches")
  func hidden() {
    let screen = SteppedScreen()
    let window = UIWindow()
    #expect(window.isHidden && !UIApplication.shared.windows.contains(window))
    var names: [Notification.Name] = []
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(
      names == [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ])
    #expect(screen.window.isKeyWindow)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("A field keeps its place as first responder while another window has the keys")
  func firstResponder() {
    final class Taker: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = SteppedScreen()
    let view = Taker()
    screen.window.addSubview(view)
    view.becomeFirstResponder()
    var changes: [(UIResponder?, UIResponder?)] = []
    UIApplication.shared.onFirstResponderChange = { changes.append(($0, $1)) }
    let alert = UIWindow()
    alert.makeKeyAndVisible()
    #expect(view.isFirstResponder)
    alert.isHidden = true
    #expect(changes.count == 2)
    #expect(changes[0].0 === view && changes[0].1 == nil && changes[1].1 === view)
  }

  @Test("A window that fills the screen follows its size; another one doesn't")
  func resizes() {
    let screen = SteppedScreen()
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    small.isHidden = false
    screen.resize(to: CGSize(width: 700, height: 500))
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
    #expect(small.frame.width == 10)
    #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("The scene knows its windows")
  func scene() throws {
    let screen = SteppedScreen()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive && scene.windows == [screen.window])
    #expect(scene.keyWindow === screen.window && screen.window.windowScene === scene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == UIScreen.main.bounds)
  }
}
