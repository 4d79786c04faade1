import Foundation

// DIFFERENCE: The system font is Inter, as Apple's may not be shipped. Its lines are a little wider
// and higher: 20.57 for 17 points where UIKit has 20.29.
//
// Inter changes with its optical size: from the text cut, drawn for 14 points and less, letters
// get narrower and closer up to the display cut, drawn for 32. What is installed are the two ends.
// So the system font is the nearer end, and tracking makes up for the rest; widths grow smoothly
// with the size, as those of Apple's system font do.
extension TextFont {
  /// From this size on the display cut is nearer.
  static let displaySize: CGFloat = 23

  /// Points added after each letter of the system font if it is Inter; 0 for any other family.
  var opticalTracking: CGFloat {
    guard family == nil else { return 0 }
    let share = min(max((usableSize - 14) / (32 - 14), 0), 1)
    // How much wider an average letter of the text cut is, in em; measured over English text.
    let difference = 0.0443 - 0.00002 * CGFloat(min(max(weight, 300), 800) - 400)
    return usableSize * difference * (usableSize < Self.displaySize ? -share : 1 - share)
  }
}
