public import Foundation

/// Edges of a rectangle by the direction of reading.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The ground of something: colour, corners, outline.
nonisolated public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour; nil is the one that the owner takes.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the outline; nil is the tint.
  public var strokeColor: UIColor?
  /// The width of the outline.
  public var strokeWidth: CGFloat = 0
  /// How far the ground is from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Nothing to see.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  init() {}
}

extension UIButton {
  /// How a button looks, in one value.
  ///
  ///     var look = UIButton.Configuration.filled()
  ///     look.title = "Continue"
  ///     look.cornerStyle = .capsule
  ///     let button = UIButton(configuration: look)
  nonisolated public struct Configuration: Hashable, @unchecked Sendable {
    /// How corners are rounded.
    nonisolated public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the background's radius, larger with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How large a button is.
    nonisolated public enum Size: Int, Sendable {
      /// The usual one.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// The largest.
      case large = 3
    }

    /// Where title and subtitle stand to each other.
    nonisolated public enum TitleAlignment: Int, Sendable {
      /// In the middle where the button's content is, else at its side.
      case automatic = 0
      /// Where reading starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// What the colours are made from.
    enum Role { case plain, gray, tinted, filled, bordered }

    /// The title.
    public var title: String?
    /// A second line.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// On which side of the title the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// What is between picture and title.
    public var imagePadding: CGFloat = 0
    /// What is between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// What is kept from the edges.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; nil is the kind's own.
    public var baseForegroundColor: UIColor?
    /// The colour that the ground is made from; nil is the kind's own.
    public var baseBackgroundColor: UIColor?
    /// How corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium {
      didSet { if buttonSize != oldValue { takeInsetsOfSize() } }
    }
    /// The ground.
    public var background = UIBackgroundConfiguration()

    let role: Role

    init(_ role: Role) {
      self.role = role
      background.cornerRadius = 5.95
    }

    /// A title in the tint, no ground.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint on a pale ground of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As grey, for lists of buttons.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A title in the tint, no ground and no insets.
    public static func borderless() -> Configuration {
      var configuration = Configuration(.plain)
      configuration.contentInsets = .zero
      return configuration
    }
    /// As tinted.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As filled.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The configuration for a button, brought up to date for its state.
    public func updated(for button: UIButton) -> Configuration { self }

    private mutating func takeInsetsOfSize() {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (4, 10)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
  }
}

extension UIButton.Configuration {
  /// The radius of the corners at a height (seen).
  nonisolated func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: min(background.cornerRadius, height / 2)
    case .small: min(4, height / 2)
    case .medium: min(8, height / 2)
    case .large: min(14, height / 2)
    case .capsule: height / 2
    }
  }

  nonisolated var fontSize: CGFloat {
    switch buttonSize {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }
}
