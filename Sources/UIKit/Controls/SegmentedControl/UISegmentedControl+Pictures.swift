internal import CoreGraphics

/// Grounds and dividers of a program's own.
struct SegmentPictures {
  private struct Place: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }

  private var grounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private var dividers: [Place: UIImage] = [:]

  subscript(ground state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    get { grounds[metrics]?[state] }
    set { grounds[metrics, default: StateValues()][state] = newValue }
  }

  subscript(
    divider left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    get { dividers[Place(left: left.rawValue, right: right.rawValue, metrics: metrics)] }
    set { dividers[Place(left: left.rawValue, right: right.rawValue, metrics: metrics)] = newValue }
  }

  /// The ground to show; nil where the control has its own.
  func ground(in state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    grounds[metrics]?.shown(in: state) ?? grounds[.default]?.shown(in: state)
  }

  /// The divider to show between two segments; nil where the control has its own.
  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    for metrics in [metrics, .default] {
      if let image = self[divider: left, right, metrics] ?? self[divider: .normal, .normal, metrics]
      {
        return image
      }
    }
    return nil
  }
}

extension UISegmentedControl {
  /// Sets a picture for the ground of segments in a state, in place of the grey and of the capsule. It
  /// is drawn over the width of the control, of which each segment shows its part, so that the caps of
  /// a resizable picture stand at the ends.
  ///
  /// Those for `compact` metrics are shown where there is little height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    pictures[ground: state, barMetrics] = backgroundImage
    contentDidChange()
  }

  /// The picture that was set for the ground of segments in a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[ground: state, barMetrics]
  }

  /// Sets a picture for what stands between two segments in their states, as wide as the picture.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    pictures[divider: leftState, rightState, barMetrics] = dividerImage
    contentDidChange()
  }

  /// The picture that was set for what stands between two segments in their states.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { pictures[divider: leftState, rightState, barMetrics] }

  private var shownMetrics: UIBarMetrics {
    traitCollection.verticalSizeClass == .compact ? .compact : .default
  }

  /// Whether the grounds are the program's.
  var hasPictures: Bool { pictures.ground(in: .normal, shownMetrics) != nil }

  func shownState(_ index: Int) -> State {
    let item = items[index]
    if !isEnabled || !item.isEnabled { return .disabled }
    if index == shownIndex { return .selected }
    return index == pressedIndex ? .highlighted : .normal
  }

  func ground(_ index: Int) -> UIImage? { pictures.ground(in: shownState(index), shownMetrics) }

  /// The picture between a segment and the next one, from left to right.
  func divider(after index: Int) -> UIImage? {
    let (first, second) = (shownState(index), shownState(index + 1))
    return isRightToLeft
      ? pictures.divider(second, first, shownMetrics)
      : pictures.divider(first, second, shownMetrics)
  }
}
