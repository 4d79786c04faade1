import Foundation
import Tocsin
import UIKit

// The alerts of a random sequence: of every style, place, motion and kind of field.
extension Storm {
  func makeAlert() -> (Alert, Guest)? {
    guard guests.count(where: { !$0.hasEnded }) < 6 else { return nil }
    let guest = Guest(name: "alert \(steps)")
    let alert = Alert(title: guest.name, message: message(), style: style())
    alert.delegate = guest
    guest.alert = alert
    guests.append(guest)
    for index in 0..<Int.random(in: 0...2, using: &generator) {
      alert.addField(makeField(index))
    }
    for role in roles() {
      let action = Action(role.rawValue, role: role) { [alert] _ in
        guest.noteHandler()
        _ = alert.title
      }
      action.isEnabled = Int.random(in: 0..<8, using: &generator) > 0
      alert.addAction(action)
    }
    addPictures(to: alert)
    setManners(of: alert)
    return (alert, guest)
  }

  /// What stands above the text, or beside the fields.
  func addPictures(to alert: Alert) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: alert.symbol = Symbol.allCases.randomElement(using: &generator)!
    case 1: alert.progress = AlertProgress(fraction: 0.4, text: "Four of ten")
    case 2: alert.suppression = Suppression()
    case 3: alert.icon = UIImage()
    case 4: alert.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    default: break
    }
  }

  private func setManners(of alert: Alert) {
    alert.dismissesOnOutsideTap = Bool.random(using: &generator)
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
    return switch Int.random(in: 0..<14, using: &generator) {
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
