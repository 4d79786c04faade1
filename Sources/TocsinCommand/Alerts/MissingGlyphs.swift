import AlertSpec
import CoreGraphics
import TextLayout
import Tocsin

/// Tells of characters that no font on this machine has, and which are drawn as boxes.
enum MissingGlyphs {
  /// Writes a line to standard error if any of the texts has such characters.
  static func report(_ texts: [String]) {
    guard let line = line(for: missing(in: texts)) else { return }
    // Nobody is left to tell if standard error fails too.
    try? OutputDescriptor.standardError.write(Array("tocsin: \(line)\n".utf8))
  }

  /// The characters that no font has, each once, in the order of the texts.
  static func missing(in texts: [String]) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    // The font of the interface has all of the first blocks, so that most texts cost nothing.
    for text in texts where text.unicodeScalars.contains(where: { $0.value > 0x24F }) {
      let attributes = TextAttributes(
        font: TextFont(size: 13), color: CGColor(gray: 0, alpha: 1))
      let frame = TextFrame.layOut(StyledText(text, attributes), width: .infinity)
      for scalar in frame.missingCharacters where !found.contains(scalar) { found.append(scalar) }
    }
    return found
  }

  /// What to say of them; nil if there are none.
  static func line(for missing: [Unicode.Scalar]) -> String? {
    guard !missing.isEmpty else { return nil }
    let named = missing.prefix(8).map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number))"
    }
    let more = missing.count > named.count ? " and \(missing.count - named.count) more" : ""
    var packages: [String] = []
    for package in missing.compactMap(\.fontPackage) where !packages.contains(package) {
      packages.append(package)
    }
    let advice =
      packages.isEmpty ? "" : "; the Debian package \(alternatives(packages)) has them"
    return "no font has \(named.joined(separator: ", "))\(more), which are drawn as boxes\(advice)"
  }

  private static func alternatives(_ packages: [String]) -> String {
    packages.count == 1 ? packages[0] : packages.joined(separator: " or ")
  }
}

extension Unicode.Scalar {
  /// The Debian package whose fonts have the character; nil for those that belong to no script.
  fileprivate var fontPackage: String? {
    switch properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .control: return nil
    default: break
    }
    if properties.isEmojiPresentation || (value >= 0x1F000 && properties.isEmoji) {
      return "fonts-noto-color-emoji"
    }
    switch value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x1100...0x11FF, 0xA960...0xA97F, 0x20000...0x3FFFF:
      return "fonts-noto-cjk"
    case 0x10000...: return "fonts-noto-extra"
    default: return "fonts-noto-core"
    }
  }
}

extension AlertDescription {
  /// All that it shows from the start.
  var texts: [String] {
    func text(_ word: Word) -> String { word.text(in: language?.text) }
    var texts = [title, message]
    for button in buttons { texts.append(button.word.map { text(Word($0)) } ?? button.title) }
    for field in fields {
      texts += [field.label ?? field.name, field.placeholder ?? ""]
      texts += field.options.map(\.title)
      if case .text(let text) = field.initialValue, !field.kind.isSecret { texts.append(text) }
    }
    if let box = suppression { texts.append(box.title.isEmpty ? text(.dontAskAgain) : box.title) }
    return texts
  }
}
