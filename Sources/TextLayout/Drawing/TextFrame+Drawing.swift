package import CoreGraphics

extension TextFrame {
  /// Draws the lines with the frame's top left corner at `point`, in a context whose y points
  /// down. Alpha, blend mode, shadow and clip of the context count, its colours don't.
  ///
  /// Baselines are moved to the nearest pixel row, so that all lines are equally sharp; along the
  /// line glyphs stand where the layout has them, to a quarter of a pixel.
  package func draw(in context: CGContext, at point: CGPoint) {
    context.drawing(in: inkBounds.offsetBy(dx: point.x, dy: point.y)) { cairo in
      let canvas = TextCanvas(cairo, origin: point)
      let reach = overhang
      for line in lines where canvas.canSee(line.rect.insetBy(dx: -.infinity, dy: -reach)) {
        draw(line, on: canvas)
      }
    }
  }

  /// Ink may leave the lines by this much (accents piled up, swashes).
  private var overhang: CGFloat { lines.reduce(0) { max($0, $1.rect.height) } }

  /// A box that all ink lies in, from the frame's corner.
  private var inkBounds: CGRect {
    lines.reduce(CGRect.null) { $0.union($1.rect) }.insetBy(dx: -overhang, dy: -overhang)
  }

  private func draw(_ line: TextLine, on canvas: TextCanvas) {
    let runs = self.runs[line.runs]
    for run in runs {
      guard let background = attributes[run.attributes].background else { continue }
      canvas.fill(
        CGRect(
          x: line.origin + CGFloat(run.x), y: line.rect.minY, width: CGFloat(run.width),
          height: line.rect.height),
        background)
    }
    for run in runs {
      if let underline = attributes[run.attributes].underline {
        draw(underline, of: run, on: line, canvas, through: false)
      }
    }
    drawGlyphs(of: runs, on: line, canvas)
    for run in runs {
      if let strikethrough = attributes[run.attributes].strikethrough {
        draw(strikethrough, of: run, on: line, canvas, through: true)
      }
    }
  }

  // MARK: Glyphs

  /// Runs of one colour go together.
  private func drawGlyphs(of runs: ArraySlice<GlyphRun>, on line: TextLine, _ canvas: TextCanvas) {
    var start = runs.startIndex
    while start < runs.endIndex {
      let color = attributes[runs[start].attributes].color
      let end =
        runs[start...].firstIndex { attributes[$0.attributes].color != color } ?? runs.endIndex
      let sets = runs[start..<end].compactMap { run -> TextCanvas.GlyphSet? in
        guard let face = run.face else { return nil }
        let raised = attributes[run.attributes].baselineOffset
        return TextCanvas.GlyphSet(
          face: face, glyphs: glyphs[run.glyphs],
          origin: CGPoint(x: line.origin, y: line.baseline - raised))
      }
      canvas.draw(sets, color)
      drawMissing(in: runs[start..<end], on: line, canvas)
      start = end
    }
  }

  /// A box for each character that no font has.
  private func drawMissing(
    in runs: ArraySlice<GlyphRun>, on line: TextLine, _ canvas: TextCanvas
  ) {
    guard !missingCharacters.isEmpty else { return }
    for run in runs {
      let attributes = self.attributes[run.attributes]
      for (index, glyph) in zip(run.glyphs, glyphs[run.glyphs])
      where glyph.id & PositionedGlyph.missingFlag != 0 {
        let next = index + 1 < run.glyphs.upperBound ? glyphs[index + 1].x : run.x + run.width
        let metrics = FontMetrics(of: attributes.font)
        let box = CGRect(
          x: line.origin + CGFloat(glyph.x),
          y: line.baseline - attributes.baselineOffset - metrics.capHeight,
          width: CGFloat(next - glyph.x), height: metrics.capHeight)
        canvas.strokeBox(
          box.insetBy(dx: box.width * 0.1, dy: 0), width: metrics.lineThickness, attributes.color)
      }
    }
  }

  // MARK: Lines under and through

  private func draw(
    _ decoration: TextDecoration, of run: GlyphRun, on line: TextLine, _ canvas: TextCanvas,
    through: Bool
  ) {
    let attributes = self.attributes[run.attributes]
    let metrics = FontMetrics(of: attributes.font)
    let offset = through ? metrics.strikethroughOffset : metrics.underlineOffset
    let thickness = metrics.lineThickness * (decoration.style == .thick ? 2 : 1)
    let y = line.baseline - attributes.baselineOffset - offset
    let x = line.origin + CGFloat(run.x)
    let color = decoration.color ?? attributes.color
    let copies = decoration.style == .double ? [y, y + 2 * thickness] : [y]
    for y in copies {
      canvas.fillRule(
        from: x, to: x + CGFloat(run.width), y: y, thickness: thickness, decoration.pattern, color)
    }
  }
}
