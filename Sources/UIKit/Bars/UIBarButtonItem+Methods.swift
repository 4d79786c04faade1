// Methods in the place of selectors, by the three shapes of UIControl.addTarget.
extension UIBarButtonItem {
  /// Makes a button with a title that calls a method of `target`, which is not retained.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(title: title, style: style)
    setTarget(target, action: action)
  }

  /// Makes a button with a title that calls a method of `target` with itself.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style)
    setTarget(target, action: action)
  }

  /// Makes a button with an image that calls a method of `target`, which is not retained.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    self.init(image: image, style: style)
    setTarget(target, action: action)
  }

  /// Makes a button with an image that calls a method of `target` with itself.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(image: image, style: style)
    setTarget(target, action: action)
  }

  /// Makes a button that the system knows, which calls a method of `target`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Makes a button that the system knows, which calls a method of `target` with itself.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Calls a method of `target`, which is not retained, when the button is pressed, in place of
  /// the one before.
  public func setTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    setMethod(of: target) { target, _ in action(target)() }
  }

  /// Calls a method of `target`, which is not retained, with the item.
  public func setTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
  ) {
    setMethod(of: target) { target, item in action(target)(item) }
  }

  private func setMethod<Target: AnyObject>(
    of target: Target?, _ body: @escaping (Target, UIBarButtonItem) -> Void
  ) {
    self.target = target
    method = { [weak target] item in
      if let target { body(target, item) }
    }
  }
}
