import Foundation
import Tocsin
import UIKit

// The alerts of a random sequence: of every style, place, motion and kind of field, with actions of
// every sort.
extension Storm {
  func makeAlert() -> (Alert, Guest)? {
    guard guests.count(where: { !$0.hasEnded }) < 6 else { return nil }
    let group = [nil, nil, nil, "a", "b"].randomElement(using: &generator)!
    let guest = Guest(name: "alert \(steps)", group: group)
    let alert = Alert(title: guest.name, message: message(), style: style())
    alert.delegate = guest
    alert.group = group
    guest.alert = alert
    guests.append(guest)
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      alert.addField(makeField(index))
    }
    for role in roles() { alert.addAction(makeAction(role, of: alert, guest)) }
    addContent(to: alert, guest)
    setManners(of: alert)
    return (alert, guest)
  }

  private func makeAction(_ role: Action.Role, of alert: Alert, _ guest: Guest) -> Action {
    let action: Action
    let keepsOpen = Int.random(in: 0..<6, using: &generator) == 0
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let gate = StormGate()
      guest.gates.append(gate)
      guest.working.insert("alert.action.\(role.rawValue).\(alert.actions.count)")
      action = Action(role.rawValue, role: role) { (_: Answer) async throws in
        try await gate.wait()
      }
    } else {
      action = Action(role.rawValue, role: role) { [alert] _ in
        guest.noteHandler(keepsOpen: keepsOpen)
        _ = alert.title
      }
    }
    action.keepsOpen = keepsOpen
    action.isEnabled = Int.random(in: 0..<8, using: &generator) > 0
    action.needsValidFields = Int.random(in: 0..<6, using: &generator) == 0
    if role == .destructive { action.holdDuration = Bool.random(using: &generator) ? 0.6 : nil }
    return action
  }

  /// What stands above the text, or beside the fields.
  func addContent(to alert: Alert, _ guest: Guest) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: alert.symbol = Symbol.allCases.randomElement(using: &generator)!
    case 1: alert.progress = AlertProgress(fraction: 0.4, text: "Four of ten")
    case 2: alert.suppression = Suppression()
    case 3: alert.icon = UIImage()
    case 4: alert.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    case 5, 6:
      let old = guest.controller
      let controller = StormController()
      alert.contentController = controller
      guest.controller = controller
      if let old, old.parent != nil || old.viewIfLoaded?.window != nil {
        complain("\(guest.name)'s first controller stays")
      }
    case 7:
      let link = NSAttributedString(string: "link", attributes: [.link: "app:link"])
      alert.attributedMessage = message().map { _ in link }
      alert.shouldOpenLink = { _ in false }
    default: break
    }
  }

  private func setManners(of alert: Alert) {
    alert.outsideTouches = [.blocks, .dismisses, .dismisses, .passesThrough]
      .randomElement(using: &generator)!
    alert.dismissesOnDrag = Bool.random(using: &generator)
    alert.timeout = Int.random(in: 0..<4, using: &generator) == 0 ? 1.5 : nil
    alert.priority = Alert.Priority.allCases.randomElement(using: &generator)!
    alert.uniqueness = Int.random(in: 0..<6, using: &generator) == 0 ? .identifier("one") : .none
    alert.keyboardPolicy = [.move, .compress, .stickToTop].randomElement(using: &generator)!
    if Bool.random(using: &generator) {
      alert.placement = [
        .center, .top, .bottom, .leading, .trailing, .toast(), .banner(),
        .anchored(to: .point(CGPoint(x: 60, y: 200), in: screen.page.view)),
      ].randomElement(using: &generator)!
    }
    if Bool.random(using: &generator) {
      alert.transition = [
        .zoom, .pop, .fade, .float, .spring, .drop, .shake, .none, .slide(from: .bottom),
        .slide(from: .leading), .flip(),
      ].randomElement(using: &generator)!
    }
  }

  private func makeField(_ index: Int) -> Field {
    let name = "field\(index)"
    let options: [Field.Option] = ["One", "Two", "Three"]
    return switch Int.random(in: 0..<15, using: &generator) {
    case 0: .secure(name, label: "Password")
    case 1: .toggle(name, label: "Switch")
    case 2: .checkbox(name, label: "Box")
    case 3: .segmented(name, options: options)
    case 4: .text(name, placeholder: "Text", validator: .required())
    case 5: .number(name, label: "Number")
    case 6: .multiline(name, label: "Text", value: "Of two\nlines")
    case 7: .choice(name, label: "One of them", options: options)
    case 8: .choices(name, label: "Any of them", options: options)
    case 9: .slider(name, label: "Slider", value: 0.5)
    case 10: .stepper(name, label: "Stepper", value: 5)
    case 11: .date(name, label: "Day", value: Date(timeIntervalSince1970: 1_000_000_000))
    case 12: .optionalDate(name, label: "Until")
    default: .text(name, label: "Text", value: "value")
    }
  }

  private func roles() -> [Action.Role] {
    let all: [[Action.Role]] = [
      [], [.default], [.cancel], [.cancel, .default], [.cancel, .destructive],
      [.preferred, .cancel],
      [.default, .default, .destructive, .cancel],
    ]
    return all.randomElement(using: &generator)!
  }

  func message() -> String? {
    let words = [0, 1, 6, 40, 200].randomElement(using: &generator)!
    return words == 0 ? nil : Array(repeating: "word", count: words).joined(separator: " ")
  }

  private func style() -> Style {
    [
      .system, .system, .card, .card, .flat, .outlined, .glass, .dialog, .popping, .raised, .slip,
      .floating,
    ].randomElement(using: &generator)!
  }
}
