public import Foundation

// An object of a class that is only known at run time can be made by a required initialiser, and
// Apple's is not: subclasses that wrote `override init(style:reuseIdentifier:)` would not compile.
// The two classes below declare it as required. They are never made; a class that is called one of
// them is asked for its own initialiser through its own table of methods, where this one has the
// same place. They are open because the compiler calls a class that nobody can subclass directly
// and not through its table.

/// Makes cells of a class. Not for use outside.
@_documentation(visibility: internal)
open class CellMaker: UITableViewCell {
  /// Never called for this class itself.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Never called for this class itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: CellMaker.Type.self).init(style: .default, reuseIdentifier: identifier)
  }
}

/// Makes headers and footers of a class. Not for use outside.
@_documentation(visibility: internal)
open class HeaderFooterMaker: UITableViewHeaderFooterView {
  /// Never called for this class itself.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Never called for this class itself.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterMaker.Type.self).init(reuseIdentifier: identifier)
  }
}
