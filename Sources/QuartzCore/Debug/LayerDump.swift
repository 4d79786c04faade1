internal import Foundation

extension CALayer {
  /// The tree in text, a line for each layer: its class, name, frame and what differs from a new
  /// layer's. Stable from run to run: no addresses, numbers to a thousandth.
  package func dump() -> String {
    var lines: [String] = []
    LayerDump.add(self, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }
}

/// How layers and their values are written.
enum LayerDump {
  static func add(_ layer: CALayer, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(for: layer))
    for child in layer.sublayers ?? [] { add(child, depth: depth + 1, to: &lines) }
  }

  private static func line(for layer: CALayer) -> String {
    var parts = ["\(type(of: layer))"]
    if let name = layer.name { parts.append("“\(name)”") }
    parts.append(text(of: .rect(layer.frame)))
    let fresh = LayerProperties()
    for key in LayerKey.allCases where key != .position && layer.values.has(key) {
      let value = layer.values[key]
      if key == .bounds {
        if layer.bounds.origin != .zero {
          parts.append("origin=\(text(of: .point(layer.bounds.origin)))")
        }
        continue
      }
      var normal = fresh
      normal.own = layer.values.own.fresh
      if value != normal[key] { parts.append("\(key.rawValue)=\(text(of: value))") }
    }
    if let keys = layer.animationKeys() {
      parts.append("animations=\(keys.joined(separator: ","))")
    }
    if layer.mask != nil { parts.append("masked") }
    return parts.joined(separator: " ")
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  static func text(of value: AnimatableValue) -> String {
    func list(_ numbers: [Double]) -> String {
      "(" + numbers.map(number).joined(separator: " ") + ")"
    }
    switch value {
    case .number(let value): return number(Double(value))
    case .flag(let value): return value ? "yes" : "no"
    case .color(nil), .path(nil), .contents(nil): return "none"
    case .color(let color?):
      let rgba = color.rgba
      return list([rgba.red, rgba.green, rgba.blue, rgba.alpha].map(Double.init))
    case .path(let path?): return "path" + text(of: .rect(path.boundingBoxOfPath))
    case .contents(let contents?): return "\(contents.part.width)×\(contents.part.height)"
    case .transform(let transform):
      if transform.isAffine {
        let m = CATransform3DGetAffineTransform(transform)
        return list([m.a, m.b, m.c, m.d, m.tx, m.ty].map(Double.init))
      }
      return list(transform.entries)
    default: return list(value.scalars ?? [])
    }
  }
}

nonisolated extension LayerProperties.OwnProperties {
  /// The same kind with the values of a new layer.
  fileprivate var fresh: LayerProperties.OwnProperties {
    switch self {
    case .none: .none
    case .gradient: .gradient(GradientProperties())
    case .shape: .shape(ShapeProperties())
    case .space: .space
    case .replicator: .replicator(ReplicatorProperties())
    case .emitter: .emitter(EmitterProperties())
    case .backdrop: .backdrop(BackdropProperties())
    }
  }
}
