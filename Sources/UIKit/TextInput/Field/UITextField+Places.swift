internal import CoreGraphics

// Where the parts of a field are, unless a subclass says otherwise.
extension UITextField {
  /// Whether leading is right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What the style keeps free around the text. Source of the figures: iOS 13 to 17, seen.
  var padding: UIEdgeInsets {
    switch looks.borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// A rounded field is 34 points high, seen on iOS, with the font that fields have by default.
  private var verticalPadding: CGFloat {
    switch looks.borderStyle {
    case .none: 0
    case .line: 8
    case .bezel, .roundedRect: 12
    }
  }

  private static let clearButtonSize: CGFloat = 19
  private static let sideGap: CGFloat = 5

  func isLeftViewShown(whileEditing: Bool) -> Bool {
    leftView != nil && looks.leftViewMode.isShown(whileEditing: whileEditing)
  }

  func isRightViewShown(whileEditing: Bool) -> Bool {
    rightView != nil && looks.rightViewMode.isShown(whileEditing: whileEditing)
  }

  func isClearButtonShown(whileEditing: Bool) -> Bool {
    hasText && isEnabled && !isRightViewShown(whileEditing: whileEditing)
      && looks.clearButtonMode.isShown(whileEditing: whileEditing)
  }

  func standardTextRect(in bounds: CGRect, whileEditing: Bool) -> CGRect {
    var insets = padding
    var leading: CGFloat?
    var trailing: CGFloat?
    if isLeftViewShown(whileEditing: whileEditing) {
      let rect = leftViewRect(forBounds: bounds)
      leading = isMirrored ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
    }
    if isRightViewShown(whileEditing: whileEditing) {
      let rect = rightViewRect(forBounds: bounds)
      trailing = isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
    } else if isClearButtonShown(whileEditing: whileEditing) {
      let rect = clearButtonRect(forBounds: bounds)
      trailing = (isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX) + Self.sideGap
    }
    let left = isMirrored ? trailing : leading
    let right = isMirrored ? leading : trailing
    insets.left = max(insets.left, left ?? 0)
    insets.right = max(insets.right, right ?? 0)
    let inner = bounds.inset(by: insets)
    return CGRect(
      x: inner.minX, y: inner.minY, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let size = Self.clearButtonSize
    let x = isMirrored ? bounds.minX + Self.sideGap : bounds.maxX - Self.sideGap - size
    let y = pixelAligned(nearest: bounds.minY + (bounds.height - size) / 2)
    return CGRect(x: x, y: y, width: size, height: size)
  }

  func standardSideRect(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    let y = pixelAligned(nearest: bounds.minY + (bounds.height - size.height) / 2)
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  var fittingSize: CGSize {
    let text = hasText ? textFrame(in: .unlimited) : placeholderFrame(in: .unlimited)
    // As wide as it takes: a bounds of which nothing but the text is subtracted.
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let around = wide.width - textRect(forBounds: wide).width
    let size = CGSize(
      width: text.size.width + max(0, around), height: looks.font.lineHeight + verticalPadding)
    let height = looks.borderStyle == .roundedRect ? max(34, size.height) : size.height
    let sides = [leftView, rightView].compactMap { $0?.bounds.height }
    return pixelAligned(
      up: CGSize(width: size.width, height: sides.reduce(height, max)))
  }

  // MARK: Placing

  func sideViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    looksChanged()
  }

  func layOutField() {
    layOutBorder()
    place(leftView, if: isLeftViewShown(whileEditing: isEditing)) {
      leftViewRect(forBounds: bounds)
    }
    place(rightView, if: isRightViewShown(whileEditing: isEditing)) {
      rightViewRect(forBounds: bounds)
    }
    let isClearable = isClearButtonShown(whileEditing: isEditing)
    if isClearable, clearButton == nil { clearButton = TextFieldClearButton(for: self) }
    place(clearButton, if: isClearable) { clearButtonRect(forBounds: bounds) }
    layOutContent()
  }

  private func place(_ view: UIView?, if isShown: Bool, at rect: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func layOutBorder() {
    let image = isEnabled ? looks.background : looks.disabledBackground ?? looks.background
    guard looks.borderStyle != .none || image != nil else {
      border?.removeFromSuperview()
      border = nil
      return
    }
    let border = self.border ?? TextFieldBorderView()
    if border.superview !== self { insertSubview(border, at: 0) }
    self.border = border
    border.frame = borderRect(forBounds: bounds)
    border.show(looks.borderStyle, image: image, isEnabled: isEnabled)
  }
}
