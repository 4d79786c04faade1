import Foundation
import Tocsin
import UIKit

extension Sample {
  /// Signs, pictures, progress and what else a card can show.
  public static let content: [Sample] = symbols + others

  private static let symbols: [Sample] = Symbol.allCases.map { symbol in
    let (title, message) = words(for: symbol)
    return Sample(
      name: "symbol-\(symbol.rawValue)", title: "\(symbol.rawValue.capitalized) sign",
      summary: "A sign that draws itself"
    ) {
      let alert = Alert(title: title, message: message, style: .card)
      alert.symbol = symbol
      alert.addAction(.ok())
      return alert
    }
  }

  private static let others: [Sample] = pictures + waits + decisions

  private static let pictures: [Sample] = [
    Sample(name: "header", title: "Header", summary: "A picture from edge to edge") {
      let alert = Alert(
        title: "Good evening", message: "The sea is calm tonight.", style: .card)
      alert.headerImage = Pictures.sea
      alert.addAction(.preferred("Go for a Walk"))
      alert.addAction(.cancel("Stay In"))
      return alert
    },
    Sample(name: "icon", title: "Icon", summary: "A picture that stands out above the card") {
      let alert = Alert(title: "Ada is here", message: "She waits downstairs.", style: .card)
      alert.icon = Pictures.check
      alert.addAction(.preferred("Let Her In"))
      return alert
    },
    Sample(name: "button-icons", title: "Buttons with icons", summary: "Signs and pictures") {
      let alert = Alert(title: "Is the gate open?", message: "Ada looks after it.", style: .card)
      for (title, icon) in [
        ("Yes", Symbol.success.image), ("Not Yet", Symbol.error.image),
        ("Ask Ada", Symbol.question.image),
      ] {
        let action = Action(title, role: title == "Yes" ? .preferred : .default)
        action.icon = icon
        alert.addAction(action)
      }
      return alert
    },
    Sample(name: "links", title: "Links", summary: "A message with words to tap") {
      let alert = Alert(title: "Terms of use", style: .card)
      let text = NSMutableAttributedString(
        string: "By going on you agree to the terms and to how we deal with your data.",
        attributes: [.font: alert.style.message.font, .foregroundColor: alert.style.message.color])
      for words in ["the terms", "your data"] {
        let range = (text.string as NSString).range(of: words)
        if let url = URL(string: "https://example.com") {
          text.addAttribute(.link, value: url, range: range)
        }
      }
      alert.attributedMessage = text
      alert.shouldOpenLink = { _ in false }
      alert.addAction(.cancel())
      alert.addAction(.preferred("Agree"))
      return alert
    },
  ]

  private static let waits: [Sample] = [
    Sample(name: "progress", title: "Progress", summary: "How far something has come") {
      let alert = Alert(title: "Uploading", style: .card)
      alert.progress = AlertProgress(fraction: 0.4, text: "12 of 30 photos")
      alert.addAction(.cancel())
      return alert
    },
    Sample(name: "waiting", title: "Waiting", summary: "Nobody knows how long it takes") {
      let alert = Alert(title: "Looking for printers", style: .card)
      alert.progress = AlertProgress(text: "This may take a minute.")
      alert.addAction(.cancel())
      return alert
    },
  ]

  private static let decisions: [Sample] = [
    Sample(name: "sheet", title: "Drag to dismiss", summary: "A sheet that a finger drags out") {
      let alert = Alert(
        title: "Share the album", message: "Drag this down to leave it.", style: .card)
      alert.placement = .bottom
      alert.transition = .slide()
      alert.dismissesOnDrag = true
      alert.dismissesOnOutsideTap = true
      alert.addAction(.default("Copy Link"))
      alert.addAction(.default("Invite"))
      return alert
    },
    Sample(name: "suppression", title: "Don't ask again", summary: "A box below the message") {
      let alert = Alert(title: "Empty the bin?", message: "18 files will be gone.", style: .card)
      alert.suppression = Suppression()
      alert.addAction(.cancel())
      alert.addAction(.destructive("Empty"))
      return alert
    },
    Sample(name: "hold", title: "Hold to confirm", summary: "The button must be held down") {
      let alert = Alert(title: "Erase the disk?", message: "All of it, for good.", style: .card)
      let erase = Action.destructive("Hold to Erase")
      erase.holdDuration = 1.5
      alert.addAction(.cancel())
      alert.addAction(erase)
      return alert
    },
  ]

  private static func words(for symbol: Symbol) -> (title: String, message: String) {
    switch symbol {
    case .success: ("Payment received", "Thank you. A receipt is on its way.")
    case .error: ("Not sent", "The server did not answer.")
    case .warning: ("Battery low", "Plug in your computer soon.")
    case .information: ("Update at night", "It takes about ten minutes.")
    case .question: ("Share your place?", "Only while the map is open.")
    }
  }
}
