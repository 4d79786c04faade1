internal import CCairo
public import Foundation

/// A group of drawings that is composited as one.
struct TransparencyLayer {
  /// What was drawn with before, and will be again.
  var outerCairo: OpaquePointer
  /// Its pixels.
  var bitmap: Bitmap
  /// Where they belong.
  var place: PixelRect
  /// How many states were saved before it; no more are restored inside.
  var savedStateCount: Int
}

extension CGContext {
  /// Draws aside until `endTransparencyLayer`, then composites all of it at once with the alpha,
  /// blend mode and shadow set now.
  ///
  /// Inside they begin anew, and the state is saved and restored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(at: reach(of: state.shadow))
  }

  /// The same, for drawings that lie inside `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let box = rect.applying(deviceMatrix)
    beginTransparencyLayer(at: PixelRect(covering: box, in: reach(of: state.shadow)))
  }

  private func beginTransparencyLayer(at place: PixelRect) {
    // Even an empty layer has a pixel, so that drawing into it is an ordinary thing.
    var place = place
    place.width = max(place.width, 1)
    place.height = max(place.height, 1)
    saveGState()
    let bitmap = Bitmap(width: place.width, height: place.height)
    let inner = makeCairo(over: bitmap, at: place)
    layers.append(
      TransparencyLayer(
        outerCairo: cairo, bitmap: bitmap, place: place, savedStateCount: savedStates.count))
    cairo = inner
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
  }

  /// Composites what was drawn since `beginTransparencyLayer`.
  ///
  /// Without one, does nothing.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    cairo_destroy(cairo)
    cairo = layer.outerCairo
    savedStates.removeLast(savedStates.count - layer.savedStateCount)
    state = savedStates.removeLast()
    cairo_restore(cairo)
    putInPlace(layer.bitmap, at: layer.place, alpha: state.alpha)
  }
}
