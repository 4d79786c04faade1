internal import Foundation

/// Drawing one layer with those below it.
nonisolated extension Compositor {
  /// Draws a layer, `level` of 255 strong where it is not part of a group.
  func drawLayer(
    _ index: Int, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8, from first: Int
  ) {
    let own = clip.intersection(nodes[index].ownExtent)
    let isSeen = index >= first && !own.isEmpty && level > 0
    if isSeen, let shadow = nodes[index].paint.shadow {
      draw(shadow, of: index, surface, own, level)
    }
    let children = (index + 1)..<nodes[index].childrenEnd
    if !nodes[index].effect.clips {
      if isSeen {
        drawBackdrop(index, surface, own, level)
        drawBackground(index, surface, own, level)
        drawPictures(index, surface, own, level)
      }
      draw(children, surface, clip, from: first)
    } else {
      drawClipped(index, surface, clip, level, isSeen: isSeen, from: first)
    }
    if isSeen, let color = nodes[index].paint.borderColor {
      fill(prepare(index).border, surface, own, color.scaled(by: level))
    }
  }

  /// Draws what lies in the layer's outline: whole pixels at once, and those on the edge apart,
  /// as one picture that is then cut by the outline.
  private func drawClipped(
    _ index: Int, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8, isSeen: Bool,
    from first: Int
  ) {
    let outline = prepare(index).outline
    let children = (index + 1)..<nodes[index].childrenEnd
    for rect in outline.whole {
      let part = rect.intersection(clip)
      guard !part.isEmpty else { continue }
      if isSeen {
        drawBackdrop(index, surface, part.intersection(nodes[index].ownExtent), level)
        if let color = nodes[index].paint.background {
          surface.fill(part, with: color.scaled(by: level))
        }
        drawPictures(index, surface, part.intersection(nodes[index].ownExtent), level)
      }
      draw(children, surface, part, from: first)
    }
    for edge in outline.edges {
      let part = edge.rect.intersection(clip)
      guard !part.isEmpty else { continue }
      guard hasContent(index, in: part, isSeen: isSeen) else {
        if isSeen, let color = nodes[index].paint.background {
          fill(edge, surface, part, color.scaled(by: level))
        }
        continue
      }
      aside(part) { picture in
        if isSeen {
          drawBackdrop(
            index, picture, part.intersection(nodes[index].ownExtent), level, isCut: true)
          if let color = nodes[index].paint.background {
            picture.fill(part, with: color.scaled(by: level))
          }
          drawPictures(index, picture, part.intersection(nodes[index].ownExtent), level)
        }
        draw(children, picture, part, from: first)
        switch edge.amount {
        case .level(let level): surface.draw(picture.source, in: part, level: level)
        case .mask(let mask):
          surface.draw(
            picture.source, in: part, through: mask, origin: (edge.rect.x, edge.rect.y))
        }
      }
    }
  }

  private func hasContent(_ index: Int, in part: PixelRect, isSeen: Bool) -> Bool {
    if isSeen, !nodes[index].paint.pictures.isEmpty || nodes[index].paint.backdrop != nil {
      return true
    }
    var child = index + 1
    while child < nodes[index].childrenEnd {
      if nodes[child].extent.intersects(part) { return true }
      child = nodes[child].end
    }
    return false
  }

  private func drawBackground(
    _ index: Int, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8
  ) {
    guard let color = nodes[index].paint.background else { return }
    fill(prepare(index).outline, surface, clip, color.scaled(by: level))
  }

  /// Paints a colour where a shape is.
  func fill(
    _ coverage: Coverage, _ surface: PixelSurface, _ clip: PixelRect, _ color: PaintColor
  ) {
    guard coverage.extent.intersects(clip) else { return }
    for rect in coverage.whole { surface.fill(rect.intersection(clip), with: color) }
    for edge in coverage.edges { fill(edge, surface, edge.rect.intersection(clip), color) }
  }

  private func fill(
    _ edge: Coverage.Edge, _ surface: PixelSurface, _ part: PixelRect, _ color: PaintColor
  ) {
    switch edge.amount {
    case .level(let level): surface.fill(part, with: color.scaled(by: level))
    case .mask(let mask):
      surface.fill(part, with: color, through: mask, origin: (edge.rect.x, edge.rect.y))
    }
  }

  // MARK: Pictures

  private func drawPictures(
    _ index: Int, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8
  ) {
    guard !nodes[index].paint.pictures.isEmpty else { return }
    for picture in prepare(index).pictures { draw(picture, surface, clip, level) }
  }

  /// Draws what lies beneath, as a backdrop shows it; the outline cuts it unless that is done
  /// later.
  private func drawBackdrop(
    _ index: Int, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8, isCut: Bool = false
  ) {
    guard nodes[index].paint.backdrop != nil, !clip.isEmpty,
      let backdrop = prepare(index).backdrop
    else { return }
    if isCut {
      surface.draw(backdrop.source, in: clip, level: level)
    } else {
      draw(backdrop, surface, clip, level)
    }
  }

  private func draw(
    _ picture: PreparedPicture, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8
  ) {
    guard picture.coverage.extent.intersects(clip) else { return }
    if picture.tint != nil || picture.adds {
      return drawMixed(picture, surface, clip, level)
    }
    for rect in picture.coverage.whole {
      surface.draw(picture.source, in: rect.intersection(clip), level: level)
    }
    for edge in picture.coverage.edges {
      let part = edge.rect.intersection(clip)
      guard !part.isEmpty else { continue }
      switch edge.amount {
      case .level(let amount):
        surface.draw(picture.source, in: part, level: multiply(amount, level))
      case .mask(let mask) where level == 255:
        surface.draw(picture.source, in: part, through: mask, origin: (edge.rect.x, edge.rect.y))
      case .mask(let mask):
        aside(part) { faded in
          faded.draw(picture.source, in: part, level: level)
          surface.draw(faded.source, in: part, through: mask, origin: (edge.rect.x, edge.rect.y))
        }
      }
    }
  }

  /// Draws a picture in other colours, or as light.
  private func drawMixed(
    _ picture: PreparedPicture, _ surface: PixelSurface, _ clip: PixelRect, _ level: UInt8
  ) {
    let box = picture.coverage.extent.intersection(clip)
    aside(box) { mixed in
      func draw(_ part: PixelRect) {
        if let tint = picture.tint {
          mixed.store(picture.source, in: part, times: tint)
        } else {
          mixed.draw(picture.source, in: part)
        }
      }
      for rect in picture.coverage.whole { draw(rect.intersection(box)) }
      for edge in picture.coverage.edges {
        let part = edge.rect.intersection(box)
        guard !part.isEmpty else { continue }
        draw(part)
        switch edge.amount {
        case .level(let amount): mixed.keep(part, level: amount)
        case .mask(let mask):
          mixed.keep(
            part, where: PixelSurface(mask: mask, x: edge.rect.x, y: edge.rect.y))
        }
      }
      surface.draw(mixed.source, in: box, level: level, adds: picture.adds)
    }
  }
}
