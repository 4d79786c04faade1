import UIKit

/// Takes one of a few options that stand side by side, as long as their titles fit: at first as wide
/// as one another, then as their titles need, then in slightly smaller letters. Where that is not
/// enough they stand one below the other.
final class SegmentedInput: UIView, FieldInput {
  var onEdit: (() -> Void)? { didSet { list.onEdit = onEdit } }
  private let field: Field
  private let control: UISegmentedControl
  /// What takes the value where the titles don't fit.
  private let list: ChoiceInput
  private var font = UIFont.systemFont(ofSize: 13, weight: .medium)
  private var controlHeight: CGFloat = 32
  private var isStacked = false

  /// The smallest part of their size that titles shrink to.
  private static let leastShrinking: CGFloat = 0.85
  /// Beside a title on both sides together.
  private static let padding: CGFloat = 14

  init(field: Field, style: Style) {
    self.field = field
    control = UISegmentedControl(items: field.options.map(\.title))
    list = ChoiceInput(field: field, style: style)
    super.init(frame: .zero)
    control.accessibilityIdentifier = field.name
    control.accessibilityLabel = field.label
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let index = self.control.selectedSegmentIndex
        guard field.options.indices.contains(index) else { return }
        field.content = .choice(field.options[index].identifier)
        self.onEdit?()
      }, for: .valueChanged)
    addSubview(control)
    addSubview(list)
    list.isHidden = true
    showValue()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var textView: UIView? { nil }
  var elements: [UIView] { isStacked ? list.elements : [control] }
  var showsLabel: Bool { false }

  func showValue() {
    let index = field.options.firstIndex { field.content == .choice($0.identifier) }
    control.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
    list.showValue()
  }

  func rescale(_ scale: TextScale) {
    font = scale.font(.systemFont(ofSize: 13, weight: .medium))
    controlHeight = scale.length(32)
    list.rescale(scale)
    setNeedsLayout()
  }

  func height(in width: CGFloat) -> CGFloat {
    fit(in: width) == nil ? list.height(in: width) : controlHeight
  }

  func mark(_ reason: String?) {
    control.accessibilityHint = reason
    list.mark(reason)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fit = fit(in: bounds.width)
    isStacked = fit == nil
    control.isHidden = isStacked
    list.isHidden = !isStacked
    if let fit { show(fit) }
    control.frame = bounds
    list.frame = bounds
  }

  /// Changes only what is not so yet, as a change has the control laid out anew.
  private func show(_ fit: Fit) {
    if control.apportionsSegmentWidthsByContent != fit.isByContent {
      control.apportionsSegmentWidthsByContent = fit.isByContent
    }
    let wanted = font.withSize(font.pointSize * fit.part)
    guard control.titleTextAttributes(for: .normal)?[.font] as? UIFont != wanted else { return }
    control.setTitleTextAttributes([.font: wanted], for: .normal)
  }

  /// How the titles stand side by side.
  private struct Fit {
    /// How large the letters are, as a part of their size.
    var part: CGFloat
    /// Whether each is as wide as its title needs.
    var isByContent: Bool
  }

  /// How they fit in a width; nil where they don't.
  private func fit(in width: CGFloat) -> Fit? {
    let needed = field.options.map { self.width(of: $0.title) }
    guard let widest = needed.max() else { return Fit(part: 1, isByContent: false) }
    let sides = Self.padding * CGFloat(needed.count)
    if (widest + Self.padding) * CGFloat(needed.count) <= width {
      return Fit(part: 1, isByContent: false)
    }
    let part = (width - sides) / max(1, needed.reduce(0, +))
    return part < Self.leastShrinking ? nil : Fit(part: min(1, part), isByContent: true)
  }

  /// The width of a title as it is drawn when chosen, which is the wider way.
  private func width(of title: String) -> CGFloat {
    let bold = UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)
    return NSAttributedString(string: title, attributes: [.font: bold]).size().width.rounded(.up)
  }
}
