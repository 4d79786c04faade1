import Foundation
import Tocsin
import TocsinTesting
import UIKit

// What may happen to actions that work or must be held, to a page that stays usable, to groups and
// limits.
extension Storm {
  struct Failure: LocalizedError {
    var errorDescription: String? { "It didn't work." }
  }

  /// One of an alert's actions, with the identifier of its button.
  func someAction(of guest: Guest) -> (Action, String)? {
    guard let actions = guest.alert?.actions,
      let index = actions.indices.randomElement(using: &generator)
    else { return nil }
    return (actions[index], "alert.action.\(actions[index].role.rawValue).\(index)")
  }

  func holdButton() async {
    guard let front, let alert = front.alert,
      let index = alert.actions.firstIndex(where: { $0.holdDuration != nil }),
      let duration = alert.actions[index].holdDuration
    else { return }
    let name = "alert.action.\(alert.actions[index].role.rawValue).\(index)"
    guard let frame = try? screen.frame(of: name) else { return }
    let place = CGPoint(x: frame.midX, y: frame.midY)
    let seconds = Double.random(in: 0...2 * duration, using: &generator)
    note("hold \(name) of \(front.name) for \(seconds)")
    screen.touchDown(at: place)
    screen.advance(by: seconds)
    screen.touchUp(at: place)
    let isEarly = seconds < duration - 0.05
    if isEarly, front.settled.last?.choice?.identifier == name,
      front.settled.last?.ending == .action
    {
      complain("\(front.name) was ended by \(name), held for \(seconds)")
    }
  }

  func slideOverButtons() async {
    guard let front, let (_, first) = someAction(of: front), let (_, last) = someAction(of: front),
      let start = try? screen.frame(of: first), let end = try? screen.frame(of: last)
    else { return }
    note("slide from \(first) to \(last) of \(front.name)")
    screen.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), steps: 3)
  }

  func tapPage() async {
    guard let frame = try? screen.frame(of: "page button") else { return }
    let before = pagePresses
    let place = CGPoint(x: frame.midX, y: frame.midY)
    let isReached = screen.hitView(at: place)?.accessibilityIdentifier == "page button"
    note("tap the page's button")
    screen.tap(at: place)
    if pagePresses != before + (isReached ? 1 : 0) {
      complain("the page's button was pressed \(pagePresses - before) times")
    }
  }

  func growContent() async {
    guard let front, front.controller != nil else { return }
    note("grow the content of \(front.name)")
    try? screen.tap("grow")
  }

  // MARK: Work

  func letWorkEnd() async { await endWork(nil) }

  func makeWorkFail() async { await endWork(Failure()) }

  private func endWork(_ error: (any Error)?) async {
    await screen.runTasks()
    let shut = guests.flatMap { guest in guest.gates.filter(\.isShut).map { (guest, $0) } }
    guard let (guest, gate) = shut.randomElement(using: &generator) else { return }
    note("work of \(guest.name) ends \(error == nil ? "well" : "badly")")
    let isUp = guest.isUp
    gate.end(error)
    await screen.runTasks()
    guard isUp, guest.isUp, let alert = guest.alert else { return }
    if alert.actions.contains(where: \.isWorking) { complain("\(guest.name) works on") }
  }

  // MARK: Groups

  func endGroup() async {
    let group = Bool.random(using: &generator) ? "a" : "b"
    note("end group \(group)")
    Presenter.shared.endAll(in: group)
    let left = Presenter.shared.alerts.filter { alert in
      alert.group == group && guests.first { $0.alert === alert }?.settled.isEmpty == true
    }
    if !left.isEmpty { complain("\(left.count) alerts of the group \(group) go on") }
  }

  func setLimits() async {
    Presenter.shared.limit = [nil, nil, 1, 2, 3].randomElement(using: &generator)!
    Presenter.shared.groupLimits["a"] = [nil, 1, 2].randomElement(using: &generator)!
    note(
      "limits \(Presenter.shared.limit.map(String.init) ?? "none"), "
        + "\(Presenter.shared.groupLimits["a"].map(String.init) ?? "none")")
    lookAtLimits()
  }

  /// Those that wait are no more than may be there with those that are up.
  func lookAtLimits() {
    look(at: Presenter.shared.limit, of: Presenter.shared.alerts)
    for (group, limit) in Presenter.shared.groupLimits {
      look(at: limit, of: Presenter.shared.alerts.filter { $0.group == group })
    }
  }

  private func look(at limit: Int?, of alerts: [Alert]) {
    guard let limit else { return }
    let there = alerts.filter { alert in
      guests.first { $0.alert === alert }?.settled.isEmpty == true
    }
    let waiting = there.filter { alert in
      alert !== Presenter.shared.current
        && guests.first { $0.alert === alert }?.appearances == 0
    }
    if !waiting.isEmpty, there.count > limit {
      complain("\(there.count) alerts are there where \(limit) may be")
    }
  }
}
