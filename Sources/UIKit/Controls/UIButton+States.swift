internal import CoreGraphics
public import Foundation

/// What a button shows in its states.
struct ButtonValues {
  var title = StateValues<String>()
  var attributedTitle = StateValues<NSAttributedString>()
  var titleColor = StateValues<UIColor>()
  var titleShadowColor = StateValues<UIColor>()
  var image = StateValues<UIImage>()
  var backgroundImage = StateValues<UIImage>()
}

/// A value for each state of a control.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of a state itself; nil where it has none of its own.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that shows in a state: its own, else that of `normal`.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}

extension UIButton {
  // MARK: By state

  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: State) {
    values.title[state] = title
    contentDidChange()
  }
  /// Sets the title for a state, with attributes, which goes before a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    values.attributedTitle[state] = title
    contentDidChange()
  }
  /// Sets the colour of the title for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    values.titleColor[state] = color
    showState()
  }
  /// Sets the colour of the title's shadow for a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    values.titleShadowColor[state] = color
    showState()
  }
  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    values.image[state] = image
    contentDidChange()
  }
  /// Sets the picture behind all for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    values.backgroundImage[state] = image
    contentDidChange()
  }

  /// The title of a state.
  public func title(for state: State) -> String? { values.title.shown(in: state) }
  /// The title with attributes of a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    values.attributedTitle.shown(in: state)
  }
  /// The colour of the title in a state.
  public func titleColor(for state: State) -> UIColor? {
    values.titleColor[state] ?? defaultTitleColor(for: state)
  }
  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: State) -> UIColor? {
    values.titleShadowColor.shown(in: state)
  }
  /// The picture of a state.
  public func image(for state: State) -> UIImage? { values.image.shown(in: state) }
  /// The picture behind all of a state.
  public func backgroundImage(for state: State) -> UIImage? {
    values.backgroundImage.shown(in: state)
  }

  // MARK: Now

  /// The title now.
  public var currentTitle: String? { configuration?.title ?? title(for: valueState) }
  /// The title with attributes now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: valueState) }
  /// The colour of the title now.
  public var currentTitleColor: UIColor { titleColor(for: valueState) ?? .white }
  /// The colour of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: valueState) }
  /// The picture now.
  public var currentImage: UIImage? { configuration?.image ?? image(for: valueState) }
  /// The picture behind all now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: valueState) }

  /// The state that values are looked up for: the focus has none of its own.
  var valueState: State { state.subtracting(.focused) }

  private func defaultTitleColor(for state: State) -> UIColor? {
    if isSystem {
      // A disabled button without colours of its own is grey, whatever `normal` has.
      if state.contains(.disabled), values.titleColor[.normal] == nil {
        return .tertiaryLabel
      }
      return values.titleColor[.normal] ?? tintColor
    }
    return values.titleColor[.normal] ?? .white
  }

  /// The title, picture or insets changed.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showState()
  }
}
