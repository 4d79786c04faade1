import QuartzCore
import TocsinTesting
import UIKit

extension UIView {
  /// The frame in the screen's coordinates, without a transform that an animation shows.
  var frameOnScreen: CGRect { convert(bounds, to: nil) }

  /// What the eye sees of the layer now.
  var shown: CALayer { layer.presentation() ?? layer }

  /// How large the view shows, compared to its own size.
  var shownScale: CGFloat { shown.transform.m11 }
}

/// Whether two numbers are the same but for what a float can't hold.
func near(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(one - other) <= tolerance
}

extension TestScreen {
  /// How large a view shows in each of some frames.
  func scales(of view: UIView, frames: Int) -> [CGFloat] {
    (0..<frames).map { _ in
      step()
      return view.shownScale
    }
  }
}
