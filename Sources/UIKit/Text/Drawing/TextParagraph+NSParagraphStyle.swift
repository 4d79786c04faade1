internal import TextLayout

nonisolated extension TextParagraph {
  /// What a paragraph style means to the layout.
  package init(_ style: NSParagraphStyle) {
    self.init(
      alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode),
      baseDirection: Direction(style.baseWritingDirection), lineSpacing: style.lineSpacing,
      lineHeightMultiple: style.lineHeightMultiple, minimumLineHeight: style.minimumLineHeight,
      maximumLineHeight: style.maximumLineHeight, paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore,
      firstLineHeadIndent: style.firstLineHeadIndent, headIndent: style.headIndent)
  }
}

nonisolated extension TextParagraph.Alignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

nonisolated extension TextParagraph.LineBreak {
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .characterWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}

nonisolated extension TextParagraph.Direction {
  init(_ direction: NSWritingDirection) {
    self =
      switch direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}
