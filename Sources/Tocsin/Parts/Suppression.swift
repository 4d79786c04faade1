public import Foundation

/// A box below an alert that spares its question from now on.
///
/// ```swift
/// alert.suppression = Suppression(key: "confirm-deletion")
/// ```
///
/// Where the alert ends by an action other than cancel while the box is ticked, the action's
/// identifier is kept under the key. From then on an alert with that key does not come up: it ends
/// at once as ``Answer/Ending/suppressed``, with the same choice, and the action's handler runs. Where
/// the action has ``Action/work``, that is done first; if it throws, the alert comes up and says why.
/// Give the actions an ``Action/identifier`` where their order may change.
public struct Suppression {
  /// What the box says; nil says “Don't ask again” in the reader's language.
  public var title: String?
  /// Under which name the choice is kept; nil keeps nothing, the answer alone says what was ticked.
  public var key: String?
  /// Where it is kept.
  public var store: UserDefaults
  /// Whether the box is ticked at first.
  public var isOn: Bool

  /// Makes a box; see the properties.
  public init(
    _ title: String? = nil, key: String? = nil, store: UserDefaults = .standard, isOn: Bool = false
  ) {
    self.title = title
    self.key = key
    self.store = store
    self.isOn = isOn
  }

  /// Has the question of a key asked again.
  public static func forget(_ key: String, in store: UserDefaults = .standard) {
    store.removeObject(forKey: prefix + key)
  }

  /// The identifier of the action that was chosen for good.
  var choice: String? { key.flatMap { store.string(forKey: Self.prefix + $0) } }

  /// Keeps an action's identifier, where there is a key.
  func keep(_ identifier: String) {
    if let key { store.set(identifier, forKey: Self.prefix + key) }
  }

  private static let prefix = "tocsin.suppressed."
}
