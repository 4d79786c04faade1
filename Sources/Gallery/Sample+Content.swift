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

  private static let others: [Sample] = [
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
