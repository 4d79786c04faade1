internal import CoreGraphics

extension NSLayoutConstraint {
  /// Makes the constraints, none of them active yet, that a line of text draws.
  ///
  ///     let views = ["title": title, "value": value]
  ///     NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title]-gap-[value(>=80)]-|", options: .alignAllCenterY,
  ///       metrics: ["gap": 12], views: views))
  ///
  /// A distance without a number is 8 between views and the margin at the superview's edge.
  /// - Parameters:
  ///   - opts: along which line the views are put, and from which side the text is read.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  /// - Precondition: the format can be read. The message shows where it can't.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try read(format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      preconditionFailure(error.words)
    }
  }

  /// The same, with an error where the format can't be read.
  static func read(
    _ format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics {
      guard let number = number(value) else {
        throw VisualFormatError(
          message: "the metric \"\(name)\" is a \(type(of: value)) and not a number.",
          format: format, offset: 0)
      }
      numbers[name] = number
    }
    let parsed = try VisualFormatParser.parse(
      format, metrics: numbers, views: Set(views.keys))
    var items: [String: any LayoutItem] = [:]
    for view in parsed.views {
      guard let item = views[view.name] as? any LayoutItem else {
        throw VisualFormatError(
          message: "\"\(view.name)\" is a \(type(of: views[view.name]!)), and neither a view nor a "
            + "layout guide.", format: format, offset: 0)
      }
      items[view.name] = item
    }
    for case .view(let name) in parsed.views.flatMap(\.predicates).map(\.object) {
      items[name] = views[name] as? any LayoutItem
    }
    let writer = VisualFormatWriter(
      format: parsed, text: format, items: items, options: options)
    return try writer.constraints()
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as any BinaryInteger: CGFloat(Int(value))
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that all views are to share.
  nonisolated var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).compactMap { bit in
      rawValue & (1 << UInt(bit)) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: bit)
    }
  }
}
