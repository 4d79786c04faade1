internal import Foundation

/// A token for `unregisterForTraitChanges`.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose changes of traits can be listened to.
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends a registration; one that is unknown here is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
  /// Adds a closure that is called, with the traits from before, when one of `traits` changed.
  func observeTraitChanges(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls `handler` after one of `traits` changed, with the object itself and the traits from
  /// before. It is not called for the traits at the time of registering, and it ends with the
  /// object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    observeTraitChanges(traits) { [weak self] previous in
      guard let self else { return }
      handler(self, previous)
    }
  }
}

/// The closures that wait for a change of traits at one object.
struct TraitObservers {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let body: (UITraitCollection) -> Void

    init(traits: [UITrait], body: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.body = body
    }
  }

  private var registrations: [Registration] = []

  mutating func add(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits, body: body)
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls whoever waits for a trait in which the collections differ, in the order of registering.
  func notify(from previous: UITraitCollection, to current: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { $0.differs(previous, current) }) {
      registration.body(previous)
    }
  }
}
