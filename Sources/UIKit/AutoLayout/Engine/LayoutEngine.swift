internal import CoreGraphics
internal import LayoutSolver

/// Solves the constraints of one region: those held by the root and by the views below it that
/// are in the region.
///
/// Changes are only noted; `update` works them in, once in a layout pass.
final class LayoutEngine {
  /// What the root's size is.
  enum RootSize {
    /// The one it has.
    case given
    /// Whatever comes nearest to a target.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  unowned let root: UIView
  let rootSize: RootSize
  var system = ConstraintSystem()
  /// The size that the root had when it was last solved for.
  var knownRootSize: CGSize?
  /// Whether there is anything to do.
  var needsSolving = true

  private var places: [ObjectIdentifier: ItemPlace] = [:]
  /// In the order in which they were made.
  private var order: [ItemPlace] = []
  private var installed: [ObjectIdentifier: Installed] = [:]
  /// Constraints to be installed.
  private var incoming: [NSLayoutConstraint] = []
  /// Installed constraints whose base follows what is scrolled, or text. Some may have gone.
  private var followers: [NSLayoutConstraint] = []
  /// What stands behind each constraint of the system.
  var reasons: [ConstraintID: ConstraintReason] = [:]
  /// Installed constraints that are left out, for they can't hold together with others.
  var broken: [NSLayoutConstraint] = []
  /// Views from inside which constraints reach to the outside, or whose scrolling matters otherwise.
  var crossedSpaces: Set<ObjectIdentifier> = []
  /// Conflicts that were told of, so that each is told once.
  var reported: Set<Set<ObjectIdentifier>> = []

  /// A constraint in the system.
  struct Installed {
    let constraint: NSLayoutConstraint
    /// Nil while it is left out.
    var id: ConstraintID?
    let places: [ItemPlace]
    /// The expression's constant without the constraint's own, and the sign of that.
    var base: Double
    let sign: Double
  }

  init(root: UIView, rootSize: RootSize = .given) {
    self.root = root
    self.rootSize = rootSize
    root.forEachInRegion { _, layout in incoming += layout.held.all }
  }

  var isEmpty: Bool { incoming.isEmpty && installed.isEmpty }

  func has(_ item: any LayoutItem) -> Bool { places[ObjectIdentifier(item)] != nil }

  /// Where an item came out, if constraints name it.
  func place(of item: any LayoutItem) -> ItemPlace? { places[ObjectIdentifier(item)] }

  /// All places, in the order in which they were made.
  func allPlaces() -> [ItemPlace] {
    order.removeAll { $0.uses == 0 && !$0.isRoot }
    return order
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    incoming.append(constraint)
    needsSolving = true
  }

  func remove(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    root.setNeedsLayout()
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
      incoming.removeAll { $0 === constraint }
      return
    }
    if let id = entry.id {
      withdraw(id)
    } else {
      broken.removeAll { $0 === constraint }
    }
    for place in entry.places { release(place) }
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    root.setNeedsLayout()
    guard let entry = installed[ObjectIdentifier(constraint)], let id = entry.id else { return }
    system.setConstant(entry.base + entry.sign * constraint.constant, of: id)
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    needsSolving = true
    root.setNeedsLayout()
    guard let id = installed[ObjectIdentifier(constraint)]?.id else { return }
    system.setPriority(Priority(constraint.priority), of: id)
  }

  /// The content of an item has another size, or another baseline.
  func contentChanged(of item: any LayoutItem) {
    guard let place = places[ObjectIdentifier(item)] else { return }
    place.isContentStale = true
    needsSolving = true
    root.setNeedsLayout()
  }

  // MARK: Installing

  func installIncoming() {
    let constraints = incoming
    incoming = []
    for constraint in constraints where constraint.isActive {
      guard installed[ObjectIdentifier(constraint)] == nil else { continue }
      install(constraint)
    }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder,
      let written = ConstraintWriter.write(constraint, in: holder, engine: self)
    else { return }
    for place in written.places { place.uses += 1 }
    let base = written.expression.constant - written.sign * Double(constraint.constant)
    let id = system.add(
      written.expression, Relation(constraint.relation), Priority(constraint.priority))
    reasons[id] = .constraint(constraint)
    installed[ObjectIdentifier(constraint)] = Installed(
      constraint: constraint, id: id, places: written.places, base: base, sign: written.sign)
    if written.followsContent { followers.append(constraint) }
  }

  /// Takes the constants anew of constraints that follow what is scrolled, or text.
  func refreshConstants() {
    followers.removeAll { installed[ObjectIdentifier($0)] == nil }
    for constraint in followers {
      let key = ObjectIdentifier(constraint)
      guard let entry = installed[key], let id = entry.id, let holder = constraint.holder,
        let written = ConstraintWriter.write(constraint, in: holder, engine: self)
      else { continue }
      guard written.places.elementsEqual(entry.places, by: ===) else {
        reinstall(constraint)
        continue
      }
      let constant = written.expression.constant
      installed[key]!.base = constant - entry.sign * Double(constraint.constant)
      system.setConstant(constant, of: id)
    }
  }

  /// Writes a constraint anew that was left out, or names other places now.
  private func reinstall(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    if let id = entry.id { withdraw(id) }
    install(constraint)
    for place in entry.places { release(place) }
  }

  // MARK: Leaving out

  /// Leaves a constraint out until something changes.
  func breakConstraint(_ constraint: NSLayoutConstraint) {
    guard let id = installed[ObjectIdentifier(constraint)]?.id else { return }
    withdraw(id)
    installed[ObjectIdentifier(constraint)]!.id = nil
    broken.append(constraint)
  }

  /// Tries constraints again that were left out.
  func restoreBroken() {
    let constraints = broken
    broken = []
    for constraint in constraints { reinstall(constraint) }
  }

  func withdraw(_ id: ConstraintID) {
    system.remove(id)
    reasons[id] = nil
  }

  // MARK: Places

  /// The place of an item, made when first asked for.
  func makePlace(for item: any LayoutItem) -> ItemPlace {
    if let place = places[ObjectIdentifier(item)] { return place }
    let place = ItemPlace(item, isRoot: item === root, in: &system)
    places[ObjectIdentifier(item)] = place
    order.append(place)
    pin(place)
    return place
  }

  private func release(_ place: ItemPlace) {
    place.uses -= 1
    guard place.uses == 0, !place.isRoot else { return }
    for pin in place.pins { withdraw(pin.id) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let limits = place.content[axis] {
        withdraw(limits.atLeast)
        withdraw(limits.atMost)
      }
      if let floor = place.floors[axis] { withdraw(floor) }
    }
    for variable in [place.x, place.y, place.width, place.height] {
      system.removeVariable(variable)
    }
    places[place.key] = nil
    if let outer = place.dependsOn { release(outer) }
  }
}

extension Priority {
  init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .atMostZero
    case .equal: self = .zero
    case .greaterThanOrEqual: self = .atLeastZero
    }
  }
}
