internal import CoreGraphics
internal import LayoutSolver

/// What items bring along: given frames, the root's size, the insets of guides.
extension LayoutEngine {
  func pin(_ place: ItemPlace) {
    switch place.item {
    case is UIView where place.isRoot: pinRoot(place)
    case let view as UIView: pin(view, place)
    case let guide as UILayoutGuide: pin(guide, place)
    default: break
    }
  }

  /// The root's size is given: there its region ends. One that is in no superview and leaves its
  /// frame to constraints keeps its size for as long as nothing wants another.
  private func pinRoot(_ place: ItemPlace) {
    let root = ItemReference(root)
    switch rootSize {
    case .given:
      let isFree =
        self.root.superview == nil && !self.root.translatesAutoresizingMaskIntoConstraints
      let priority = isFree ? Priority(1) : .required
      add(to: place, .rootSize(root, .horizontal), [(place.width, 1)], priority) {
        $0.view.alignmentRect(forFrame: $0.view.bounds).width
      }
      add(to: place, .rootSize(root, .vertical), [(place.height, 1)], priority) {
        $0.view.alignmentRect(forFrame: $0.view.bounds).height
      }
    case .fitting(let size, let horizontal, let vertical):
      add(to: place, .rootSize(root, .horizontal), [(place.width, 1)], Priority(horizontal)) { _ in
        size.width
      }
      add(to: place, .rootSize(root, .vertical), [(place.height, 1)], Priority(vertical)) { _ in
        size.height
      }
    }
  }

  /// A view whose autoresizing mask rules stays where it was put.
  private func pin(_ view: UIView, _ place: ItemPlace) {
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    let item = ItemReference(view)
    add(to: place, .frame(item, "left"), [(place.x, 1)]) { $0.givenRect.minX }
    add(to: place, .frame(item, "top"), [(place.y, 1)]) { $0.givenRect.minY }
    add(to: place, .frame(item, "width"), [(place.width, 1)]) { $0.givenRect.width }
    add(to: place, .frame(item, "height"), [(place.height, 1)]) { $0.givenRect.height }
  }

  private func pin(_ guide: UILayoutGuide, _ place: ItemPlace) {
    guard let kind = guide.systemKind, let owner = guide.owningView else { return }
    let outer = makePlace(for: owner)
    outer.uses += 1
    place.dependsOn = outer
    let item = ItemReference(guide)
    let (x, y, width, height) = (place.x, place.y, place.width, place.height)
    let right = [(x, 1.0), (width, 1), (outer.width, -1)]
    let bottom = [(y, 1.0), (height, 1), (outer.height, -1)]
    switch kind {
    case .layoutMargins:
      add(to: place, .guide(item, "left"), [(x, 1)]) { $0.view.layoutMargins.left }
      add(to: place, .guide(item, "top"), [(y, 1)]) { $0.view.layoutMargins.top }
      add(to: place, .guide(item, "right"), right) { $0.extra.width - $0.view.layoutMargins.right }
      add(to: place, .guide(item, "bottom"), bottom) {
        $0.extra.height - $0.view.layoutMargins.bottom
      }
    case .safeArea:
      add(to: place, .guide(item, "left"), [(x, 1)]) { $0.view.safeAreaInsets.left }
      add(to: place, .guide(item, "top"), [(y, 1)]) { $0.view.safeAreaInsets.top }
      add(to: place, .guide(item, "right"), right) { $0.extra.width - $0.view.safeAreaInsets.right }
      add(to: place, .guide(item, "bottom"), bottom) {
        $0.extra.height - $0.view.safeAreaInsets.bottom
      }
    case .readableContent:
      pinReadable(item, place, outer)
      add(to: place, .guide(item, "top"), [(y, 1)]) { $0.view.layoutMargins.top }
      add(to: place, .guide(item, "bottom"), bottom) {
        $0.extra.height - $0.view.layoutMargins.bottom
      }
    case .keyboard:
      add(to: place, .guide(item, "left"), [(x, 1)]) { _ in 0 }
      add(to: place, .guide(item, "right"), right) { $0.extra.width }
      add(to: place, .guide(item, "bottom"), bottom) { $0.extra.height }
      add(to: place, .guide(item, "height"), [(height, 1)]) {
        ($0.item as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      }
    case .scrollContent:
      add(to: place, .guide(item, "left"), [(x, 1)]) { _ in 0 }
      add(to: place, .guide(item, "top"), [(y, 1)]) { _ in 0 }
    case .scrollFrame:
      crossedSpaces.insert(ObjectIdentifier(owner))
      add(to: place, .guide(item, "left"), [(x, 1)]) { $0.view.bounds.minX }
      add(to: place, .guide(item, "top"), [(y, 1)]) { $0.view.bounds.minY }
      add(to: place, .guide(item, "width"), [(width, 1), (outer.width, -1)]) { $0.extra.width }
      add(to: place, .guide(item, "height"), [(height, 1), (outer.height, -1)]) { $0.extra.height }
    }
  }

  /// As wide as the margins leave room for, but no wider than can be read; in the middle.
  private func pinReadable(_ item: ItemReference, _ place: ItemPlace, _ outer: ItemPlace) {
    let middle = [(place.x, 1.0), (place.width, 0.5), (outer.width, -0.5)]
    add(to: place, .guide(item, "middle"), middle) {
      ($0.extra.width + $0.view.layoutMargins.left - $0.view.layoutMargins.right) / 2
    }
    let room = [(place.width, 1.0), (outer.width, -1)]
    for (priority, relation) in [(Priority(999), Relation.zero), (.required, .atMostZero)] {
      add(to: place, .guide(item, "width"), room, priority, relation) {
        $0.extra.width - $0.view.layoutMargins.horizontal
      }
    }
    add(to: place, .guide(item, "width"), [(place.width, 1)], .required, .atMostZero) { _ in
      UILayoutGuide.readableWidth
    }
  }

  /// Adds "the sum of the terms = constant", or at most.
  private func add(
    to place: ItemPlace, _ reason: ConstraintReason, _ terms: [(Variable, Double)],
    _ priority: Priority = .required, _ relation: Relation = .zero,
    constant: @escaping (PinnedItem) -> CGFloat
  ) {
    guard let item = place.item.flatMap(PinnedItem.init) else { return }
    var expression = LinearExpression(constant: -Double(constant(item)))
    for (variable, factor) in terms { expression.add(variable, times: factor) }
    let id = system.add(expression, relation, priority)
    reasons[id] = reason
    place.pins.append(ItemPlace.Pin(id: id, constant: constant))
  }

  /// Takes the numbers anew that items are pinned to.
  func refreshPins() {
    for place in allPlaces() where !place.pins.isEmpty {
      guard let item = place.item.flatMap(PinnedItem.init) else { continue }
      for pin in place.pins { system.setConstant(-Double(pin.constant(item)), of: pin.id) }
    }
  }
}

/// What a pin's number is taken from.
struct PinnedItem {
  let item: any LayoutItem
  /// The item, or the view that the guide is in.
  let view: UIView

  /// Nil for a guide that is in no view.
  init?(_ item: any LayoutItem) {
    guard let view = item as? UIView ?? item.layoutSpace else { return nil }
    self.item = item
    self.view = view
  }

  /// What the view is larger by than its alignment rectangle, by which places count.
  var extra: CGSize {
    let insets = view.alignmentRectInsets
    return CGSize(width: insets.horizontal, height: insets.vertical)
  }

  var givenRect: CGRect { view.alignmentRect(forFrame: view.untransformedFrame) }
}
