extension UITableView {
  /// How sections are set apart.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge; the header of the section in view stays at the top.
    case plain = 0
    /// Groups of rows from edge to edge, with space between them.
    case grouped = 1
    /// Groups of rows with round corners, in from the sides.
    case insetGrouped = 2
  }

  /// Where a row goes that is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Wherever the way is shortest; a row that is in view stays where it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go. The rows below move meanwhile.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// It comes in from the right, or goes out there.
    case right = 1
    /// It comes in from the left, or goes out there.
    case left = 2
    /// It comes in from under the row above, or goes there.
    case top = 3
    /// It comes in from under the row below, or goes there.
    case bottom = 4
    /// It is there at once, or gone at once (seen; Apple's words are that the default is used).
    case none = 5
    /// It opens from its middle, or closes.
    case middle = 6
    /// The same as `fade`.
    case automatic = 100
  }
}

extension UITableViewCell {
  /// What labels a cell has, and where.
  nonisolated public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// The text at the leading edge, a second one in grey at the trailing edge.
    case value1 = 1
    /// A small text in the tint, right aligned, before the second text.
    case value2 = 2
    /// The second text, smaller, below the first.
    case subtitle = 3
  }

  /// What lies between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case singleLine = 1
    /// The same as `singleLine`.
    case singleLineEtched = 2
  }

  /// How a chosen cell looks. All but `none` look the same, as since iOS 7.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// With another ground.
    case blue = 1
    /// With another ground.
    case gray = 2
    /// With another ground.
    case `default` = 3
  }

  /// What can be done to a row while the table is edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }

  /// What is at the end of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A mark that the row leads elsewhere.
    case disclosureIndicator = 1
    /// A button for details, and the mark.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
