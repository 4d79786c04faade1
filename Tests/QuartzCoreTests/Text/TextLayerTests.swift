import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Text layers", .serialized)
struct TextLayerTests {
  private func makeText(_ string: Any?, width: CGFloat = 180) -> (Stage, CATextLayer) {
    let stage = Stage(width: 200, height: 80, color: .black)
    stage.changesAtOnce = true
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 10, width: width, height: 60)
    layer.fontSize = 18
    layer.string = string
    stage.root.addSublayer(layer)
    stage.turn()
    return (stage, layer)
  }

  /// The smallest rectangle around all that is not black.
  private func ink(_ stage: Stage) -> CGRect {
    var points: [CGPoint] = []
    for y in 0..<80 {
      for x in 0..<200 where stage.pixel(x, y) != 0xFF00_0000 {
        points += [CGPoint(x: x, y: y), CGPoint(x: x + 1, y: y + 1)]
      }
    }
    return points.isEmpty ? .zero : CGRect(around: points)
  }

  @Test("It shows a string in white, at the top left") func plain() {
    let (stage, layer) = makeText("Hill")
    #expect(ink(stage).minX >= 10 && ink(stage).minX < 14)
    #expect(ink(stage).minY >= 10 && ink(stage).minY < 20)
    #expect((0..<200).contains { x in (0..<80).contains { stage.pixel(x, $0) == 0xFFFF_FFFF } })
    let size = layer.preferredFrameSize()
    #expect(size.width >= ink(stage).width && size.width < ink(stage).width + 6)
    layer.string = nil
    stage.turn()
    #expect(ink(stage) == .zero)
  }

  @Test("Size, colour and alignment show") func look() {
    let (stage, layer) = makeText("Hill")
    let small = ink(stage)
    layer.fontSize = 36
    stage.turn()
    #expect(abs(ink(stage).height - 2 * small.height) <= 2)
    layer.fontSize = 18
    layer.alignmentMode = .right
    layer.foregroundColor = .red
    stage.turn()
    #expect(ink(stage).maxX > 186 && ink(stage).maxX <= 190)
    layer.alignmentMode = .center
    stage.turn()
    #expect(abs(ink(stage).midX - 100) <= 1.5)
    #expect((0..<200).allSatisfy { x in (0..<80).allSatisfy { stage.pixel(x, $0) & 0xFFFF == 0 } })
  }

  @Test("Lines are broken where asked for, else cut off or shortened") func lines() {
    let long = "The quick brown fox jumps over the lazy dog"
    let (stage, layer) = makeText(long)
    #expect(ink(stage).height < 22 && ink(stage).maxX <= 190)
    layer.isWrapped = true
    stage.turn()
    #expect(ink(stage).height > 30)
    layer.isWrapped = false
    layer.string = String(repeating: "H", count: 60)
    // An ellipsis is as low as the baseline.
    func height(of columns: Range<Int>) -> Int {
      (0..<80).count { y in columns.contains { stage.pixel($0, y) != 0xFF00_0000 } }
    }
    layer.truncationMode = .start
    stage.turn()
    let line = ink(stage)
    #expect(height(of: Int(line.minX)..<(Int(line.minX) + 8)) < 6)
    layer.truncationMode = .end
    stage.turn()
    #expect(height(of: Int(ink(stage).maxX) - 8..<Int(ink(stage).maxX)) < 6)
    #expect(height(of: Int(line.minX)..<(Int(line.minX) + 8)) > 10)
  }

  @Test("An attributed string brings its own colours") func attributed() {
    let string = NSAttributedString(
      string: "Hill", attributes: [NSAttributedString.Key("NSColor"): CGColor.green])
    let (stage, _) = makeText(string)
    #expect((0..<200).contains { x in (0..<80).contains { stage.pixel(x, $0) == 0xFF00_FF00 } })
  }
}
