import UIKit

/// A picture for one side of a switch: a word on a coloured ground, drawn here.
enum SwitchPicture {
  /// What UIKit asks for.
  static let size = CGSize(width: 77, height: 22)

  static func make(_ word: String, ground: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      ground.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      let text = NSAttributedString(
        string: word,
        attributes: [
          .font: UIFont.systemFont(ofSize: 15, weight: .bold), .foregroundColor: UIColor.white,
        ])
      let bounds = text.size()
      text.draw(
        at: CGPoint(x: (size.width - bounds.width) / 2, y: (size.height - bounds.height) / 2))
    }
  }
}
