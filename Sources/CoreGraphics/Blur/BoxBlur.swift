package import Foundation

/// A blur that can't be told from a Gaussian one, in time that doesn't depend on its strength.
///
/// Three passes of a box in each direction, whose two outer samples count in part, so that the
/// variance is exactly that of the Gaussian (Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical
/// Foundations of Gaussian Convolution by Extended Box Filtering", 2011). Whole numbers only, with
/// eight bits below the point between passes: the same on every machine.
package struct BoxBlur {
  /// Whole samples on either side of the middle one.
  let radius: Int
  /// What the sum of the whole samples is multiplied by, in 2⁻³².
  let weight: UInt32
  /// What the sum of the two outer samples is multiplied by, in 2⁻³².
  let outerWeight: UInt32

  /// What counts beyond the edges.
  package enum Edge: Sendable {
    /// Nothing, as for shadows.
    case transparent
    /// The pixels at the edge, on and on, as for a blurred backdrop.
    case extended
  }

  init(sigma: CGFloat) {
    let variance = Double(sigma * sigma) / 3
    let whole = ((12 * variance + 1).squareRoot() - 1) / 2
    let radius = whole.rounded(.down)
    let outer =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
    let length = 2 * radius + 1 + 2 * outer
    self.radius = Int(radius)
    weight = UInt32(4_294_967_296 / length)
    outerWeight = UInt32(4_294_967_296 * outer / length)
  }

  /// The largest standard deviation that is heeded, in pixels.
  package static let maximumSigma: CGFloat = 500

  static func clamped(_ sigma: CGFloat) -> CGFloat {
    sigma > 0.05 ? min(sigma, maximumSigma) : 0
  }

  /// By how many pixels a blur makes things larger on each side.
  package static func margin(sigma: CGFloat) -> Int {
    let sigma = clamped(sigma)
    return sigma == 0 ? 0 : 3 * (BoxBlur(sigma: sigma).radius + 1)
  }
}
