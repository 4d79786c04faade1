/// Views that are out of use, by the identifier under which they are wanted again, and what to make
/// where there are none.
struct ReusePool<View: AnyObject> {
  private var idle: [String: [View]] = [:]
  private var makers: [String: () -> View] = [:]

  /// Sets what makes a view; nil makes none.
  mutating func register(_ identifier: String, _ make: (() -> View)?) { makers[identifier] = make }

  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  func make(_ identifier: String) -> View? { makers[identifier]?() }

  mutating func give(_ view: View, _ identifier: String) {
    idle[identifier, default: []].append(view)
  }
}
