internal import CoreGraphics
internal import LayoutSolver

extension LayoutEngine {
  /// How often text is broken anew because the width of something else followed from its height.
  private static let mostBreaks = 4

  /// Works in what has changed and has those lay out whose subviews move.
  /// - Parameter view: is laying out already.
  func update(within view: UIView?) {
    guard needsSolving || rootWasResized else { return }
    needsSolving = false
    solveAll()
    publish(within: view)
    // What was told meanwhile, a scroll view's content size for instance, comes in the next round.
    knownRootSize = root.bounds.size
  }

  private var rootWasResized: Bool {
    if case .given = rootSize { return knownRootSize != root.bounds.size }
    return false
  }

  /// Finds values for everything.
  func solveAll() {
    _ = makePlace(for: root)
    restoreBroken()
    installIncoming()
    refreshPins()
    refreshContent()
    refreshConstants()
    solve()
    for _ in 0..<Self.mostBreaks {
      guard breakText() else { break }
      solve()
    }
  }

  /// Solves, leaving out constraints for as long as there is a conflict; then again where something
  /// came out less than nothing wide.
  private func solve() {
    repeat {
      while true {
        do {
          try system.solve()
          break
        } catch {
          resolve(error)
        }
      }
    } while addFloors()
  }

  /// Most things never come out negative, so they need not be told that they can't.
  private func addFloors() -> Bool {
    var added = false
    for place in allPlaces() {
      // A guide may be less than nothing wide: margins meet in a view that is small enough.
      guard let item = place.item as? UIView else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where place.floors[axis] == nil {
        let variable = place.length(axis)
        guard system.value(of: variable) < -0.0001 else { continue }
        let id = system.add(LinearExpression(variable), .atLeastZero, .required)
        reasons[id] = .floor(ItemReference(item), axis)
        place.floors[axis] = id
        added = true
      }
    }
    return added
  }

  /// Takes one of the constraints out that can't hold together, and says so.
  ///
  /// The one that was made active last goes, for it is the one that the others did without.
  private func resolve(_ conflict: Conflict) {
    let involved = conflict.constraints.compactMap { reasons[$0] }
    let candidates = involved.compactMap(\.constraint)
    guard let victim = candidates.max(by: { $0.activation < $1.activation }) else {
      // All come from UIKit itself. One gives way, unsaid.
      return system.setPriority(Priority(999), of: conflict.constraints.last!)
    }
    ConflictReport(reasons: involved, victim: victim).tellOnce(in: &reported)
    breakConstraint(victim)
  }

  /// Notes where everything came out.
  private func publish(within view: UIView?) {
    for place in allPlaces() {
      guard let item = place.item else { continue }
      let rect = CGRect(
        x: system.value(of: place.x), y: system.value(of: place.y),
        width: system.value(of: place.width), height: system.value(of: place.height))
      guard !rect.isNear(place.rect) else { continue }
      place.rect = rect
      if place.isRoot {
        takeSize(rect.size)
      } else if let space = item.layoutSpace, space !== view {
        space.setNeedsLayout()
      }
      if let guide = item as? UILayoutGuide { guide.placeDidChange(rect) }
    }
  }

  /// A root that leaves its frame to constraints but is in no superview takes the size that it gets.
  private func takeSize(_ size: CGSize) {
    guard case .given = rootSize, root.superview == nil,
      !root.translatesAutoresizingMaskIntoConstraints
    else { return }
    let frame = root.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    root.bounds.size = frame.size
  }
}

extension CGRect {
  /// Whether it is the same but for rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-6
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
