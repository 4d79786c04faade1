import CoreGraphics
import TextLayout

/// Black text in the system font.
func sample(
  _ string: String, size: CGFloat = 17, weight: Int = 400,
  _ paragraph: TextParagraph = TextParagraph()
) -> StyledText {
  StyledText(
    string, TextAttributes(font: TextFont(size: size, weight: weight), color: .black),
    paragraph: paragraph)
}

/// Strings that find the edges: scripts, directions, emoji, breaks and things that aren't text.
let oddStrings = [
  "", " ", "\n", "\r\n", "a\r\nb\rc\nd", "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "\n\n\n",
  "\0", "a\0b", "\u{1B}[1mred\u{1B}[0m", "\u{301}", "e\u{301}", "\u{301}\u{302}\u{303}",
  "👨‍👩‍👧‍👦", "👍🏽 ok 🇩🇪🇫🇷", "\u{200D}", "\u{FE0F}", "日本語のテキスト", "שלום עולם", "مرحبا بالعالم",
  "abc שלום def", "שלום abc 123 עולם", "A & B < C", "<b>bold</b> &amp; %s", "tab\tstop\t",
  "\u{202E}right-to-left override", "\u{FFFD}\u{FFFF}\u{10FFFF}", "ﬁﬂ office", "  spaces  ",
  String(repeating: "w", count: 200), String(repeating: "x y ", count: 300),
]

extension TextFrame {
  /// Draws the frame, black on white, for looking at pixels.
  func bitmap(scale: CGFloat = 1, margin: CGFloat = 10, origin: CGPoint = .zero) -> Bitmap {
    let width = (size.width + 2 * margin) * scale
    let height = (size.height + 2 * margin) * scale
    let bitmap = Bitmap(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    let context = CGContext(bitmap: bitmap, scale: scale, flipped: true)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    draw(in: context, at: CGPoint(x: margin + origin.x, y: margin + origin.y))
    return bitmap
  }

  /// The text of each line.
  var lineStrings: [String] { lines.map { Self.piece(of: text.string, $0.range) } }

  private static func piece(of string: String, _ range: Range<Int>) -> String {
    let units = Array(string.utf16)
    return String(decoding: units[range], as: UTF16.self)
  }
}

extension Bitmap {
  /// Darkness from 0 to 1, summed over all pixels: the weight of black ink on white.
  var ink: Double {
    var sum = 0
    for y in 0..<height {
      let row = row(y).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width { sum += 255 - Int(row[x * 4 + 1]) }
    }
    return Double(sum) / 255
  }

  var hash: [UInt8] {
    (0..<height).flatMap { y in
      Array(UnsafeRawBufferPointer(start: row(y), count: width * 4))
    }
  }
}
