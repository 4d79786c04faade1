package import Foundation

/// A layer that shows what lies beneath it, blurred and tinted, in its bounds with their rounded
/// corners; sublayers lie on that.
///
/// Beneath is all that is drawn before it, in its superlayers too, but within a picture that is
/// kept (`shouldRasterize`, perspective) only what belongs to that.
package final class BackdropLayer: CALayer {
  override func registerDefaults() { values.own = .backdrop(BackdropProperties()) }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: WritableKeyPath<BackdropProperties, Value>, _ value: Value
  ) {
    change(key, values.backdrop[keyPath: path], value) { values.backdrop[keyPath: path] = value }
  }

  /// The blur's standard deviation in points; 0, the default, is none.
  package var blurRadius: CGFloat {
    get { values.backdrop.blurRadius }
    set { change(.blurRadius, \.blurRadius, newValue) }
  }
  /// How strong colours are: 0 is grey, 1, the default, as they are.
  package var saturation: CGFloat {
    get { values.backdrop.saturation }
    set { change(.saturation, \.saturation, newValue) }
  }
  /// Painted over that; nil for nothing.
  package var tintColor: CGColor? {
    get { values.backdrop.tintColor }
    set { change(.tintColor, \.tintColor, newValue) }
  }
}

/// What a backdrop layer does to what lies beneath.
nonisolated package struct BackdropProperties: Hashable, Sendable {
  package var blurRadius: CGFloat = 0
  package var saturation: CGFloat = 1
  package var tintColor: CGColor?
}
