internal import CCairo
internal import Foundation

/// The coverage of the shapes that layers have.
nonisolated extension Coverage {
  /// The inside of a box.
  init(_ box: RoundedBox, masks: MaskCache) {
    self.init()
    guard box.right > box.left, box.bottom > box.top else { return }
    guard box.isRound else {
      addGrid(PixelRun.runs(box.left, box.right), PixelRun.runs(box.top, box.bottom))
      return
    }
    addFrame(box, hole: nil, masks: masks)
  }

  /// The border of a box: what lies between it and the same box inside by the widths.
  init(borderOf box: RoundedBox, width: Double, height: Double, masks: MaskCache) {
    self.init()
    guard box.right > box.left, box.bottom > box.top, width > 0, height > 0 else { return }
    let hole = box.inset(width, height)
    guard hole.right > hole.left, hole.bottom > hole.top else {
      self.init(box, masks: masks)
      return
    }
    guard box.isRound || !box.isWhole || !hole.isWhole else {
      let across = PixelRun.runs(box.left, box.right)
      let beside = PixelRun.runs(hole.top, hole.bottom)
      addGrid(across, PixelRun.runs(box.top, hole.top))
      addGrid(PixelRun.runs(box.left, hole.left), beside)
      addGrid(PixelRun.runs(hole.right, box.right), beside)
      addGrid(across, PixelRun.runs(hole.bottom, box.bottom))
      return
    }
    addFrame(box, hole: hole, masks: masks)
  }

  /// A shape that is turned, or any other path: one mask.
  init(extent: PixelRect, fill: (OpaquePointer) -> Void) {
    self.init()
    guard !extent.isEmpty else { return }
    add(extent, .mask(Bitmap.mask(extent, fill: fill)))
  }

  private mutating func addGrid(_ columns: [PixelRun], _ rows: [PixelRun]) {
    for row in rows {
      for column in columns {
        add(
          PixelRect(left: column.start, top: row.start, right: column.end, bottom: row.end),
          .level(multiply(row.level, column.level)))
      }
    }
  }

  /// Corners as masks, the rest as rectangles.
  private mutating func addFrame(_ box: RoundedBox, hole: RoundedBox?, masks: MaskCache) {
    let reachX = max(box.radiusX * box.reach, hole.map { $0.left - box.left } ?? 0)
    let reachY = max(box.radiusY * box.reach, hole.map { $0.top - box.top } ?? 0)
    let left = Int(box.left.rounded(.down))
    let right = Int(box.right.rounded(.up))
    let top = Int(box.top.rounded(.down))
    let bottom = Int(box.bottom.rounded(.up))
    let innerLeft = Int((box.left + reachX).rounded(.up))
    let innerRight = Int((box.right - reachX).rounded(.down))
    let innerTop = Int((box.top + reachY).rounded(.up))
    let innerBottom = Int((box.bottom - reachY).rounded(.down))

    func corner(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      let rect = PixelRect(left: left, top: top, right: right, bottom: bottom)
      guard !rect.isEmpty else { return }
      add(rect, .mask(masks.mask(of: box, hole: hole, in: rect)))
    }
    // Where opposite corners meet there is no straight edge between them.
    guard innerLeft <= innerRight, innerTop <= innerBottom else {
      if innerLeft <= innerRight {
        corner(left, top, innerLeft, bottom)
        corner(innerRight, top, right, bottom)
        addSides(vertical: false, innerLeft, innerRight, box, hole)
      } else if innerTop <= innerBottom {
        corner(left, top, right, innerTop)
        corner(left, innerBottom, right, bottom)
        addSides(vertical: true, innerTop, innerBottom, box, hole)
      } else {
        corner(left, top, right, bottom)
      }
      return
    }
    corner(left, top, innerLeft, innerTop)
    corner(innerRight, top, right, innerTop)
    corner(left, innerBottom, innerLeft, bottom)
    corner(innerRight, innerBottom, right, bottom)
    let columns = [PixelRun(start: innerLeft, end: innerRight, level: 255)]
    if let hole {
      addGrid(columns, PixelRun.runs(box.top, hole.top))
      addGrid(columns, PixelRun.runs(hole.bottom, box.bottom))
    } else {
      addGrid(columns, PixelRun.runs(box.top, Double(innerTop)))
      addGrid(columns, PixelRun.runs(Double(innerBottom), box.bottom))
    }
    addSides(vertical: true, innerTop, innerBottom, box, hole)
  }

  /// What lies between the corners: from edge to edge, or along the edges of a border.
  private mutating func addSides(
    vertical: Bool, _ start: Int, _ end: Int, _ box: RoundedBox, _ hole: RoundedBox?
  ) {
    let along = [PixelRun(start: start, end: end, level: 255)]
    func add(_ from: Double, _ to: Double) {
      let across = PixelRun.runs(from, to)
      if vertical { addGrid(across, along) } else { addGrid(along, across) }
    }
    let (from, to) = vertical ? (box.left, box.right) : (box.top, box.bottom)
    guard let hole else { return add(from, to) }
    add(from, vertical ? hole.left : hole.top)
    add(vertical ? hole.right : hole.bottom, to)
  }
}

