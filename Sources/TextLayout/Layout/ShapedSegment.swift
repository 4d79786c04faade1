internal import CPango
import Foundation

/// Pango's layout of one stretch of text that has no hard break in it.
struct ShapedSegment: ~Copyable {
  /// What Pango is to do with the stretch.
  struct Request {
    var bytes: [UInt8]
    /// Where the bytes stand in the prepared text, for attributes and offsets.
    var base: Int
    /// `nil` lays out one line of any width.
    var width: CGFloat?
    var firstLineIndent: CGFloat = 0
    var lineBreak: TextParagraph.LineBreak
    var isJustified = false
    /// Shortens to one line where the mode of line breaking says.
    var ellipsizes = false
    /// Set where `bytes` end with an ellipsis of our own.
    var ellipsis: Ellipsis?
    /// `nil` finds out by the first strong character.
    var isRightToLeft: Bool?
  }

  struct Ellipsis {
    /// Where in `bytes` it begins.
    var start: Int
    /// The end in the prepared text of what it stands for.
    var end: Int
  }

  let layout: OpaquePointer
  let request: Request
  let marks: CharacterMarks

  init(_ request: Request, spans: AttributeSpans, session: TextSession) {
    self.request = request
    pango_context_set_base_dir(
      session.context, request.isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let layout = pango_layout_new(session.context)!
    self.layout = layout
    pango_layout_set_auto_dir(layout, request.isRightToLeft == nil ? 1 : 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    request.bytes.withUnsafeBytes {
      pango_layout_set_text(
        layout, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
    }
    marks = CharacterMarks(request.bytes)
    let attributes = ShapingAttributes(request, marks, spans, session)
    pango_layout_set_font_description(layout, attributes.description)
    pango_layout_set_attributes(layout, attributes.list)
    if let width = request.width {
      // Pango counts the space after the last letter when it breaks lines, and then leaves it out.
      let space = request.isJustified ? 0 : attributes.widestSpacing
      pango_layout_set_width(layout, Self.units(roundingUp: width) + space)
      pango_layout_set_wrap(
        layout, request.lineBreak == .characterWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
      if request.ellipsizes {
        pango_layout_set_ellipsize(layout, request.lineBreak.ellipsis)
      }
    }
    if request.firstLineIndent != 0 {
      pango_layout_set_indent(layout, Self.units(roundingUp: request.firstLineIndent))
    }
    if request.bytes.contains(0x09) {
      // UIKit's tab stops: one every 28 points.
      let tabs = pango_tab_array_new(1, 0)
      pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, 28 * PANGO_SCALE)
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Goes through the lines from the top until `body` answers false.
  borrowing func forEachLine(_ body: (ShapedLine) -> Bool) {
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next {
      next = node.pointee.next
      let line = node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      let start = Int(line.pointee.start_index)
      let direction = pango_layout_line_get_resolved_direction(line)
      let shaped = ShapedLine(
        bytes: request.base + start..<request.base + start + Int(line.pointee.length),
        isFirst: start == 0, isSoftBroken: next != nil,
        isRightToLeft: direction == PANGO_DIRECTION_RTL, base: request.base, marks: marks,
        ellipsis: request.ellipsis, line: line)
      guard body(shaped) else { return }
    }
  }

  /// Where the text begins that Pango's ellipsis stands for, in the request's bytes.
  borrowing func ellipsisStart() -> Int? {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      let run = node.pointee.data.assumingMemoryBound(to: PangoLayoutRun.self).pointee
      if run.isEllipsis { return Int(run.item.pointee.offset) }
    }
    return nil
  }

  private static func units(roundingUp points: CGFloat) -> Int32 {
    // A width that came out of a layout is whole in these units and must not be rounded up by
    // the noise of a float.
    Int32((points * CGFloat(PANGO_SCALE) - 0.01).rounded(.up))
  }
}

extension TextParagraph.LineBreak {
  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .characterWrapping, .clipping: PANGO_ELLIPSIZE_NONE
    }
  }

  var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingMiddle, .truncatingTail: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }
}
