internal import CoreGraphics
internal import Foundation

/// Holds the content of a cell; its margins are the cell's.
final class CellContentView: UIView {
  override class var drawsContent: Bool? { false }
}

extension UITableViewCell {
  static let margin: CGFloat = 16
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)

  func setUpCell() {
    backgroundColor = .systemBackground
    contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: Self.margin, bottom: 11, right: Self.margin)
    contentView.frame = bounds
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    for line in [separator, topSeparator] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  func resetForReuse() {
    isSelected = false
    isHighlighted = false
    layer.removeAllAnimations()
    setNeedsLayout()
  }

  // MARK: Labels, made when they are first asked for

  var label: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let loadedLabel { return loadedLabel }
    let label = CellLabel(cell: self)
    label.font = .systemFont(ofSize: style == .value2 ? 13 : 17)
    label.textColor = style == .value2 ? .systemBlue : .label
    label.textAlignment = style == .value2 ? .right : .natural
    loadedLabel = label
    contentView.addSubview(label)
    return label
  }

  var detailLabel: UILabel? {
    guard style != .default, contentConfiguration == nil else { return nil }
    if let loadedDetailLabel { return loadedDetailLabel }
    let label = CellLabel(cell: self)
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    label.textColor = style == .value1 ? .secondaryLabel : .label
    loadedDetailLabel = label
    contentView.addSubview(label)
    return label
  }

  var picture: UIImageView? {
    guard contentConfiguration == nil else { return nil }
    if let loadedPicture { return loadedPicture }
    let view = CellPicture(cell: self)
    view.contentMode = .scaleAspectFit
    loadedPicture = view
    contentView.addSubview(view)
    return view
  }

  var joinedText: String? {
    let texts = [loadedLabel?.text, loadedDetailLabel?.text].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  // MARK: Ground

  func replaceGround(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    updateGround()
    setNeedsLayout()
  }

  /// The view behind the content that shows that the cell is chosen.
  private var chosenGround: UIView {
    if table?.choosesSeveral == true, let view = multipleSelectionBackgroundView { return view }
    if let selectedBackgroundView { return selectedBackgroundView }
    if let defaultGround { return defaultGround }
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    defaultGround = view
    return view
  }

  /// Shows the ground and the labels as the state wants them.
  func updateGround() {
    let isChosen = (isSelected || isHighlighted) && selectionStyle != .none
    let chosen = isChosen ? chosenGround : nil
    for view in [selectedBackgroundView, multipleSelectionBackgroundView, defaultGround] {
      if let view, view !== chosen, view.superview === self { view.removeFromSuperview() }
    }
    if let backgroundView, backgroundView.superview !== self {
      insertSubview(backgroundView, at: 0)
    }
    if let chosen, chosen.superview !== self {
      insertSubview(chosen, belowSubview: contentView)
      chosen.frame = bounds
    }
    let isLit = isSelected || isHighlighted
    loadedLabel?.isHighlighted = isLit
    loadedDetailLabel?.isHighlighted = isLit
    loadedPicture?.isHighlighted = isLit
    editControl?.isOn = isSelected
    separator.alpha = chosen == nil ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  func changeGround(_ isAnimated: Bool, _ change: () -> Void) {
    let old =
      isAnimated ? subviews.first { $0 === defaultGround || $0 === selectedBackgroundView } : nil
    change()
    guard isAnimated, window != nil else { return }
    if let old, old.superview == nil {
      // It has gone from the cell; it goes on fading.
      insertSubview(old, belowSubview: contentView)
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        old.alpha = 0
      } completion: { [weak self] _ in
        old.alpha = 1
        if let self, !isSelected, !isHighlighted { old.removeFromSuperview() }
      }
    } else if old == nil,
      let new = subviews.first(where: {
        $0 === defaultGround || $0 === selectedBackgroundView
      })
    {
      UIView.performWithoutAnimation { new.alpha = 0 }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { new.alpha = 1 }
    }
  }

  // MARK: State

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    return state
  }
}

/// A label of a cell: the cell lays out anew when its text changes.
private final class CellLabel: UILabel {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// The picture of a cell: the cell lays out anew when it changes.
private final class CellPicture: UIImageView {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(image: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}
