import AlertSpec
import Tocsin
import UIKit

/// The page on which a described alert is presented, in a window on the desktop or on no screen
/// at all.
final class AlertStage {
  let alert: Alert
  let page = UIViewController()
  private let description: AlertDescription
  private var window: UIWindow?

  /// - Parameter now: what dates without a default hold at first.
  init(_ description: AlertDescription, now: Date) throws(ProgramError) {
    self.description = description
    description.reader.apply(language: description.language)
    alert = try Alert(description, now: now)
    if let anchor = description.anchor {
      let rect = CGRect(x: anchor.x, y: anchor.y, width: anchor.width, height: anchor.height)
      alert.placement = .anchored(to: .rect(rect, in: page.view))
    }
  }

  /// The size in points of the screen that the alert needs, no larger than what is there.
  func size(available: CGSize) -> CGSize {
    switch description.frame {
    case .device(let page): return CGSize(width: page.size.width, height: page.size.height)
    case .card:
      let card = alert.cardSize(fitting: available.width)
      return CGSize(
        width: card.width.rounded(.up), height: min(card.height, available.height).rounded(.up))
    }
  }

  /// Puts the page on the screen, which has its size, and lets the alert begin to come.
  /// - Parameter time: what a device's status bar says.
  func present(time: StatusTime = .fixed("9:41")) {
    if case .device(let page) = description.frame { page.start(time: time) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = UIUserInterfaceStyle(description.appearance)
    // Where the window is the card, what shows beside a card that is still small is the same.
    page.view.backgroundColor =
      description.frame == .card ? alert.style.background : .systemBackground
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.window = window
    alert.present(from: page) { _ in }
  }
}

extension UIUserInterfaceStyle {
  init(_ appearance: Appearance?) {
    switch appearance {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}
