internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint {
  /// Why two sides can't stand in one constraint; nil if they can.
  static func objection(
    to first: LayoutOperand, _ second: LayoutOperand?, _ multiplier: CGFloat
  ) -> String? {
    let one = first.attribute
    guard one != .notAnAttribute else { return "A constraint's first attribute must be something." }
    guard let second else {
      return first.quantity == .length
        ? nil
        : "A constraint can't set .\(one) to a constant: a place is only known in relation to "
          + "another item. Give a second item, its superview for instance."
    }
    let other = second.attribute
    guard first.quantity == second.quantity else {
      return "A constraint can't relate .\(one) to .\(other): one is a "
        + "\(first.quantity.words), the other a \(second.quantity.words)."
    }
    if first.isDirectional && other.isFixedSide || one.isFixedSide && second.isDirectional {
      return "A constraint can't relate .\(one) to .\(other): leading and trailing change sides "
        + "with the language, left and right don't. Use one kind for both."
    }
    guard multiplier != 0 || first.quantity == .length else {
      return "A constraint of .\(one) to .\(other) times 0 is a constant place."
    }
    return nil
  }

  /// The constraint as a formula.
  var words: String {
    var words = identifier.map { "'\($0)' " } ?? ""
    words += first.words + " " + relation.words + " "
    if let second {
      if multiplier != 1 { words += "\(multiplier.plain) × " }
      words += second.words
      if constant != 0 {
        words += constant < 0 ? " − \((-constant).plain)" : " + \(constant.plain)"
      }
    } else {
      words += constant.plain
    }
    if priority < .required { words += " @\(CGFloat(priority.rawValue).plain)" }
    return words + (isActive ? "" : " (inactive)")
  }
}

extension LayoutOperand {
  var words: String {
    let end = "\(item?.layoutName ?? "(gone)").\(attribute)"
    guard isDistance else { return end }
    return "(\(end) − \(origin?.layoutName ?? "(gone)").\(originAttribute))"
  }
}

extension NSLayoutConstraint.Relation {
  nonisolated fileprivate var words: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension NSLayoutConstraint.Attribute.Quantity {
  nonisolated fileprivate var words: String {
    switch self {
    case .nothing: "constant"
    case .x: "horizontal place"
    case .y: "vertical place"
    case .length: "length"
    }
  }
}

extension CGFloat {
  /// The number with no more decimals than it needs, three at most.
  nonisolated var plain: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && magnitude < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
