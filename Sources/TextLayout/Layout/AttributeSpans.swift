/// The attributes of a text as stretches without gap or overlap, in bytes of the prepared text.
struct AttributeSpans {
  struct Span {
    var start: Int
    var attributes: TextAttributes
  }

  /// Ascending; the first starts at 0.
  let spans: [Span]

  init(of text: StyledText, in prepared: PreparedText) {
    var spans = [Span(start: 0, attributes: text.attributes)]
    func begin(_ attributes: TextAttributes, at start: Int) {
      if spans[spans.count - 1].start == start { spans.removeLast() }
      spans.append(Span(start: start, attributes: attributes))
    }
    for run in text.runs {
      let start = prepared.byteOffset(ofUTF16: run.range.lowerBound)
      let end = prepared.byteOffset(ofUTF16: run.range.upperBound)
      guard start < end, start >= spans[spans.count - 1].start else { continue }
      begin(run.attributes, at: start)
      begin(text.attributes, at: end)
    }
    self.spans = spans
  }

  /// The index of the span that holds this byte.
  func index(at byte: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].start <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }

  subscript(index: Int) -> TextAttributes { spans[index].attributes }
}
