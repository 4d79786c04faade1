import UIKit

extension Alert {
  /// Draws attention to the card while it is up: shakes it, as for a wrong password, or plays
  /// another motion of keyframes. Motions of other kinds, and calls at other times, do nothing.
  ///
  /// Where the reader has asked for less motion the card fades and comes back instead.
  public func emphasize(_ motion: Motion = .shake) {
    guard phase == .shown, case .keyframes(let frames) = motion.pace else { return }
    guard UIAccessibility.isReduceMotionEnabled else {
      return card.play(frames, for: motion.duration)
    }
    let pulse = CAKeyframeAnimation(keyPath: "opacity")
    pulse.values = [1, 0.4, 1] as [CGFloat]
    pulse.duration = motion.duration
    card.layer.add(pulse, forKey: "tocsin.emphasis")
  }
}
