internal import CPango
package import Foundation

// What fonts are called and which are there, as fontconfig has it.

extension TextFont {
  /// The installed font of that name, which may be a family's, a full or a PostScript name.
  /// Capitals don't matter. Nil where there is none; aliases such as "serif" are no names.
  package static func installed(named name: String, size: CGFloat) -> TextFont? {
    guard !name.isEmpty else { return nil }
    for property in [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      let found = InstalledFont.list(where: property, is: name)
      // A family's plainest face stands for it; the other names name one face.
      guard let font = found.min(by: { $0.distanceFromRegular < $1.distanceFromRegular }) else {
        continue
      }
      return TextFont(
        family: font.family, size: size, weight: font.weight, isItalic: font.isItalic)
    }
    return nil
  }

  /// All families, in alphabetical order.
  package static var installedFamilies: [String] {
    Set(InstalledFont.list().map(\.family)).sorted()
  }

  /// The PostScript names of a family's faces, in alphabetical order.
  package static func postScriptNames(ofFamily family: String) -> [String] {
    Set(InstalledFont.list(where: FC_FAMILY, is: family).map(\.postScriptName)).sorted()
  }

  /// The PostScript name of the face that is used for this font.
  package var postScriptName: String { InstalledFont.match(self)?.postScriptName ?? "" }
  /// The family of the face that is used for this font.
  package var familyName: String { InstalledFont.match(self)?.family ?? family ?? "" }
  /// Whether the face that is used for this font has characters of equal width.
  package var isMonospaced: Bool {
    family == Self.monospacedFamily || InstalledFont.match(self)?.isMonospaced ?? false
  }
}

/// A face that fontconfig knows.
private struct InstalledFont {
  var family: String
  var postScriptName: String
  var weight: Int
  var isItalic: Bool
  var isMonospaced: Bool

  /// Smallest for the upright regular face.
  var distanceFromRegular: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }

  init?(_ pattern: OpaquePointer) {
    func string(_ property: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    func integer(_ property: String) -> Int {
      var value: Int32 = 0
      return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : 0
    }
    guard let family = string(FC_FAMILY) else { return nil }
    self.family = family
    postScriptName = string(FC_POSTSCRIPT_NAME) ?? family
    var weight = Double(FC_WEIGHT_REGULAR)
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    self.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
    isItalic = integer(FC_SLANT) > FC_SLANT_ROMAN
    isMonospaced = integer(FC_SPACING) >= FC_MONO
  }

  /// The faces with that value of a property, or all.
  static func list(where property: String? = nil, is value: String = "") -> [InstalledFont] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    if let property { FcPatternAddString(pattern, property, value) }
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for name in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_SPACING] {
      FcObjectSetAdd(properties, name)
    }
    guard let found = FcFontList(nil, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(found) }
    return (0..<Int(found.pointee.nfont)).compactMap { index in
      found.pointee.fonts[index].flatMap(InstalledFont.init)
    }
  }

  /// The face that is nearest to a wish.
  static func match(_ font: TextFont) -> InstalledFont? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    for family in font.familyList.split(separator: ",") {
      FcPatternAddString(pattern, FC_FAMILY, String(family))
    }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(font.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, font.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return InstalledFont(found)
  }
}
