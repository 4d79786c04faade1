import Foundation
import Testing
import TextLayout

@testable import UIKit

@Suite("Measuring and drawing strings")
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let long = "Your message could not be sent because the server did not answer in time."

  @Test("A string's size is that of its lines, not rounded")
  func size() {
    let one = "Hello".size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 0.01)
    let two = "Hello\nHello".size(withAttributes: [.font: font])
    #expect(abs(two.width - one.width) < 0.01 && abs(two.height - 2 * one.height) < 0.01)
    #expect(("Hello" as NSString).size(withAttributes: [.font: font]) == one)
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == one)
  }

  @Test("Kerning, size and weight count; colour doesn't")
  func attributes() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      "Hello".size(withAttributes: attributes).width
    }
    #expect(abs(width([.font: font, .kern: 2]) - width([.font: font]) - 10) < 2.1)
    #expect(width([.font: UIFont.boldSystemFont(ofSize: 17)]) > width([.font: font]))
    #expect(width([.font: font, .foregroundColor: UIColor.red]) == width([.font: font]))
    #expect(width([:]) < width([.font: font]))
    #expect(width([.font: "not a font"]) == width([:]))
  }

  @Test("Without line fragments there is one line on the baseline, with them lines break")
  func boundingRect() {
    let size = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let broken = long.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil)
    #expect(broken.origin == .zero)
    #expect(broken.width <= 200 && broken.height > font.lineHeight * 3)
    let line = long.boundingRect(
      with: size, options: [], attributes: [.font: font], context: nil)
    #expect(line.width > 400 && abs(line.minY + font.ascender) < 0.5)
    #expect(abs(line.height - font.lineHeight) < 0.01)
  }

  @Test("The height given limits the lines")
  func limitedHeight() {
    let rect = long.boundingRect(
      with: CGSize(width: 200, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: nil)
    #expect(abs(rect.height - 2 * font.lineHeight) < 0.01)
  }

  @Test("A drawing context lets the text shrink and tells by how much")
  func shrinking() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = long.boundingRect(
      with: CGSize(width: 200, height: 45), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds == rect)
  }

  @Test("Paragraph styles space and indent lines")
  func paragraphs() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return "a\nb".size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    let plain = height { _ in }
    #expect(abs(height { $0.lineSpacing = 10 } - plain) < 10.01)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * plain) < 0.01)
    #expect(abs(height { $0.minimumLineHeight = 40 } - 80) < 0.01)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 0.01)
    #expect(height { $0.paragraphSpacing = 7 } > plain + 6)
    #expect(abs(height { $0.lineSpacing = -10 } - plain) < 0.01)
  }

  @Test("A paragraph style and its mutable copy are equal until one is changed")
  func paragraphStyles() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.copy() as! NSParagraphStyle
    #expect(copy == style && copy.hash == style.hash)
    #expect(!(copy is NSMutableParagraphStyle))
    style.lineSpacing = 4
    #expect(copy != style)
    #expect(NSParagraphStyle.default.alignment == .natural)
    let mutable = copy.mutableCopy() as! NSMutableParagraphStyle
    mutable.setParagraphStyle(style)
    #expect(mutable == style)
  }

  @Test("Underlines are read from numbers and from styles")
  func underlines() {
    func decoration(_ value: Any?) -> TextDecoration? { TextDecoration(value, color: nil) }
    #expect(decoration(NSUnderlineStyle.single.rawValue)?.style == .single)
    #expect(decoration(NSUnderlineStyle.double)?.style == .double)
    #expect(decoration(NSNumber(value: 2))?.style == .thick)
    #expect(decoration(NSUnderlineStyle([.single, .patternDot]).rawValue)?.pattern == .dot)
    #expect(decoration(0) == nil)
    #expect(decoration("x") == nil)
  }
}
