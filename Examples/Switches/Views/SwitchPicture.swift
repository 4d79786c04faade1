import UIKit

/// A picture for one side of a switch: a word, drawn here. The switch's own colour is its ground.
enum SwitchPicture {
  /// What UIKit asks for.
  static let size = CGSize(width: 77, height: 22)
  /// How much of the picture the thumb covers.
  private static let thumb: CGFloat = 27

  /// - Parameter isOn: whether the thumb is at the right of the word, or at the left.
  static func make(_ word: String, isOn: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let text = NSAttributedString(
        string: word,
        attributes: [
          .font: UIFont.systemFont(ofSize: 15, weight: .bold), .foregroundColor: UIColor.white,
        ])
      let bounds = text.size()
      let middle = (size.width + (isOn ? -thumb : thumb)) / 2
      text.draw(
        at: CGPoint(x: middle - bounds.width / 2, y: (size.height - bounds.height) / 2))
    }
  }
}
