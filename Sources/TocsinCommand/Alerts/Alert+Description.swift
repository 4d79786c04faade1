import AlertSpec
import Foundation
import Tocsin
import UIKit

extension Alert {
  /// Makes the alert that options or a spec describe.
  /// - Parameter now: what dates without a default hold at first.
  convenience init(_ description: AlertDescription, now: Date) throws(ProgramError) {
    self.init(
      title: description.title, message: description.message, style: Style(description))
    if description.frame == .card {
      placement = .window
    } else if let own = Placement(description.placement) {
      placement = own
    }
    if let own = Transition(description.transition) {
      transition = own
    } else if description.style == nil {
      transition = .pop
    }
    timeout = description.timeout
    language = description.language?.text
    attributedMessage = description.linkedMessage
    imageDescription = description.imageDescription
    symbol = description.symbol.flatMap { Symbol(rawValue: $0.rawValue) }
    image = try description.picture(at: .image)
    headerImage = try description.picture(at: .header)
    icon = try description.picture(at: .icon)
    if let box = description.suppression {
      suppression = Suppression(box.title.isEmpty ? nil : box.title, isOn: box.isOn)
    }
    dismissesOnOutsideTap = description.dismissesOnOutsideTap
    dismissesOnDrag = description.dismissesOnDrag
    if let policy = description.keyboardPolicy { keyboardPolicy = KeyboardPolicy(policy) }
    if description.progress != nil {
      progress = AlertProgress(fraction: description.percent.map { $0 / 100 })
    }
    for button in description.buttons {
      let action = Action(button)
      action.icon = try button.picture()
      addAction(action)
    }
    if description.progress == .enable { setProceeding(false) }
    for field in description.fields { addField(Field(field, now: now)) }
  }

  /// Lets the buttons be pressed that don't cancel, or not.
  private func setProceeding(_ isAllowed: Bool) {
    for action in actions where action.role != .cancel { action.isEnabled = isAllowed }
  }

  /// Shows what the lines of standard input say.
  func show(_ feed: ProgressFeed) {
    let fraction = feed.percent.map { $0 / 100 }
    if progress?.fraction != fraction { progress?.fraction = fraction }
    if progress?.text ?? "" != feed.text { progress?.text = feed.text }
  }

  /// There is no more to come: nothing turns any longer, and the buttons can be pressed.
  func finishProgress() {
    if progress?.fraction == nil { progress?.fraction = 1 }
    setProceeding(true)
  }
}
