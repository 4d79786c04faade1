public import Tocsin
public import UIKit

/// An alert of the gallery: what the list calls it, what its pictures are called, how it is made.
public struct Sample {
  /// The name of its picture files, without the ending; never changes.
  public let name: String
  /// What the list calls it.
  public let title: String
  /// What there is to see, in a few words.
  public let summary: String
  /// Makes a new alert, which some point at the view that it is asked for from; each can be shown
  /// once.
  public let make: (_ source: UIView) -> Alert
  /// The moment of its picture, in seconds from when the alert begins to come; nil for when it is at
  /// rest.
  public private(set) var moment: TimeInterval?
  /// Whether a button is pressed before its picture, once the alert is up; see ``press(in:)``.
  public var isPressed: Bool { pressed != nil }
  /// The title of that button.
  private var pressed: String?

  init(name: String, title: String, summary: String, make: @escaping () -> Alert) {
    self.init(name: name, title: title, summary: summary, from: { _ in make() })
  }

  init(name: String, title: String, summary: String, from make: @escaping (UIView) -> Alert) {
    self.name = name
    self.title = title
    self.summary = summary
    self.make = make
  }

  /// The same with its picture on the way.
  func drawn(at moment: TimeInterval) -> Sample {
    var sample = self
    sample.moment = moment
    return sample
  }

  /// The same with its picture after a button was pressed.
  func drawn(afterPressing title: String) -> Sample {
    var sample = self
    sample.pressed = title
    return sample
  }

  /// Presses the button that is to be pressed before the picture, in an alert of this sample.
  public func press(in alert: Alert) {
    for action in alert.actions where action.title == pressed { alert.press(action) }
  }
}
