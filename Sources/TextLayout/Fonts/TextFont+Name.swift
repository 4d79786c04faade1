internal import CPango
package import Foundation

extension TextFont {
  /// The installed font of this family, full or PostScript name ("Inter", "Inter Semi Bold",
  /// "Inter-SemiBold"); `nil` if there is none. Upper and lower case are one.
  package init?(named name: String, size: CGFloat) {
    let properties = [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_FULLNAME]
    for property in properties {
      guard let found = Self.installed(property, name) else { continue }
      let isFamily = property == FC_FAMILY
      self.init(
        family: found.family, size: size, weight: isFamily ? 400 : found.weight,
        isItalic: !isFamily && found.isItalic)
      return
    }
    return nil
  }

  private static func installed(
    _ property: String, _ name: String
  ) -> (family: String, weight: Int, isItalic: Bool)? {
    guard FcInit() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, property, name)
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
    guard let set = FcFontList(nil, pattern, wanted) else { return nil }
    defer { FcFontSetDestroy(set) }
    guard set.pointee.nfont > 0, let first = set.pointee.fonts[0] else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    var (weight, slant): (Int32, Int32) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
    FcPatternGetString(first, FC_FAMILY, 0, &family)
    FcPatternGetInteger(first, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(first, FC_SLANT, 0, &slant)
    guard let family else { return nil }
    return (
      String(cString: family), Int(FcWeightToOpenType(weight)), slant != FC_SLANT_ROMAN
    )
  }
}
