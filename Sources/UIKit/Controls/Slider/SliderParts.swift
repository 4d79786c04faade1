internal import CoreGraphics
internal import QuartzCore

/// The pictures of a slider's parts.
struct SliderImages {
  var thumb = StateValues<UIImage>()
  var minimumTrack = StateValues<UIImage>()
  var maximumTrack = StateValues<UIImage>()
}

/// Holds the parts of a slider.
final class SliderContent: UIView {
  override class var drawsContent: Bool? { false }
}

/// The thumb: a white knob, or a picture.
final class SliderThumb: UIView {
  private let knob = KnobView()
  private let picture = UIImageView()

  override class var drawsContent: Bool? { false }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [knob, picture] {
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      part.frame = bounds
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(image: UIImage?, color: UIColor) {
    picture.image = image
    picture.isHidden = image == nil
    knob.isHidden = image != nil
    knob.backgroundColor = color
  }
}
