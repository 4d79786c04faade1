internal import CoreGraphics

/// What a visual format says: views in a row or column, and the distances between them.
///
///     "H:|-[title(>=80)]-(8@750)-[value]-|"
struct VisualFormat: Equatable {
  var axis: NSLayoutConstraint.Axis = .horizontal
  /// Whether it begins with `|`.
  var startsAtSuperview = false
  /// Whether it ends with `|`.
  var endsAtSuperview = false
  var views: [View] = []
  /// As many as there are things to keep apart, less one. An empty one keeps nothing apart.
  var connections: [Connection] = []

  struct View: Equatable {
    var name: String
    /// What its length must be.
    var predicates: [Predicate] = []
  }

  enum Connection: Equatable {
    /// Nothing between: they touch.
    case none
    /// The usual distance: `-`.
    case standard
    /// Given distances: `-8-`, `-(>=8,<=20@750)-`.
    case given([Predicate])
  }

  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    var object: Object
    var priority: UILayoutPriority = .required
  }

  enum Object: Equatable {
    case number(CGFloat)
    /// As long as another view.
    case view(String)
  }
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, Equatable {
  let message: String
  let format: String
  /// How many characters come before the place.
  let offset: Int

  /// The message over the format with a mark under the place.
  var words: String {
    """
    A visual format can't be read: \(message)
    \(format)
    \(String(repeating: " ", count: offset))^
    """
  }
}
