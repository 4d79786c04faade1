/// Constraints in the order in which they came. Adding, removing and asking for one take the same
/// time however many there are.
struct ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  var all: [NSLayoutConstraint] { slots.compactMap { $0 } }

  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    places[ObjectIdentifier(constraint)] != nil
  }

  mutating func insert(_ constraint: NSLayoutConstraint) {
    guard !contains(constraint) else { return }
    places[ObjectIdentifier(constraint)] = slots.count
    slots.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    slots[place] = nil
    guard slots.count > 16, places.count * 2 < slots.count else { return }
    slots.removeAll { $0 == nil }
    for (index, constraint) in slots.enumerated() {
      places[ObjectIdentifier(constraint!)] = index
    }
  }
}