/// Masks of corners that were drawn lately.
nonisolated final class MaskCache {
  private var masks: [Key: Bitmap] = [:]
  private var order: [Key] = []
  private static let capacity = 64

  /// A shape seen from the corner of the pixels that are wanted.
  private struct Key: Hashable {
    let box: RoundedBox
    let hole: RoundedBox?
    let width: Int
    let height: Int
  }

  /// The mask of a box, without a hole, in some pixels.
  func mask(of box: RoundedBox, hole: RoundedBox?, in rect: PixelRect) -> Bitmap {
    let key = Key(
      box: box.moved(rect, by: 64), hole: hole?.moved(rect, by: 64), width: rect.width,
      height: rect.height)
    if let mask = masks[key] { return mask }
    let mask = Bitmap.mask(PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)) { cairo in
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      box.moved(rect, by: nil).outline(CairoSink(cairo: cairo))
      hole?.moved(rect, by: nil).outline(CairoSink(cairo: cairo))
      cairo_fill(cairo)
    }
    if order.count >= Self.capacity { masks[order.removeFirst()] = nil }
    masks[key] = mask
    order.append(key)
    return mask
  }
}

nonisolated extension RoundedBox {
  /// The box seen from a corner of `rect`. For a key, edges that lie further beyond it than
  /// corners reach are all the same, so that boxes of all sizes share their corners.
  fileprivate func moved(_ rect: PixelRect, by limit: Double?) -> RoundedBox {
    var box = self
    box.left -= Double(rect.x)
    box.right -= Double(rect.x)
    box.top -= Double(rect.y)
    box.bottom -= Double(rect.y)
    guard limit != nil else { return box }
    let (reachX, reachY) = (radiusX * 2 + 2, radiusY * 2 + 2)
    let (width, height) = (Double(rect.width), Double(rect.height))
    // Only a whole box with room for its corners stays the same when an edge moves away.
    guard self.width > reachX * 2 + width, self.height > reachY * 2 + height else { return box }
    if box.right > width + reachX { box.right = .infinity }
    if box.left < -reachX { box.left = -.infinity }
    if box.bottom > height + reachY { box.bottom = .infinity }
    if box.top < -reachY { box.top = -.infinity }
    return box
  }
}

/// Builds an outline in a `cairo_t`.
nonisolated struct CairoSink: PathSink {
  let cairo: OpaquePointer
  func move(_ p: (Double, Double)) { cairo_move_to(cairo, p.0, p.1) }
  func line(_ p: (Double, Double)) { cairo_line_to(cairo, p.0, p.1) }
  func curve(_ c1: (Double, Double), _ c2: (Double, Double), _ p: (Double, Double)) {
    cairo_curve_to(cairo, c1.0, c1.1, c2.0, c2.1, p.0, p.1)
  }
  func close() { cairo_close_path(cairo) }
}

nonisolated extension Bitmap {
  /// A mask of some pixels of the plane, drawn by `body` in the plane's coordinates.
  static func mask(_ rect: PixelRect, fill body: (OpaquePointer) -> Void) -> Bitmap {
    let bitmap = Bitmap(width: rect.width, height: rect.height, format: .mask)
    let surface = bitmap.makeSurface()
    let cairo = cairo_create(surface)!
    cairo_surface_destroy(surface)
    cairo_translate(cairo, -Double(rect.x), -Double(rect.y))
    body(cairo)
    cairo_destroy(cairo)
    return bitmap
  }
}
