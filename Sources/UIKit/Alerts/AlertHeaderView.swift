internal import CoreGraphics

/// The upper part of an alert: title, message and text fields. What is missing takes no room.
final class AlertHeaderView: UIView {
  let box = AlertFieldBox(frame: .zero)
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let looks: AlertLooks

  init(_ looks: AlertLooks) {
    self.looks = looks
    super.init(frame: .zero)
    for (label, font) in [(titleLabel, looks.title), (messageLabel, looks.message)] {
      label.font = font
      label.textColor = looks.textColor
      label.textAlignment = .center
      label.numberOfLines = 0
      label.isHidden = true
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.accessibilityIdentifier = "alert.title"
    messageLabel.accessibilityIdentifier = "alert.message"
    addSubview(box)
  }

  required init?(coder: NSCoder) {
    looks = .alert
    super.init(coder: coder)
  }

  var isEmpty: Bool { titleLabel.isHidden && messageLabel.isHidden && box.isEmpty }

  func show(title: String?, message: String?) {
    for (label, text) in [(titleLabel, title), (messageLabel, message)] {
      label.text = text
      label.isHidden = !AlertText.isShown(text)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    titleLabel.frame = places.title
    messageLabel.frame = places.message
    box.frame = places.box
    box.isHidden = box.isEmpty
  }

  private struct Places {
    var title = CGRect.zero
    var message = CGRect.zero
    var box = CGRect.zero
    var height: CGFloat = 0
  }

  private func places(width: CGFloat) -> Places {
    var places = Places()
    guard !isEmpty else { return places }
    let left = looks.insets.left
    let room = CGSize(
      width: max(0, width - looks.insets.horizontal), height: .greatestFiniteMagnitude)
    var y = looks.insets.top
    func place(_ view: UIView, after gap: CGFloat) -> CGRect {
      let start = y == looks.insets.top ? y : y + gap
      let height = pixelAligned(up: view.sizeThatFits(room).height)
      y = start + height
      return CGRect(x: left, y: start, width: room.width, height: height)
    }
    if !titleLabel.isHidden { places.title = place(titleLabel, after: 0) }
    if !messageLabel.isHidden { places.message = place(messageLabel, after: looks.spacing) }
    if !box.isEmpty { places.box = place(box, after: AlertLooks.fieldMargin) }
    places.height = y + (box.isEmpty ? looks.insets.bottom : AlertLooks.fieldMargin)
    return places
  }
}
