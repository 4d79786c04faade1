public import Foundation

/// Something that can be put on a bar: a title, an image, and whether it can be used.
open class UIBarItem: NSObject {
  /// What it says; not shown where it has an image.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Its picture; in the tint unless the picture says otherwise.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// What the picture is moved in by; positive values make it smaller.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number to find it by.
  open var tag = 0
  /// A name for tests, never read out.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// What a screen reader calls it; nil for the title.
  open var accessibilityLabel: String? { didSet { didChange() } }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Called when something that shows has changed. The bar that shows the item sets it.
  var onChange: (() -> Void)?

  /// Makes an item without content.
  public override init() { super.init() }

  /// Sets how the title looks in a state; nil sets the usual look again.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

  /// How the title looks in a state; nil where that was not set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func didChange() { onChange?() }
}
