public import Foundation

/// What a content view shows: a value that can make the view for it.
@MainActor
public protocol UIContentConfiguration {
  /// A view that shows this.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and takes over others.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown. Setting it shows it.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the type that is shown now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a cell is doing.
@MainActor
public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}

/// What a cell of a list is doing.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell can't be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether the keys are at it.
  public var isFocused = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether it is swiped open.
  public var isSwiped = false
  /// Whether it is open.
  public var isExpanded = false

  /// A cell that does nothing.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIContentConfiguration {
  /// Shows the configuration, in the view from before if that can.
  func show(
    in container: UIView, replacing old: (any UIView & UIContentView)?
  ) -> any UIView & UIContentView {
    if let old, old.supports(self) {
      old.configuration = self
      return old
    }
    old?.removeFromSuperview()
    let view = makeContentView()
    container.addSubview(view)
    return view
  }
}

extension UITableViewCell {
  func contentConfigurationDidChange() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return setNeedsLayout()
    }
    for view in [loadedLabel, loadedDetailLabel, loadedPicture] as [UIView?] {
      view?.removeFromSuperview()
    }
    (loadedLabel, loadedDetailLabel, loadedPicture) = (nil, nil, nil)
    configuredView = contentConfiguration.show(in: contentView, replacing: configuredView)
    setNeedsLayout()
  }

  /// Lets the configuration follow the state.
  func updateForState() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      configuredView?.configuration = configuration.updated(for: state)
    }
    updateConfiguration(using: state)
    // Setting a configuration in there asked for this update once more.
    needsConfigurationUpdate = false
  }
}
