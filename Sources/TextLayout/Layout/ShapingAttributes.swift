internal import CPango
import Foundation

/// The attributes of a stretch of text in Pango's terms: fonts, spacing and features, and where
/// runs have to part.
struct ShapingAttributes: ~Copyable {
  /// `PangoAttrList *`, owned.
  let list: OpaquePointer
  /// Of the font at the beginning.
  let description: OpaquePointer

  /// The widest space between letters, in Pango's units; 0 where all draw closer together.
  private(set) var widestSpacing: Int32 = 0

  private let count: Int
  private let marks: CharacterMarks

  init(
    _ request: ShapedSegment.Request, _ marks: CharacterMarks, _ spans: AttributeSpans,
    _ session: TextSession
  ) {
    list = pango_attr_list_new()
    count = request.bytes.count
    self.marks = marks
    let first = spans.index(at: request.base)
    description = session.resolve(spans[first].font).description
    let end = request.base + (request.ellipsis?.start ?? request.bytes.count)
    var index = first
    repeat {
      let start = max(spans.spans[index].start - request.base, 0)
      let next = index + 1 < spans.spans.count ? spans.spans[index + 1].start : end
      let stop = next < end ? next - request.base : count
      let font = session.resolve(spans[index].font)
      if index > first { add(pango_attr_font_desc_new(font.description), start..<stop) }
      addFeatures(of: spans[index], start..<stop)
      addSpacing(of: spans[index], tracking: font.tracking, start..<stop)
      // The colour is not drawn by Pango; it makes Pango part runs where attributes change.
      add(pango_attr_foreground_new(0, UInt16(truncatingIfNeeded: index), 0), start..<stop)
      index += 1
    } while index < spans.spans.count && spans.spans[index].start < end
    // As in UIKit: a word that is broken because it is too long gets no hyphen, only a soft hyphen
    // shows one.
    if !request.bytes.containsSoftHyphen { add(pango_attr_insert_hyphens_new(0), 0..<count) }
    if request.width != nil { partLongItems() }
  }

  deinit {
    pango_attr_list_unref(list)
  }

  /// Pango shapes all the rest of an item again for each line that it breaks inside a word, which
  /// takes four times as long for a word of twice the length. Items end where attributes change,
  /// so one that changes nothing keeps them short.
  private func partLongItems() {
    let partings = marks.partings(every: Self.longestItem)
    for (index, start) in partings.enumerated() where index.isMultiple(of: 2) {
      let end = index + 1 < partings.count ? partings[index + 1] : count
      add(pango_attr_fallback_new(1), start..<end)
    }
  }

  /// In bytes, of text without white space; several lines of an alert.
  static let longestItem = 256

  private func addFeatures(of attributes: TextAttributes, _ range: Range<Int>) {
    if let features = attributes.font.features.css {
      add(pango_attr_font_features_new(features), range)
    }
  }

  private mutating func addSpacing(
    of attributes: TextAttributes, tracking: CGFloat, _ range: Range<Int>
  ) {
    // DIFFERENCE: Core Text adds the kern after each character, also the last; Pango puts half of
    // it on either side and none at the ends of a line.
    let kern = attributes.kern.isFinite ? min(max(attributes.kern, -1000), 1000) : 0
    guard kern != 0 || tracking != 0 else { return }
    for piece in tracking == 0 ? [(range, true)] : marks.pieces(of: range) {
      let spacing = kern + (piece.isTight ? 0 : tracking)
      guard spacing != 0 else { continue }
      let units = Int32(spacing * CGFloat(PANGO_SCALE))
      widestSpacing = max(widestSpacing, units)
      add(pango_attr_letter_spacing_new(units), piece.range)
    }
  }

  /// Takes the attribute over.
  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    // What holds up to the end also holds for an ellipsis that Pango puts there.
    attribute.pointee.end_index =
      range.upperBound < count ? guint(range.upperBound) : guint(Int32.max)
    pango_attr_list_insert(list, attribute)
  }
}

extension Collection<UInt8> {
  /// Whether UTF-8 has U+00AD in it.
  fileprivate var containsSoftHyphen: Bool {
    zip(self, dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
  }
}
