internal import CoreGraphics
internal import QuartzCore

/// The pictures of a stepper's parts.
struct StepperImages {
  /// The states of both halves.
  struct Sides: Hashable {
    let left: UIControl.State
    let right: UIControl.State
  }

  var background = StateValues<UIImage>()
  var increment = StateValues<UIImage>()
  var decrement = StateValues<UIImage>()
  var dividers: [Sides: UIImage] = [:]

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Sides(left: left, right: right)] ?? dividers[Sides(left: .normal, right: .normal)]
  }
}

/// One half of a stepper: a sign, or a picture.
final class StepperHalf: UIView {
  private let strokes: [UIView]
  private let picture = UIImageView()
  private let shade = UIView()

  override class var drawsContent: Bool? { false }

  init(isPlus: Bool) {
    strokes = isPlus ? [UIView(), UIView()] : [UIView()]
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shade.backgroundColor = .tertiarySystemFill
    shade.layer.cornerRadius = 8
    picture.contentMode = .center
    for part in [shade] + strokes + [picture] { addSubview(part) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(state: UIControl.State, image: UIImage?) {
    let color: UIColor = state == .disabled ? .tertiaryLabel : .label
    for stroke in strokes {
      stroke.backgroundColor = color
      stroke.layer.cornerRadius = 0.75
      stroke.isHidden = image != nil
    }
    picture.image = image?.asTemplateByDefault
    picture.tintColor = color
    picture.isHidden = image == nil
    shade.isHidden = state != .highlighted
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    picture.frame = bounds
    let sizes = [CGSize(width: 15, height: 1.5), CGSize(width: 1.5, height: 15)]
    for (stroke, size) in zip(strokes, sizes) {
      stroke.frame = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}
