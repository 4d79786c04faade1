internal import Foundation

/// A key path to a property of a layer or to a part of it, such as `position.x` or
/// `transform.rotation.z`.
nonisolated package struct LayerKeyPath: Hashable, Sendable {
  /// The property.
  package let key: LayerKey
  /// The part of it; nil for all.
  let component: Component?

  /// The parts that properties of each kind have.
  enum Component: Hashable, Sendable {
    case x, y, width, height
    case origin, size, originX, originY, sizeWidth, sizeHeight
    case rotation(Axis)
    case scale(Axis?)
    case translation(Axis)
    case translationSize
  }

  /// An axis of space.
  enum Axis: String, Hashable, Sendable { case x, y, z }

  init(_ key: LayerKey, _ component: Component? = nil) {
    self.key = key
    self.component = component
  }

  /// Nil for paths that lead to nothing that can be animated.
  package init?(_ path: String) {
    let dot = path.firstIndex(of: ".") ?? path.endIndex
    guard let key = LayerKey.named(path[..<dot]) else { return nil }
    self.key = key
    guard dot != path.endIndex else {
      component = nil
      return
    }
    let rest = String(path[path.index(after: dot)...])
    let kind = Self.kinds[key] ?? .flag
    guard let component = Component(rest, kind: kind) else { return nil }
    self.component = component
  }

  private static let kinds: [LayerKey: AnimatableValue.Kind] = {
    var kinds: [LayerKey: AnimatableValue.Kind] = [:]
    for key in LayerKey.allCases { kinds[key] = LayerProperties()[key].kind }
    return kinds
  }()

  /// The kind of value at the end of the path.
  var kind: AnimatableValue.Kind {
    switch component {
    case nil: Self.kinds[key] ?? .flag
    case .origin: .point
    case .size, .translationSize: .size
    default: .number
    }
  }
}

nonisolated extension LayerKeyPath.Component {
  init?(_ name: String, kind: AnimatableValue.Kind) {
    switch (kind, name) {
    case (.point, "x"): self = .x
    case (.point, "y"): self = .y
    case (.size, "width"): self = .width
    case (.size, "height"): self = .height
    case (.rect, "origin"): self = .origin
    case (.rect, "size"): self = .size
    case (.rect, "origin.x"): self = .originX
    case (.rect, "origin.y"): self = .originY
    case (.rect, "size.width"): self = .sizeWidth
    case (.rect, "size.height"): self = .sizeHeight
    case (.transform, "rotation"): self = .rotation(.z)
    case (.transform, "scale"): self = .scale(nil)
    case (.transform, "translation"): self = .translationSize
    case (.transform, _):
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, let axis = LayerKeyPath.Axis(rawValue: parts[1]) else { return nil }
      switch parts[0] {
      case "rotation": self = .rotation(axis)
      case "scale": self = .scale(axis)
      case "translation": self = .translation(axis)
      default: return nil
      }
    default: return nil
    }
  }
}

nonisolated extension LayerProperties {
  /// The value at the end of a key path.
  package subscript(path path: LayerKeyPath) -> AnimatableValue {
    get {
      guard let component = path.component else { return self[path.key] }
      return switch (self[path.key], component) {
      case (.point(let point), .x): .number(point.x)
      case (.point(let point), _): .number(point.y)
      case (.size(let size), .width): .number(size.width)
      case (.size(let size), _): .number(size.height)
      case (.rect(let rect), .origin): .point(rect.origin)
      case (.rect(let rect), .size): .size(rect.size)
      case (.rect(let rect), .originX): .number(rect.origin.x)
      case (.rect(let rect), .originY): .number(rect.origin.y)
      case (.rect(let rect), .sizeWidth): .number(rect.size.width)
      case (.rect(let rect), _): .number(rect.size.height)
      case (.transform(let transform), _): transform[component]
      case (let value, _): value
      }
    }
    set {
      guard let component = path.component else {
        self[path.key] = newValue
        return
      }
      switch (self[path.key], component, newValue) {
      case (.point(var point), _, .number(let value)):
        if component == .x { point.x = value } else { point.y = value }
        self[path.key] = .point(point)
      case (.size(var size), _, .number(let value)):
        if component == .width { size.width = value } else { size.height = value }
        self[path.key] = .size(size)
      case (.rect(var rect), .origin, .point(let value)):
        rect.origin = value
        self[path.key] = .rect(rect)
      case (.rect(var rect), .size, .size(let value)):
        rect.size = value
        self[path.key] = .rect(rect)
      case (.rect(var rect), _, .number(let value)):
        switch component {
        case .originX: rect.origin.x = value
        case .originY: rect.origin.y = value
        case .sizeWidth: rect.size.width = value
        default: rect.size.height = value
        }
        self[path.key] = .rect(rect)
      case (.transform(var transform), _, _):
        transform[component] = newValue
        self[path.key] = .transform(transform)
      default: break
      }
    }
  }
}
