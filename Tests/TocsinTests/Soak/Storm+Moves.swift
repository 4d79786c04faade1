import Foundation
import Tocsin
import TocsinTesting
import UIKit

extension Storm {
  /// What may happen in a step; what is listed more than once happens more often.
  static let moves: [(Storm) -> () async -> Void] = [
    showAlert, presentAlert, awaitAlert,
    pass, pass, pass, pass, pass, passLong, passLong,
    tapButton, tapButton, tapButtonTwice, tapAnywhere, tapAnywhere, tapPage, growContent,
    holdButton, holdButton, slideOverButtons, letWorkEnd, letWorkEnd, makeWorkFail,
    dragSomething, typeSomething, typeSomething, pressKey, pressKey, pressKey,
    turn, resize, changeTextSize, changeAppearance, changeDirection, changeKeyboard,
    endOne, endWaiting, endGroup, setLimits, cancelTask, changeContent, runTasks,
  ]

  // MARK: Alerts come

  private func showAlert() async {
    guard let (alert, guest) = makeAlert() else { return }
    let turn = [Alert.Turn.inTurn, .inTurn, .interrupting, .replacing]
      .randomElement(using: &generator)!
    note("show \(guest.name) \(turn)")
    alert.show(turn)
  }

  private func presentAlert() async {
    guard let (alert, guest) = makeAlert() else { return }
    note("present \(guest.name)")
    alert.present(from: screen.page) { guest.noteAwaited($0) }
  }

  private func awaitAlert() async {
    guard let (alert, guest) = makeAlert() else { return }
    note("await \(guest.name)")
    guest.task = Task { guest.noteAwaited(await alert.present()) }
  }

  // MARK: Time passes

  private func pass() async { pass(Double.random(in: 0...0.3, using: &generator)) }

  private func passLong() async { pass(Double.random(in: 0.3...2, using: &generator)) }

  private func pass(_ seconds: TimeInterval) {
    note("pass \(seconds)")
    screen.advance(by: seconds)
  }

  private func runTasks() async { await screen.runTasks() }

  // MARK: A person acts

  private func tapButton() async { tapButton(times: 1) }

  private func tapButtonTwice() async { tapButton(times: 2) }

  private func tapButton(times: Int) {
    guard let front, let (action, name) = someAction(of: front) else { return }
    note("tap \(action.title) of \(front.name) \(times)")
    for _ in 0..<times { try? screen.tap(name) }
  }

  private func tapAnywhere() async {
    guard front != nil else { return }
    let bounds = UIScreen.main.bounds
    let point = CGPoint(
      x: Double.random(in: 0..<bounds.width, using: &generator),
      y: Double.random(in: 0..<bounds.height, using: &generator))
    note("tap at \(point)")
    screen.tap(at: point)
  }

  private func dragSomething() async {
    guard let front, let card = try? screen.frame(of: "alert.card") else { return }
    let reach = CGFloat.random(in: -300...300, using: &generator)
    let start = CGPoint(x: card.midX, y: card.midY)
    note("drag \(front.name) by \(reach)")
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + reach))
  }

  private func typeSomething() async {
    let text = ["a", "word", "é", "日本", "🎉", " "].randomElement(using: &generator)!
    note("type \(text)")
    screen.type(text)
  }

  private func pressKey() async {
    let keys: [TestScreen.Key] = [.return, .escape, .tab, .space, .backspace, .left, .keypadEnter]
    guard front != nil else { return }
    let key = keys.randomElement(using: &generator)!
    // Where the page is usable, Tab may leave its field.
    if key == .tab, front?.alert?.outsideTouches == .passesThrough { return }
    note("press \(key)")
    screen.press(key)
  }

  // MARK: The device changes

  private func turn() async {
    note("turn")
    screen.rotate()
  }

  private func resize() async {
    let sizes = [(390, 844), (320, 568), (320, 480), (768, 1024), (1024, 1366)]
    let (width, height) = sizes.randomElement(using: &generator)!
    note("resize to \(width) x \(height)")
    screen.resize(to: CGSize(width: width, height: height))
  }

  private func changeTextSize() async {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .large, .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
    ]
    screen.textSize = sizes.randomElement(using: &generator)!
    note("text size \(screen.textSize.rawValue)")
  }

  private func changeAppearance() async {
    note("appearance")
    screen.setAppearance(Bool.random(using: &generator) ? .dark : .light)
  }

  private func changeDirection() async {
    screen.direction = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
    note("direction \(screen.direction.rawValue)")
  }

  private func changeKeyboard() async {
    screen.keyboard = Bool.random(using: &generator) ? .software() : .hardware
    note("keyboard \(screen.keyboard)")
  }

  // MARK: The program acts

  private func endOne() async {
    guard let alert = guests.filter({ !$0.hasEnded }).randomElement(using: &generator)?.alert else {
      return
    }
    note("end \(alert.title ?? "")")
    if Bool.random(using: &generator) {
      alert.end()
    } else {
      alert.dismiss(animated: Bool.random(using: &generator))
    }
  }

  private func endWaiting() async {
    guard let alert = Presenter.shared.alerts.last else { return }
    note("end the last, \(alert.title ?? "")")
    alert.end()
  }

  private func cancelTask() async {
    guard
      let guest = guests.filter({ $0.task != nil && !$0.hasEnded })
        .randomElement(using: &generator)
    else { return }
    note("cancel \(guest.name)")
    guest.task?.cancel()
    await screen.runTasks()
  }

  private func changeContent() async {
    guard let alert = front?.alert else { return }
    note("change \(alert.title ?? "")")
    alert.message = message()
    if Int.random(in: 0..<4, using: &generator) == 0, let front { addContent(to: alert, front) }
    alert.actions.randomElement(using: &generator)?.isEnabled = Bool.random(using: &generator)
  }
}
