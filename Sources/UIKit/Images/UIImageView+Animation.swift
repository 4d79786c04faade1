internal import CoreGraphics
internal import QuartzCore

/// Pictures that are shown in turn, and where in their turn they are.
struct ImageFrames {
  let images: [UIImage]
  /// For how long each is shown, in seconds.
  let frameDuration: TimeInterval
  /// How often all are shown; 0 for ever.
  let repeatCount: Int
  /// Whether the program started them; else they are those of an animated image.
  let isOwn: Bool
  let start: CFTimeInterval
  /// How many frames have begun since the start.
  var count = 0

  var current: UIImage { images[count % images.count] }

  /// Moves on to a moment.
  /// - Returns: whether there is more to come.
  mutating func move(to now: CFTimeInterval) -> Bool {
    // A timer that fires on the dot must not find itself a rounding error too early.
    count = Int(((now - start) / frameDuration + 1e-6).rounded(.down))
    return repeatCount <= 0 || count < repeatCount * images.count
  }

  var nextChange: CFTimeInterval { start + Double(count + 1) * frameDuration }
}

extension UIImageView {
  func startFrames() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images, !images.isEmpty else { return showAnimatedImage() }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    frames = ImageFrames(
      images: images, frameDuration: duration / Double(images.count),
      repeatCount: max(0, animationRepeatCount), isOwn: true, start: CACurrentMediaTime())
    runFrames()
  }

  func stopFrames() {
    frameTimer?.cancel()
    frameTimer = nil
    guard frames != nil else { return }
    frames = nil
    setNeedsDisplay()
  }

  /// Lets an animated image move, or stops the one before it.
  func showAnimatedImage() {
    if frames?.isOwn == true { return }
    stopFrames()
    guard let image = stillImage, let images = image.images, !images.isEmpty else { return }
    frames = ImageFrames(
      images: images, frameDuration: image.duration / Double(images.count), repeatCount: 0,
      isOwn: false, start: CACurrentMediaTime())
    runFrames()
  }

  /// Shows the picture whose turn it is, and waits for the next turn while the view is in a window.
  func runFrames() {
    frameTimer?.cancel()
    frameTimer = nil
    guard var frames else { return }
    let goesOn = frames.move(to: CACurrentMediaTime())
    self.frames = frames
    setNeedsDisplay()
    guard goesOn else { return stopFrames() }
    guard window != nil, frames.images.count > 1 else { return }
    let delay = frames.nextChange - CACurrentMediaTime()
    frameTimer = MediaTimer.schedule(after: delay) { [weak self] in self?.runFrames() }
  }
}
