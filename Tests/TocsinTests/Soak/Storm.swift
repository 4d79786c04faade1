import Foundation
import Testing
import Tocsin
import UIKit

@testable import TocsinTesting

/// A random sequence of what people, programs and devices do while alerts come and go.
///
/// After each step, what must hold at all times is looked at; when all alerts have gone, everything
/// must be as it was before the first.
final class Storm {
  let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
  var generator: SeededGenerator
  var guests: [Guest] = []
  private(set) var steps = 0
  var log: [String] = []
  private(set) var complaints: [String] = []

  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
  /// How often the page's button was pressed.
  private(set) var pagePresses = 0
  private let before: State
  private let oldSink = UIKitLog.sink

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    screen.isDrawingFrames = false
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 44)
    button.accessibilityIdentifier = "page button"
    screen.page.view.addSubview(field)
    screen.page.view.addSubview(button)
    field.becomeFirstResponder()
    screen.advance(by: 0.5)
    before = State(screen: screen, field: field)
    button.addAction(UIAction { [weak self] _ in self?.pagePresses += 1 }, for: .touchUpInside)
    UIKitLog.sink = { [weak self] in self?.complain("UIKit said: \($0)") }
  }

  /// Takes a number of steps, and then waits until all alerts have gone.
  func rage(steps count: Int) async {
    for _ in 0..<count where complaints.isEmpty { await step() }
    await calm()
    UIKitLog.sink = oldSink
  }

  func note(_ words: String) {
    log.append(words)
    if log.count > 40 { log.removeFirst() }
  }

  func complain(_ words: String) {
    complaints.append("After step \(steps): \(words)\nLast steps:\n" + log.joined(separator: "\n"))
  }

  /// The alert in front that has come up and does not leave yet.
  var front: Guest? {
    guests.first { $0.isUp && $0.alert != nil && $0.alert === Presenter.shared.current }
  }

  func step() async {
    steps += 1
    await Self.moves.randomElement(using: &generator)!(self)()
    look()
    if guests.count > 200 { guests.removeAll { $0.hasEnded && $0.alert == nil } }
  }

  private func look() {
    for guest in guests {
      if let complaint = guest.complaint { complain(complaint) }
    }
    lookAtLimits()
    if let front, let alert = front.alert {
      look(at: alert, named: front.name)
      lookAtWork(of: alert, named: front.name)
      lookAtPage(below: alert, named: front.name)
    }
    if guests.allSatisfy(\.hasEnded) { lookAtPage() }
  }

  private func lookAtPage() {
    // The curtain that hung between two alerts may be falling yet.
    screen.advance(by: 0.5)
    let difference = State(screen: screen, field: field).difference(from: before)
    if let difference { complain("Not as before: \(difference)") }
  }

  private func look(at alert: Alert, named name: String) {
    guard let root = alert.viewIfLoaded, root.window != nil,
      let card = root.descendant("alert.card"), card.layer.animationKeys() == nil
    else { return }
    let bounds = UIScreen.main.bounds.insetBy(dx: -0.5, dy: -0.5)
    let frame = card.convert(card.bounds, to: nil)
    if !bounds.contains(frame) { complain("\(name)'s card \(frame) is not in \(bounds)") }
    for (index, action) in alert.actions.enumerated() {
      let identifier = "alert.action.\(action.role.rawValue).\(index)"
      guard let button = root.descendant(identifier) else {
        complain("\(name) has no button \(identifier)")
        continue
      }
      if !isReachable(button) { complain("\(name)'s \(identifier) can't be reached") }
    }
  }

  /// Nothing but cancel can be pressed while an action works.
  private func lookAtWork(of alert: Alert, named name: String) {
    let working = alert.actions.filter(\.isWorking)
    if working.count > 1 { complain("\(working.count) actions of \(name) work at once") }
    guard let working = working.first, let root = alert.viewIfLoaded else { return }
    for (index, action) in alert.actions.enumerated()
    where action !== working && action.role != .cancel {
      let button = root.descendant("alert.action.\(action.role.rawValue).\(index)") as? UIButton
      if button?.isEnabled == true { complain("\(name)'s \(action.title) is free meanwhile") }
    }
  }

  /// The page has the keyboard only where it stays usable, and hears of touches only there.
  private func lookAtPage(below alert: Alert, named name: String) {
    guard alert.outsideTouches != .passesThrough else { return }
    if field.isFirstResponder, field.window?.isKeyWindow == true {
      complain("the page's field has the keys below \(name)")
    }
    guard let frame = try? screen.frame(of: "page button"),
      let hit = screen.hitView(at: CGPoint(x: frame.midX, y: frame.midY))
    else { return }
    if hit.isDescendant(of: screen.page.view), hit.accessibilityIdentifier == "page button" {
      complain("\(name) lets touches through to the page")
    }
  }

  /// Whether a touch reaches the button, at once or after scrolling.
  private func isReachable(_ button: UIView) -> Bool {
    var ancestor = button.superview
    while let view = ancestor {
      if let scroll = view as? UIScrollView {
        let content = CGRect(origin: .zero, size: scroll.contentSize).insetBy(dx: -0.5, dy: -0.5)
        return content.contains(button.convert(button.bounds, to: scroll))
          && scroll.bounds.height > 20
      }
      ancestor = view.superview
    }
    let frame = button.convert(button.bounds, to: nil)
    return screen.hitView(at: CGPoint(x: frame.midX, y: frame.midY))?.isDescendant(of: button)
      ?? false
  }

  /// Ends all alerts and looks whether everything is as before.
  private func calm() async {
    note("calm")
    Presenter.shared.limit = nil
    Presenter.shared.groupLimits = [:]
    for guest in guests { guest.task?.cancel() }
    await screen.runTasks()
    for _ in 0..<4 {
      Presenter.shared.endAll()
      screen.page.presentedViewController?.dismiss(animated: true)
      screen.advance(by: 2)
    }
    await screen.runTasks()
    // A task holds its alert until it has come to its end.
    for guest in guests where guest.hasEnded { await guest.task?.value }
    for guest in guests where guest.hasEnded == false { complain("\(guest.name) never ended") }
    for guest in guests where guest.alert != nil { complain("\(guest.name) is still alive") }
    for guest in guests where guest.controller != nil {
      complain("\(guest.name)'s controller is still alive")
    }
    for guest in guests where guest.task != nil && guest.awaited != guest.answers {
      complain("\(guest.name) was awaited in vain: \(guest.awaited), \(guest.answers)")
    }
    look()
  }
}

