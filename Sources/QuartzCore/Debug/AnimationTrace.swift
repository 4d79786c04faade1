internal import Foundation

/// A line for each animated value in each frame: time, layer, key path, progress, value.
package final class AnimationTrace {
  /// The lines so far.
  package private(set) var lines: [String] = []

  /// Makes an empty trace. Give it to a `LayerRenderer`.
  package init() {}

  /// All of it.
  package var text: String { lines.joined(separator: "\n") }

  func record(_ layer: CALayer, at time: CFTimeInterval) {
    if !layer.attachments.isEmpty {
      let local = layer.localTime(at: time)
      let values = layer.properties(at: local)
      for attached in layer.attachments {
        record(attached, layer, values, at: time, local)
      }
    }
    for child in layer.children { record(child, at: time) }
  }

  private func record(
    _ attached: AttachedAnimation, _ layer: CALayer, _ values: LayerProperties,
    at time: CFTimeInterval, _ local: CFTimeInterval
  ) {
    let timing = attached.compiled.timing
    guard let sample = timing.sample(atLocal: timing.localTime(at: local)) else { return }
    attached.compiled.forEachTrack { track in
      let value = LayerDump.text(of: values[path: track.path])
      lines.append(
        "\(LayerDump.number(time)) \(layer.name ?? "\(type(of: layer))") \(track.path.text) "
          + "\(LayerDump.number(sample.progress)) \(value)")
    }
  }
}

nonisolated extension LayerKeyPath {
  /// The path as it is written.
  var text: String {
    guard let component else { return key.rawValue }
    let part =
      switch component {
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      case .origin: "origin"
      case .size: "size"
      case .originX: "origin.x"
      case .originY: "origin.y"
      case .sizeWidth: "size.width"
      case .sizeHeight: "size.height"
      case .rotation(let axis): "rotation.\(axis.rawValue)"
      case .scale(let axis): axis.map { "scale.\($0.rawValue)" } ?? "scale"
      case .translation(let axis): "translation.\(axis.rawValue)"
      case .translationSize: "translation"
      }
    return "\(key.rawValue).\(part)"
  }
}
