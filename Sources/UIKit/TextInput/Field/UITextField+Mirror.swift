/// A field's text may be a secret: a mirror, and with it `dump`, shows none of what a field keeps.
nonisolated extension UITextField: CustomReflectable {
  /// Shows nothing of the field itself.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
