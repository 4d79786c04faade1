import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The pixels of what is drawn on a transparent ground.
private struct Ink {
  let width = 80
  let height = 60
  private var pixels: [UInt32] = []

  init(_ body: () -> Void) {
    let bitmap = Bitmap(width: width, height: height)
    let context = CGContext(bitmap: bitmap, flipped: true)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    for y in 0..<height {
      let row = (bitmap.data + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      pixels += (0..<width).map { row[$0] }
    }
  }

  /// The box around the pixels that pass.
  func box(where passes: (UInt32) -> Bool = { $0 != 0 }) -> CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where passes(pixels[y * width + x]) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  var strongest: UInt32 { pixels.map { $0 >> 24 }.max() ?? 0 }
  func contains(_ pixel: UInt32) -> Bool { pixels.contains(pixel) }
}

@Suite("What labels draw", .serialized)
struct LabelDrawingTests {
  private func label(_ text: String = "HHH") -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    label.text = text
    label.textColor = .red
    return label
  }

  private func ink(_ label: UILabel) -> Ink { Ink { label.draw(label.bounds) } }

  @Test("The text stands in the middle of the height, at the side of its alignment")
  func placing() {
    let label = label()
    let left = ink(label).box()
    #expect(abs(left.midY - 30) < 3 && left.minX < 4)
    label.textAlignment = .right
    #expect(ink(label).box().maxX > 76)
    label.textAlignment = .center
    #expect(abs(ink(label).box().midX - 40) < 1.5)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(ink(label).box().maxX > 76)
  }

  @Test("It has the text's colour, or the highlighted one, and is weaker while disabled")
  func colours() {
    let label = label()
    #expect(ink(label).contains(0xFFFF_0000))
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(ink(label).contains(0xFF00_00FF) && !ink(label).contains(0xFFFF_0000))
    label.isEnabled = false
    #expect(ink(label).strongest < 0x70 && ink(label).strongest > 0x50)
    label.attributedText = NSAttributedString(
      string: "HHH", attributes: [.foregroundColor: UIColor.green])
    label.isEnabled = true
    #expect(ink(label).contains(0xFF00_00FF))
    label.isHighlighted = false
    #expect(ink(label).contains(0xFF00_FF00))
  }

  @Test("The shadow lies where its offset says, below the text")
  func shadows() {
    let label = label()
    let plain = ink(label).box()
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 3, height: 5)
    let both = ink(label).box()
    #expect(both.maxX == plain.maxX + 3 && both.maxY == plain.maxY + 5)
    #expect(both.origin == plain.origin)
    #expect(ink(label).contains(0xFFFF_0000) && ink(label).contains(0xFF00_00FF))
  }

  @Test("An attribute's shadow lies under its part only")
  func attributeShadows() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.blue
    shadow.shadowOffset = CGSize(width: 0, height: 20)
    let text = NSMutableAttributedString(string: "HHHH")
    text.addAttributes([.shadow: shadow], range: NSRange(location: 0, length: 2))
    let label = label()
    label.attributedText = text
    label.textColor = .red
    let isBlue = { (pixel: UInt32) in pixel & 0xFF > 0x80 }
    let all = ink(label).box { !isBlue($0) && $0 != 0 }
    let blue = ink(label).box(where: isBlue)
    #expect(blue.minY > all.minY + 15)
    #expect(blue.minX < all.minX + 2 && blue.maxX < all.midX + 2)
  }

  @Test("An empty label draws nothing, and nothing is drawn outside a context")
  func nothing() {
    #expect(ink(label("")).box().isNull)
    label().drawText(in: CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("Shrunk text stays on its baseline, goes to the middle, or to the top")
  func baselineAdjustment() {
    let label = label()
    let bottom = ink(label).box().maxY
    label.text = "HHHHHHHHHH"
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(ink(label).box().maxY - bottom) <= 1)
    label.baselineAdjustment = .alignCenters
    #expect(ink(label).box().maxY < bottom - 1)
    label.baselineAdjustment = .none
    #expect(ink(label).box().minY < 8)
  }

  @Test("A string is drawn with its top left at the point, or on the baseline without fragments")
  func strings() {
    let font = UIFont.systemFont(ofSize: 17)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let top = Ink { "HHH".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }.box()
    #expect(abs(top.maxY - (20 + font.ascender)) < 1.5 && top.minX >= 10)
    let rect = CGRect(x: 10, y: 40, width: 70, height: 20)
    let onLine = Ink {
      NSAttributedString(string: "HHH", attributes: attributes)
        .draw(with: rect, options: [], context: nil)
    }.box()
    #expect(abs(onLine.maxY - 40) < 1.5)
  }

  @Test("A label that would take too many pixels is drawn coarser, and sharp again when smaller")
  func memory() {
    let label = label()
    func store() -> CGSize? {
      label.display(label.layer)
      return (label.layer.contents as? Bitmap).map { CGSize(width: $0.width, height: $0.height) }
    }
    label.bounds.size = CGSize(width: 10_000, height: 9_600)
    #expect(store() == CGSize(width: 5_000, height: 4_800))
    label.bounds.size = CGSize(width: 40, height: 327_670)
    #expect(store() == CGSize(width: 4, height: 32_767))
    label.bounds.size = CGSize(width: 400, height: 100)
    #expect(store() == CGSize(width: 400, height: 100))
    #expect(label.layer.contentsScale == 1)
  }
}
