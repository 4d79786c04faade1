internal import CoreGraphics
internal import LayoutSolver

/// What items bring along: given frames, the root's size, the insets of guides.
extension LayoutEngine {
  func pin(_ place: ItemPlace) {
    if place.isRoot { return pinRoot(place) }
    switch place.item {
    case let view as UIView: pin(view, place)
    case let guide as UILayoutGuide: pin(guide, place)
    default: break
    }
  }

  /// The root's size is given: there its region ends. One that is in no superview and leaves its
  /// frame to constraints keeps its size for as long as nothing wants another.
  private func pinRoot(_ place: ItemPlace) {
    let view = root
    switch rootSize {
    case .given:
      let isFree = view.superview == nil && !view.translatesAutoresizingMaskIntoConstraints
      let priority = isFree ? Priority(1) : .required
      add(to: place, .rootSize(view, .horizontal), [(place.width, 1)], priority) {
        view.alignmentRect(forFrame: view.bounds).width
      }
      add(to: place, .rootSize(view, .vertical), [(place.height, 1)], priority) {
        view.alignmentRect(forFrame: view.bounds).height
      }
    case .fitting(let size, let horizontal, let vertical):
      let (width, height) = (size.width, size.height)
      add(to: place, .rootSize(view, .horizontal), [(place.width, 1)], Priority(horizontal)) {
        width
      }
      add(to: place, .rootSize(view, .vertical), [(place.height, 1)], Priority(vertical)) {
        height
      }
    }
  }

  /// A view whose autoresizing mask rules stays where it was put.
  private func pin(_ view: UIView, _ place: ItemPlace) {
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    func rect() -> CGRect { view.alignmentRect(forFrame: view.untransformedFrame) }
    add(to: place, .frame(view, "left"), [(place.x, 1)]) { rect().minX }
    add(to: place, .frame(view, "top"), [(place.y, 1)]) { rect().minY }
    add(to: place, .frame(view, "width"), [(place.width, 1)]) { rect().width }
    add(to: place, .frame(view, "height"), [(place.height, 1)]) { rect().height }
  }

  private func pin(_ guide: UILayoutGuide, _ place: ItemPlace) {
    guard let kind = guide.systemKind, let owner = guide.owningView else { return }
    let outer = makePlace(for: owner)
    outer.uses += 1
    place.dependsOn = outer
    let frame = owner.alignmentRectInsets
    let (x, y, width, height) = (place.x, place.y, place.width, place.height)
    let right = [(x, 1.0), (width, 1), (outer.width, -1)]
    let bottom = [(y, 1.0), (height, 1), (outer.height, -1)]
    let (extraX, extraY) = (frame.horizontal, frame.vertical)
    switch kind {
    case .layoutMargins, .safeArea:
      func insets() -> UIEdgeInsets {
        kind == .safeArea ? owner.safeAreaInsets : owner.layoutMargins
      }
      add(to: place, .guide(guide, "left"), [(x, 1)]) { insets().left }
      add(to: place, .guide(guide, "top"), [(y, 1)]) { insets().top }
      add(to: place, .guide(guide, "right"), right) { extraX - insets().right }
      add(to: place, .guide(guide, "bottom"), bottom) { extraY - insets().bottom }
    case .readableContent:
      pinReadable(guide, place, outer, owner)
      add(to: place, .guide(guide, "top"), [(y, 1)]) { owner.layoutMargins.top }
      add(to: place, .guide(guide, "bottom"), bottom) { extraY - owner.layoutMargins.bottom }
    case .keyboard:
      add(to: place, .guide(guide, "left"), [(x, 1)]) { 0 }
      add(to: place, .guide(guide, "right"), right) { extraX }
      add(to: place, .guide(guide, "bottom"), bottom) { extraY }
      add(to: place, .guide(guide, "height"), [(height, 1)]) { [weak guide] in
        (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      }
    case .scrollContent:
      add(to: place, .guide(guide, "left"), [(x, 1)]) { 0 }
      add(to: place, .guide(guide, "top"), [(y, 1)]) { 0 }
    case .scrollFrame:
      crossedSpaces.insert(ObjectIdentifier(owner))
      add(to: place, .guide(guide, "left"), [(x, 1)]) { owner.bounds.minX }
      add(to: place, .guide(guide, "top"), [(y, 1)]) { owner.bounds.minY }
      add(to: place, .guide(guide, "width"), [(width, 1), (outer.width, -1)]) { extraX }
      add(to: place, .guide(guide, "height"), [(height, 1), (outer.height, -1)]) { extraY }
    }
  }

  /// As wide as the margins leave room for, but no wider than can be read; in the middle.
  private func pinReadable(
    _ guide: UILayoutGuide, _ place: ItemPlace, _ outer: ItemPlace, _ owner: UIView
  ) {
    let extra = owner.alignmentRectInsets.horizontal
    func margins() -> UIEdgeInsets { owner.layoutMargins }
    let center = [(place.x, 1.0), (place.width, 0.5), (outer.width, -0.5)]
    add(to: place, .guide(guide, "middle"), center) {
      (extra + margins().left - margins().right) / 2
    }
    let room = [(place.width, 1.0), (outer.width, -1)]
    let asWide = Priority(999)
    add(to: place, .guide(guide, "width"), room, asWide) { extra - margins().horizontal }
    add(to: place, .guide(guide, "width"), room, .required, .atMostZero) {
      extra - margins().horizontal
    }
    add(to: place, .guide(guide, "width"), [(place.width, 1)], .required, .atMostZero) {
      UILayoutGuide.readableWidth
    }
  }

  /// Adds "the sum of the terms = constant", or at most.
  private func add(
    to place: ItemPlace, _ reason: ConstraintReason, _ terms: [(Variable, Double)],
    _ priority: Priority = .required, _ relation: Relation = .zero,
    constant: @escaping () -> CGFloat
  ) {
    var expression = LinearExpression(constant: -Double(constant()))
    for (variable, factor) in terms { expression.add(variable, times: factor) }
    let id = system.add(expression, relation, priority)
    reasons[id] = reason
    place.pins.append(ItemPlace.Pin(id: id, constant: constant))
  }

  /// Takes the numbers anew that items are pinned to.
  func refreshPins() {
    for place in allPlaces() where place.item != nil {
      for pin in place.pins { system.setConstant(-Double(pin.constant()), of: pin.id) }
    }
  }
}
