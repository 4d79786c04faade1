public import Foundation

/// Something in a menu, or what a control does.
open class UIMenuElement: NSObject {
  /// How an element is shown, and whether it can be chosen.
  nonisolated public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Does damage.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is marked as chosen.
  nonisolated public enum State: Int, Sendable {
    /// It isn't.
    case off = 0
    /// It is.
    case on = 1
    /// Partly.
    case mixed = 2
  }

  /// What the element is called.
  open internal(set) var title: String
  /// A picture for it.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something to do, as a closure with a name.
///
///     button.addAction(UIAction { _ in print("pressed") }, for: .primaryActionTriggered)
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells actions apart: a control has one of each identifier and event.
  public let identifier: Identifier
  /// A longer word on what it does.
  open var discoverabilityTitle: String?
  /// How it is shown.
  open var attributes: Attributes
  /// Whether it is marked as chosen.
  open var state: State
  /// Whose event it was, while the handler runs.
  open private(set) var sender: Any?

  private let handler: (UIAction) -> Void
  private static var serial = 0

  /// An action that calls `handler` with itself. Without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.serial += 1
    self.identifier = identifier ?? Identifier("action-\(Self.serial)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Calls the handler for a sender.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
