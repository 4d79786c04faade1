internal import CoreGraphics
internal import QuartzCore

/// Where a cell is among the rows of its section.
struct GroupPlace: Equatable {
  var isFirst = false
  var isLast = false
  var style = UITableView.Style.plain

  /// Whether corners of the group are the row's.
  var isRound: Bool { style == .insetGrouped && (isFirst || isLast) }
}

extension UITableViewCell {
  static let editRoom: CGFloat = 38
  static let groupRadius: CGFloat = 10

  /// Lays out everything but what the program put into the content view.
  func layOutCell() {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateForState()
    }
    for ground in [
      backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, defaultGround,
    ] {
      if let ground, ground.superview === self, ground.frame != bounds { ground.frame = bounds }
    }
    placeAccessory()
    placeEditControl()
    let frame = contentFrame(width: bounds.width, height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    placeContent()
    placeSeparators()
    if table?.hasCursor(self) == true { updateFocusRing() }
  }

  // MARK: Places

  private var leadingRoom: CGFloat {
    sides.leading
      + (isEditing && shouldIndentWhileEditing && showsEditControl ? Self.editRoom : 0)
  }

  /// What the screen's edges and the table's index take of the cell's sides.
  var sides: (leading: CGFloat, trailing: CGFloat) {
    guard let table else { return (0, 0) }
    let safe = table.insetsContentViewsToSafeArea ? table.safeAreaInsets : .zero
    let left = max(0, safe.left - table.layout.inset)
    let right = max(0, safe.right - table.layout.inset)
    return isRightToLeft
      ? (right, left + table.indexRoom) : (left, right + table.indexRoom)
  }

  /// The content view's frame in a cell of a size.
  private func contentFrame(width: CGFloat, height: CGFloat) -> CGRect {
    let lead = leadingRoom
    let room = max(0, width - lead - accessoryRoom - sides.trailing)
    return CGRect(x: isRightToLeft ? width - lead - room : lead, y: 0, width: room, height: height)
  }

  /// The height that the content wants in a cell of a width.
  func heightThatFits(width: CGFloat) -> CGFloat {
    if contentView.isLaidOutInside, configuredView == nil {
      let room = contentFrame(width: width, height: 0).width
      return contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  func contentHeight(width: CGFloat) -> CGFloat {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateForState()
    }
    let room = contentFrame(width: width, height: 0).width
    let height =
      configuredView?.sizeThatFits(CGSize(width: room, height: .infinity)).height
      ?? parts.height(width: room)
    return max(UITableView.standardRowHeight, height)
  }

  private func placeContent() {
    if let configuredView {
      let frame = contentView.bounds
      if configuredView.frame != frame { configuredView.frame = frame }
    } else {
      parts.place(in: contentView.bounds, isRightToLeft: isRightToLeft)
    }
  }

  /// The cell's own labels and picture, as they are put together.
  private var parts: ListParts {
    var margins = NSDirectionalEdgeInsets(
      top: 6, leading: Self.margin, bottom: 6, trailing: accessoryRoom > 0 ? 8 : Self.margin)
    margins.leading += CGFloat(indentationLevel) * indentationWidth
    let arrangement: ListParts.Arrangement =
      switch style {
      case .default, .subtitle: .stacked
      case .value1: .sideBySide
      case .value2: .columns
      }
    return ListParts(
      image: loadedPicture, imageSize: loadedPicture?.image?.size ?? .zero, text: loadedLabel,
      detail: loadedDetailLabel, margins: margins, arrangement: arrangement,
      imageGap: Self.margin, lineGap: 1, sideGap: 8)
  }

  private func placeSeparators() {
    let isPlain = placeInGroup.style == .plain
    let line = 1 / max(1, traitCollection.displayScale)
    let isShown = table?.separatorStyle != UITableViewCell.SeparatorStyle.none && table != nil
    let endsGroup = placeInGroup.isLast && !isPlain
    separator.isHidden = !isShown || endsGroup && placeInGroup.style == .insetGrouped
    let beginsGroup = placeInGroup.isFirst && placeInGroup.style == .grouped
    topSeparator.isHidden = !isShown || !beginsGroup && !isLifted
    var inset = separatorInset
    inset.left += sides.leading
    if isRightToLeft { swap(&inset.left, &inset.right) }
    if ownSeparatorInset == nil {
      // The line begins where the text does.
      let text = configuredView == nil ? loadedLabel : (configuredView as? UIListContentView)?.label
      if let text, !isRightToLeft, style != .value2, text.frame.width > 0 {
        inset.left = max(inset.left, contentView.frame.minX + text.frame.minX)
      }
    }
    let index = table?.indexRoom ?? 0
    if isRightToLeft { inset.left += index } else { inset.right += index }
    if endsGroup || isLifted { inset = .zero }
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - line,
      width: max(0, bounds.width - inset.left - inset.right),
      height: line)
    topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    let color = table?.separatorColor ?? .separator
    for view in [separator, topSeparator] where !view.isHidden && view.backgroundColor != color {
      view.backgroundColor = color
    }
  }

  /// Takes over the place among the rows of the section.
  func adopt(_ place: GroupPlace) {
    guard place != placeInGroup || layer.cornerRadius == 0 else { return }
    if place.style != placeInGroup.style {
      let standard: UIColor =
        placeInGroup.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      if backgroundColor == standard {
        backgroundColor =
          place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      }
    }
    if place.isRound || placeInGroup.isRound { takeCorners(of: place) }
    placeInGroup = place
    setNeedsLayout()
  }

  /// Elsewhere corners and clipping are the program's.
  private func takeCorners(of place: GroupPlace) {
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = place.isRound ? Self.groupRadius : 0
    layer.maskedCorners = corners
    clipsToBounds = place.isRound
  }
}

extension UIView {
  /// Whether constraints are between the view and what is in it, or among that.
  var isLaidOutInside: Bool {
    !constraints.isEmpty
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
