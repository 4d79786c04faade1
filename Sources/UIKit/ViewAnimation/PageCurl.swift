internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A picture that is rolled up from its lower edge, as the leaf of a pad is, or rolled out again.
///
/// The picture is cut into strips across. Above a line that wanders from the lower edge to the upper
/// one and beyond, they lie flat; below it they go round a roll, and behind that on over the flat part,
/// showing their backs.
final class PageCurl {
  /// What shows the picture, and what casts a shade on the page below it.
  let view: UIView
  private let shade: UIView
  private let strips: [(front: CALayer, back: CALayer)]
  /// Makes the roll look round where that is wanted: darker towards its edge, with a shadow below.
  private let shading = CAGradientLayer()
  /// In points.
  let size: CGSize

  private static let stripCount = 40
  /// Moments at which the places of the strips are worked out; they go straight between them.
  private static let moments = 48
  /// How dark the page below the picture is while all of that lies on it.
  private static let darkness: CGFloat = 0.2
  /// How pale the front is that shows through the back of the paper.
  private static let paleness: CGFloat = 0.88
  /// How dark the roll is at its edge.
  private static let edgeDarkness: CGFloat = 0.3
  /// How far the eye is from the page, in points.
  private static let distance: CGFloat = 1200

  /// - Parameters:
  ///   - picture: what shows on the front.
  ///   - isShaded: whether the roll looks round, from edge to edge; not where parts of the picture
  ///     are clear.
  init(_ picture: CGImage, size: CGSize, isShaded: Bool = false) {
    self.size = size
    view = UIView(frame: CGRect(origin: .zero, size: size))
    shade = UIView(frame: view.bounds)
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    view.addSubview(shade)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.distance
    let stage = UIView(frame: view.bounds)
    stage.layer.sublayerTransform = perspective
    view.addSubview(stage)
    let height = size.height / CGFloat(Self.stripCount)
    let backside = Self.backside(of: picture, size: size)
    strips = (0..<Self.stripCount).map { index in
      // Each reaches a little under the next, so that no gap shows between them.
      let top = CGFloat(index) * height
      let part = CGRect(
        x: 0, y: top, width: size.width, height: min(height + 2, size.height - top))
      return (
        Self.strip(part, of: picture, size: size), Self.strip(part, of: backside, size: size)
      )
    }
    for (front, back) in strips {
      stage.layer.addSublayer(front)
      stage.layer.addSublayer(back)
    }
    if isShaded { setUpShading() }
  }

  private func setUpShading() {
    let dark = UIColor(white: 0, alpha: Self.edgeDarkness).cgColor
    let clear = UIColor(white: 0, alpha: 0).cgColor
    // The roll is three times as high as its shadow.
    shading.colors = [clear, clear, dark, clear]
    shading.locations = [0, 0.35, 0.75, 1]
    shading.bounds = CGRect(x: 0, y: 0, width: size.width, height: radius * 4 / 3)
    shading.anchorPoint = CGPoint(x: 0, y: 0.75)
    view.layer.addSublayer(shading)
  }

  private static func strip(_ part: CGRect, of picture: CGImage, size: CGSize) -> CALayer {
    let strip = CALayer()
    strip.frame = part
    strip.contents = picture
    strip.contentsRect = CGRect(
      x: 0, y: part.minY / size.height, width: 1, height: part.height / size.height)
    return strip
  }

  /// The picture as it shows through the paper.
  private static func backside(of picture: CGImage, size: CGSize) -> CGImage {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIImage(cgImage: picture).draw(in: CGRect(origin: .zero, size: size))
      context.cgContext.setBlendMode(.sourceAtop)
      UIColor(white: 1, alpha: paleness).setFill()
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    return image.cgImage ?? picture
  }

  /// Rolls the picture up, or out.
  /// - Parameters:
  ///   - start: how much of the way to nothing being left is done at first.
  ///   - end: and in the end; less than at first rolls out.
  func run(
    from start: CGFloat, to end: CGFloat, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: @escaping (Bool) -> Void
  ) {
    let pace = AnimationPace(options: options)
    shade.alpha = end > start ? Self.darkness : 0
    animateStrips(from: start, to: end, duration: duration, pace: pace)
    UIView.runBlock(
      duration: duration, delay: 0, pace: pace,
      options: options.subtracting(.transitionFlipFromBottom),
      animations: { self.shade.alpha = end > start ? 0 : Self.darkness }, completion: completion)
  }

  /// Stays, from now on, where a part of the way is done.
  func stay(at part: CGFloat) {
    shade.alpha = 0
    animateStrips(from: part, to: part, duration: 1, pace: .linear)
  }

  /// How far down the picture reaches that is partly rolled up, its roll included.
  func edge(at part: CGFloat) -> CGFloat { line(at: part) + radius }

  /// Where the eye sees the edge of the roll, which is nearer than the page.
  private func seenEdge(at part: CGFloat) -> CGFloat {
    let middle = size.height / 2
    return middle + (edge(at: part) - middle) / (1 - radius / Self.distance)
  }

  private func animateStrips(
    from start: CGFloat, to end: CGFloat, duration: TimeInterval, pace: AnimationPace
  ) {
    for (front, back) in strips {
      for (side, isBack) in [(front, false), (back, true)] {
        animate(side, isBack: isBack, from: start, to: end, duration: duration, pace: pace)
      }
    }
    let values = [start, end].map { CGPoint(x: 0, y: seenEdge(at: $0)) }
    add("position", values, .linear, to: shading, duration: duration, pace: pace)
  }

  private func animate(
    _ strip: CALayer, isBack: Bool, from start: CGFloat, to end: CGFloat, duration: TimeInterval,
    pace: AnimationPace
  ) {
    let places = (0...Self.moments).map { moment in
      let part = CGFloat(moment) / CGFloat(Self.moments)
      return place(of: strip.position.y, rolledUp: start + (end - start) * part)
    }
    add(
      "transform", places.map(\.transform), .linear, to: strip, duration: duration, pace: pace)
    let opacities = places.map { ($0.angle > .pi / 2) == isBack ? 1 : 0 }
    add("opacity", opacities, .discrete, to: strip, duration: duration, pace: pace)
  }

  private func add(
    _ keyPath: String, _ values: [Any], _ mode: CAAnimationCalculationMode, to layer: CALayer,
    duration: TimeInterval, pace: AnimationPace
  ) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = mode
    animation.duration = pace.duration(wanted: duration)
    if case .curve(let function) = pace { animation.timingFunction = function }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: keyPath)
  }

  /// Where a strip is, and how far it is turned up.
  /// - Parameters:
  ///   - y: where it lies on the page.
  ///   - part: how much of the way is done, from 0, where all is flat, to 1, where nothing is left.
  private func place(
    of y: CGFloat, rolledUp part: CGFloat
  ) -> (transform: CATransform3D, angle: CGFloat) {
    let round = radius * .pi
    let line = line(at: part)
    let beyond = y - line
    guard beyond > 0 else { return (CATransform3DIdentity, 0) }
    let angle = min(beyond / radius, .pi)
    let (up, depth) =
      beyond < round
      ? (line + radius * sin(angle), radius * (1 - cos(angle)))
      : (line - (beyond - round), 2 * radius)
    return (
      CATransform3DConcat(
        CATransform3DMakeRotation(angle, 1, 0, 0), CATransform3DMakeTranslation(0, up - y, depth)),
      angle
    )
  }

  private var radius: CGFloat { min(max(size.height * 0.09, 12), 64) }

  /// Above it all lies flat.
  private func line(at part: CGFloat) -> CGFloat {
    size.height - part * (size.height + radius * .pi)
  }
}
