extension UIViewController {
  /// The navigation controller that this one is in, if it is in one.
  public var navigationController: UINavigationController? {
    ancestors.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Sets what the navigation controller's toolbar shows while this page is on top.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    guard let navigation = navigationController, navigation.topViewController === self else {
      return
    }
    navigation.showToolbarItems(animated: animated)
  }

  /// The item that was made for the controller, with its title.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem()
    item.title = title
    return item
  }
}
