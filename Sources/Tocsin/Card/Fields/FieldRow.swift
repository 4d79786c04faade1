import UIKit

/// A field on the card: its label, what takes its value and, after a refusal, the reason.
final class FieldRow: UIView {
  let field: Field
  let input: any FieldInput

  /// Told when the value changed or the reason came or went.
  var onChange: ((FieldRow) -> Void)?

  /// Told when the keyboard has left what the person has changed.
  var onEditingEnd: ((FieldRow) -> Void)?

  private let style: Style.FieldStyle
  private let labelView = UILabel()
  private let reasonView = UILabel()
  private var judge: FieldJudge?
  private var wasEdited = false
  /// The height of the input that the card has been laid out with, or was told of.
  private var knownHeight: CGFloat = 0

  init(field: Field, style: Style, scale: TextScale, language: String?) {
    self.field = field
    self.style = style.field
    input = field.makeInput(style: style, language: language)
    super.init(frame: .zero)
    labelView.text = field.label
    labelView.textColor = self.style.label.color
    labelView.numberOfLines = 0
    labelView.isHidden = field.label == nil || input.showsLabel
    // Whoever listens hears the label with the field itself.
    labelView.isAccessibilityElement = false
    reasonView.textColor = self.style.reason.color
    reasonView.numberOfLines = 0
    reasonView.isHidden = true
    reasonView.accessibilityIdentifier = "\(field.name).reason"
    for view in [labelView, input, reasonView] as [UIView] { addSubview(view) }
    input.onEdit = { [weak self] in self?.edited() }
    let editingEnd: () -> Void = { [weak self] in
      if let self, self.wasEdited { self.onEditingEnd?(self) }
    }
    (input as? LineInput)?.onEditingEnd = editingEnd
    (input as? MultilineInput)?.onEditingEnd = editingEnd
    field.onValueSet = { [weak self] in self?.valueSet() }
    rescale(scale)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the reason why what was typed can't be taken, or takes it away.
  var reason: String? {
    get { reasonView.isHidden ? nil : reasonView.text }
    set {
      guard newValue != reason else { return }
      reasonView.text = newValue
      reasonView.isHidden = newValue == nil
      input.mark(newValue)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      onChange?(self)
    }
  }

  /// What screen readers go to, in order.
  var elements: [UIView] { input.elements + (reasonView.isHidden ? [] : [reasonView]) }

  /// Shows everything at a size of text.
  func rescale(_ scale: TextScale) {
    labelView.font = scale.font(style.label.font)
    reasonView.font = scale.font(style.reason.font)
    input.rescale(scale)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }

  /// For views of the programmer's own that lay the row out by constraints.
  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: frames(width: bounds.width > 0 ? bounds.width : 240).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    labelView.frame = frames.label
    input.frame = frames.input
    knownHeight = frames.input.height
    reasonView.frame = frames.reason
  }

  /// Asks the asynchronous validator; the reason is shown as soon as there is one.
  /// - Parameter completion: called once the present value has been judged, not if it changes.
  func seekVerdict(completion: (() -> Void)? = nil) {
    guard let work = field.validator?.work else { return }
    judge = FieldJudge(field: field, work: work) { [weak self] reason, isStale in
      guard let self else { return }
      self.judge = nil
      guard !isStale else { return self.seekVerdict(completion: completion) }
      self.field.verdict = reason.map(Field.Verdict.refused) ?? .taken
      self.reason = self.field.reason
      self.field.onAlertChange?()
      completion?()
    }
  }

  /// Gives up asking.
  func stopJudging() {
    judge?.stop()
    judge = nil
  }

  private func valueSet() {
    input.showValue()
    let height = input.height(in: bounds.width)
    if height != knownHeight {
      knownHeight = height
      onChange?(self)
    }
    if reason != nil, field.reason == nil { reason = nil }
  }

  private func edited() {
    wasEdited = true
    stopJudging()
    reason = nil
    if let validator = field.validator, validator.work != nil,
      validator.check(field.content, field.language) == nil
    {
      judge = FieldJudge(after: validator.delay, on: layer) { [weak self] in self?.seekVerdict() }
    }
    onChange?(self)
  }

  private func frames(width: CGFloat)
    -> (label: CGRect, input: CGRect, reason: CGRect, height: CGFloat)
  {
    let unlimited = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    var labelFrame = CGRect.zero
    if !labelView.isHidden {
      labelFrame = CGRect(
        x: 0, y: 0, width: width, height: labelView.sizeThatFits(unlimited).height)
      y = labelFrame.maxY + 5
    }
    let inputFrame = CGRect(x: 0, y: y, width: width, height: input.height(in: width))
    y = inputFrame.maxY
    var reasonFrame = CGRect.zero
    if reason != nil {
      reasonFrame = CGRect(
        x: 0, y: y + 5, width: width, height: reasonView.sizeThatFits(unlimited).height)
      y = reasonFrame.maxY
    }
    return (labelFrame, inputFrame, reasonFrame, y)
  }
}
