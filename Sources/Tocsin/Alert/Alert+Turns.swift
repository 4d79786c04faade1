import UIKit

// What decides when an alert that has a window of its own comes up.
extension Alert {
  /// Which of the alerts that wait comes first.
  public enum Priority: Int, Comparable, Sendable, CaseIterable {
    /// After all others.
    case low
    /// As most do.
    case normal
    /// Before all others.
    case high

    /// Lower ones first.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// How an alert deals with those that are there already.
  public enum Turn: Sendable, CaseIterable {
    /// Waits until those before it have gone.
    case inTurn
    /// The alert that is up steps aside, unless its priority is higher, and comes back when this
    /// one has gone. Its time stands still meanwhile.
    case interrupting
    /// The alert that is up ends, as ``Answer/Ending/replaced``, and this one comes next among
    /// those of its priority. Where this one has a ``Alert/group``, all alerts of the group end
    /// instead, up or waiting.
    case replacing
  }

  /// When an alert is not shown because another one says the same.
  public enum Uniqueness: Sendable, Equatable {
    /// It is shown in any case.
    case none
    /// Not while another with this identifier is up or waits.
    case identifier(String)
    /// Not while another with the same title, message, actions and fields is up or waits.
    case content
  }

  func goes(before other: Alert) -> Bool {
    if (turn == .interrupting) != (other.turn == .interrupting) { return turn == .interrupting }
    if priority != other.priority { return priority > other.priority }
    return turn == .replacing && other.turn != .replacing
  }

  func interrupts(_ other: Alert) -> Bool {
    turn == .interrupting && priority >= other.priority
  }

  func isDuplicate(of other: Alert) -> Bool {
    guard other !== self, other.settled == nil else { return false }
    switch uniqueness {
    case .none: return false
    case .identifier: return uniqueness == other.uniqueness
    case .content: return says(the: other)
    }
  }

  private func says(the other: Alert) -> Bool {
    title == other.title && message == other.message
      && actions.map(\.title) == other.actions.map(\.title)
      && actions.map(\.role) == other.actions.map(\.role)
      && fields.map(\.name) == other.fields.map(\.name)
      && fields.map(\.kind) == other.fields.map(\.kind)
  }

  // MARK: Stepping aside

  /// Fades the card out, and leaves the backdrop as a curtain for whoever comes instead.
  func stepAside() -> Curtain? {
    hold(.aside)
    card.accessibilityElementsHidden = true
    UIView.animate(withDuration: Self.asideDuration, delay: 0, options: .beginFromCurrentState) {
      self.card.alpha = 0
    }
    guard let view = backdropView else { return nil }
    return Curtain(backdrop: style.backdrop) { isAnimated in
      UIView.animate(withDuration: isAnimated ? Self.asideDuration : 0) { view.alpha = 0 }
    }
  }

  /// The alert that interrupted this one has gone.
  func comeBack(over curtain: Curtain?) {
    card.accessibilityElementsHidden = false
    ownWindow?.open(for: self)
    if let backdropView {
      if let curtain {
        curtain.giveWay(to: backdropView, duration: Self.asideDuration)
      } else {
        UIView.animate(withDuration: Self.asideDuration) { backdropView.alpha = 1 }
      }
    }
    UIView.animate(withDuration: Self.asideDuration, delay: 0, options: .beginFromCurrentState) {
      self.card.alpha = 1
    }
    release(.aside)
    announce()
  }

  private static let asideDuration: TimeInterval = 0.2
}
