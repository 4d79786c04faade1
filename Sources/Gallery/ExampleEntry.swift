import ClassicAlertsExample
import CustomAlertExample
import FloatingControllerExample
import SlidingAlertExample
import StyledAlertExample
import SwitchesExample
public import UIKit

/// One of the applications in `Examples/`, as the gallery shows it.
public struct ExampleEntry {
  /// The name of its picture files, without the ending; never changes.
  public let name: String
  /// What the list calls it.
  public let title: String
  /// What there is to see, in a few words.
  public let summary: String
  /// Makes the application's page.
  public let make: () -> UIViewController
  /// Brings up what the page is there to show; the page is on the screen.
  public let open: (UIViewController) -> Void

  private init<Page: UIViewController>(
    _ name: String, _ title: String, _ summary: String, make: @escaping () -> Page,
    open: @escaping (Page) -> Void
  ) {
    self.name = "example-" + name
    self.title = title
    self.summary = summary
    self.make = make
    self.open = { if let page = $0 as? Page { open(page) } }
  }

  /// Every example, in the order of the list.
  public static let all: [ExampleEntry] = [
    ExampleEntry(
      "custom-alert", "Custom alert view", "Asks for a text, pops up, keeps itself alive",
      make: { CustomAlertPage() }, open: { $0.ask() }),
    ExampleEntry(
      "styled-alert", "Styled alert", "Like the system's, in looks of your own",
      make: { StyledAlertPage() }, open: { $0.chooseColor() }),
    ExampleEntry(
      "sliding-alert", "Sliding alert", "A list with a menu, and an alert from the top",
      make: { SlidingAlertPage() }, open: { $0.askToDelete(1) }),
    ExampleEntry(
      "floating-controller", "Floating controller", "A transition of its own, and parallax",
      make: { FloatingPage() }, open: { $0.float() }),
    ExampleEntry(
      "classic-alerts", "Classic alerts", "UIAlertView in its four styles",
      make: { ClassicAlertsPage() }, open: { $0.askToOpenLink() }),
    ExampleEntry(
      "switches", "Switches", "Made in code, listened to, styled",
      make: { SwitchesPage() }, open: { $0.turnOver() }),
  ]
}
