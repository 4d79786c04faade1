internal import CoreGraphics
internal import Foundation

extension UITableView {
  // MARK: Heights

  /// The space that a group without a header has above it, and one without a footer below.
  private static let groupGap: CGFloat = 17.5
  private static let firstGroupGap: CGFloat = 35

  /// Finds the heights of all headers and footers.
  func measureHeaders() {
    for section in layout.sections.indices {
      layout.setHeader(headerHeight(section), of: section)
      layout.setFooter(footerHeight(section), of: section)
    }
  }

  /// Finds the heights of headers and footers after a change: those that are new, and those that
  /// the delegate says.
  func measureNewHeaders(_ change: TableChange) {
    for section in layout.sections.indices {
      let isNew = change.sectionSources[section] == nil
      let header = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? -1
      if isNew || header >= 0 { layout.setHeader(headerHeight(section), of: section) }
      let footer = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1
      if isNew || footer >= 0 { layout.setFooter(footerHeight(section), of: section) }
    }
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let padding = style == .plain ? max(0, sectionHeaderTopPadding) : 0
    if height >= 0 { return height > 0 ? height + padding : 0 }
    if let view = headerView(section) {
      preparedHeaders[section] = view
      return pixelAligned(up: heightThatFits(view)) + padding
    }
    guard style != .plain else { return 0 }
    return section == 0 && tableHeaderView == nil ? Self.firstGroupGap : Self.groupGap
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return height }
    if let view = footerView(section) {
      preparedFooters[section] = view
      return pixelAligned(up: heightThatFits(view))
    }
    return style == .plain ? 0 : Self.groupGap
  }

  private func heightThatFits(_ view: UIView) -> CGFloat {
    let width = CGSize(width: layout.width, height: 0)
    if view is UITableViewHeaderFooterView || !view.isLaidOutInside {
      return view.sizeThatFits(width).height
    }
    return view.systemLayoutSizeFitting(
      width, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Making

  private func headerView(_ section: Int) -> UIView? {
    if let view = shownHeaders[section] ?? preparedHeaders[section] { return view }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return dataSource?.tableView(self, titleForHeaderInSection: section)
      .map { titleView($0, isHeader: true, section: section) }
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = shownFooters[section] ?? preparedFooters[section] { return view }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return dataSource?.tableView(self, titleForFooterInSection: section)
      .map { titleView($0, isHeader: false, section: section) }
  }

  private static let titleIdentifier = "UITableView.title"

  private func titleView(_ title: String, isHeader: Bool, section: Int) -> UIView {
    let view =
      reusableHeader(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.adopt(style: style, isHeader: isHeader, isFirst: section == 0 && tableHeaderView == nil)
    view.setTitle(title)
    return view
  }

  // MARK: Showing

  func showHeaders() {
    let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
    if entrances == nil {
      for section in Array(shownHeaders.keys) where !sections.contains(section) {
        removeHeader(section)
      }
      for section in Array(shownFooters.keys) where !sections.contains(section) {
        removeFooter(section)
      }
    }
    for section in sections {
      showHeader(section)
      showFooter(section)
    }
  }

  private func showHeader(_ section: Int) {
    let frame = headerFrame(section)
    guard frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
      if entrances == nil { removeHeader(section) }
      return
    }
    guard let view = headerView(section) else { return }
    if shownHeaders[section] == nil {
      shownHeaders[section] = view
      preparedHeaders[section] = nil
      UIView.performWithoutAnimation {
        (view as? UITableViewHeaderFooterView)?.adopt(
          style: style, isHeader: true, isFirst: section == 0 && tableHeaderView == nil)
        view.frame = entrances?.start(ofHeader: section) ?? frame
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
        entrances?.begin(header: view, section)
      }
    }
    if view.frame != frame { view.frame = frame }
    entrances?.finish(header: view, section)
  }

  private func showFooter(_ section: Int) {
    let frame = footerFrame(section)
    guard frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY else {
      if entrances == nil { removeFooter(section) }
      return
    }
    guard let view = footerView(section) else { return }
    if shownFooters[section] == nil {
      shownFooters[section] = view
      preparedFooters[section] = nil
      UIView.performWithoutAnimation {
        (view as? UITableViewHeaderFooterView)?.adopt(
          style: style, isHeader: false, isFirst: false)
        view.frame = entrances?.start(ofFooter: section) ?? frame
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
        entrances?.begin(header: view, section)
      }
    }
    if view.frame != frame { view.frame = frame }
    entrances?.finish(header: view, section)
  }

  /// Where a header is: in a plain table it stays in view as long as its section does.
  func headerFrame(_ section: Int) -> CGRect {
    var frame = layout.rect(header: section)
    let padding = style == .plain && frame.height > 0 ? max(0, sectionHeaderTopPadding) : 0
    frame.origin.y += padding
    frame.size.height -= padding
    frame.origin.y += rowMove?.shift(header: section) ?? 0
    guard style == .plain else { return frame }
    let footer = layout.rect(footer: section).minY + (rowMove?.shift(footer: section) ?? 0)
    let end = footer - frame.height
    let top = bounds.minY + adjustedContentInset.top - (barLink?.collapse ?? 0)
    frame.origin.y = max(frame.minY, min(top, end))
    return frame
  }

  /// Where a footer is: in a plain table it stays in view as long as its section does.
  func footerFrame(_ section: Int) -> CGRect {
    var frame = layout.rect(footer: section)
    frame.origin.y += rowMove?.shift(footer: section) ?? 0
    guard style == .plain else { return frame }
    let start = layout.rect(header: section).maxY + (rowMove?.shift(header: section) ?? 0)
    let bottom = bounds.maxY - adjustedContentInset.bottom - frame.height
    frame.origin.y = min(frame.minY, max(bottom, start))
    return frame
  }

  func removeHeader(_ section: Int) {
    guard let view = shownHeaders.removeValue(forKey: section) else { return }
    recycle(header: view)
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func removeFooter(_ section: Int) {
    guard let view = shownFooters.removeValue(forKey: section) else { return }
    recycle(header: view)
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }
}
