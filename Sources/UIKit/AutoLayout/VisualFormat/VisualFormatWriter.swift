internal import CoreGraphics

/// Makes the constraints of a visual format.
struct VisualFormatWriter {
  let format: VisualFormat
  let text: String
  let items: [String: any LayoutItem]
  let options: NSLayoutConstraint.FormatOptions

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for view in format.views {
      for predicate in view.predicates { result.append(length(of: view, predicate)) }
    }
    try addDistances(to: &result)
    try addAlignments(to: &result)
    return result
  }

  private func length(
    of view: VisualFormat.View, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let first = LayoutOperand(items[view.name]!, attribute)
    let constraint =
      switch predicate.object {
      case .number(let number):
        NSLayoutConstraint(first, predicate.relation, nil, constant: number)
      case .view(let name):
        NSLayoutConstraint(first, predicate.relation, LayoutOperand(items[name]!, attribute))
      }
    constraint.priority = predicate.priority
    return constraint
  }

  // MARK: Distances

  private func addDistances(to result: inout [NSLayoutConstraint]) throws(VisualFormatError) {
    // What is kept apart, in order; nil for the superview.
    var stops: [(any LayoutItem)?] = format.views.map { items[$0.name]! }
    if format.startsAtSuperview { stops.insert(nil, at: 0) }
    if format.endsAtSuperview { stops.append(nil) }
    for (index, connection) in format.connections.enumerated() {
      let (before, after) = (stops[index], stops[index + 1])
      let predicates: [VisualFormat.Predicate?] =
        switch connection {
        case .none: [VisualFormat.Predicate(object: .number(0))]
        case .standard: [nil]
        case .given(let predicates): predicates.map { $0 }
        }
      for predicate in predicates {
        result.append(try distance(from: before, to: after, predicate))
      }
    }
  }

  /// One distance; nil for the usual one.
  private func distance(
    from before: (any LayoutItem)?, to after: (any LayoutItem)?,
    _ predicate: VisualFormat.Predicate?
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let (start, end) = edges
    let first: LayoutOperand
    let second: LayoutOperand
    var standard: CGFloat = 0
    switch (before, after) {
    case (nil, let item?):
      let container = try superview(of: item)
      first = LayoutOperand(item, start)
      second = LayoutOperand(container, predicate == nil ? start.margin : start)
    case (let item?, nil):
      let container = try superview(of: item)
      first = LayoutOperand(container, predicate == nil ? end.margin : end)
      second = LayoutOperand(item, end)
    case (let one?, let other?):
      first = LayoutOperand(other, isByBaselines ? .firstBaseline : start)
      second = LayoutOperand(one, isByBaselines ? .lastBaseline : end)
      standard = SystemSpacing.standard
    case (nil, nil):
      throw VisualFormatError(message: "there must be a view.", format: text, offset: 0)
    }
    guard let predicate else {
      return make(first, .equal, second, standard, .required)
    }
    guard case .number(let number) = predicate.object else {
      throw VisualFormatError(
        message: "a distance can't be a view's length.", format: text, offset: 0)
    }
    return make(first, predicate.relation, second, number, predicate.priority)
  }

  /// "first is after second by a distance", with the sides swapped where edges count the other way.
  private func make(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand,
    _ distance: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint =
      isFromRight
      ? NSLayoutConstraint(second, relation, first, constant: distance)
      : NSLayoutConstraint(first, relation, second, constant: distance)
    constraint.priority = priority
    return constraint
  }

  private var isFromRight: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  private var isByBaselines: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// The edges where a view begins and ends in the direction of reading.
  private var edges: (start: Attribute, end: Attribute) {
    guard format.axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func superview(of item: any LayoutItem) throws(VisualFormatError) -> UIView {
    guard let view = item.layoutSpace else {
      throw VisualFormatError(
        message: "'|' stands for the superview, but \(item.layoutName) has none.", format: text,
        offset: 0)
    }
    return view
  }

  // MARK: Alignment

  private func addAlignments(to result: inout [NSLayoutConstraint]) throws(VisualFormatError) {
    for attribute in options.alignments {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(
          message: "the option to align all by .\(attribute) goes along the line that the format "
            + "draws, not across it.", format: text, offset: 0)
      }
      for (one, other) in zip(format.views, format.views.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            LayoutOperand(items[one.name]!, attribute), .equal,
            LayoutOperand(items[other.name]!, attribute)))
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge within the margins.
  nonisolated fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