/// What alerts must leave as they found it.
private struct State {
  let windows: [ObjectIdentifier]
  let keyWindow: ObjectIdentifier?
  let isFieldFocused: Bool
  let tint: String
  let subviews: Int
  let presented: Bool
  let hit: Bool

  init(screen: TestScreen, field: UIView) {
    windows = UIApplication.shared.windows.map(ObjectIdentifier.init)
    keyWindow = UIApplication.shared.keyWindow.map(ObjectIdentifier.init)
    isFieldFocused = field.isFirstResponder
    tint = "\(screen.page.view.tintAdjustmentMode.rawValue)"
    subviews = screen.page.view.subviews.count
    presented = screen.page.presentedViewController != nil
    let bounds = UIScreen.main.bounds
    // Where no keyboard comes.
    hit = screen.hitView(at: CGPoint(x: bounds.maxX - 10, y: 10)) === screen.page.view
  }

  func difference(from other: State) -> String? {
    if windows != other.windows { return "\(windows.count) windows, \(other.windows.count) before" }
    if keyWindow != other.keyWindow { return "another window has the keys" }
    if isFieldFocused != other.isFieldFocused { return "the page's field lost the caret" }
    if tint != other.tint { return "the page's tint is \(tint), before it was \(other.tint)" }
    if subviews != other.subviews { return "\(subviews) views, \(other.subviews) before" }
    if presented != other.presented { return "something is still presented" }
    return hit == other.hit ? nil : "something covers the page"
  }
}

extension UIView {
  /// The view with an identifier in this one.
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.descendant(identifier) { return found }
    }
    return nil
  }
}
