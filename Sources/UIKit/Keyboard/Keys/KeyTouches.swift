internal import CoreGraphics

/// The fingers on the keys.
///
/// A key does its work when the finger is lifted, and the finger may slide to another key before. A
/// second finger that comes down settles the first one's letter, as fast typing needs. Shift and
/// delete work at once; delete again and again while held. Letters typed while a finger holds shift
/// are all capitals.
final class KeyTouches {
  weak var keys: KeysView?
  private var fingers: [ObjectIdentifier: Finger] = [:]
  private var nextNumber = 0
  private var repeating: KeyRepeat?

  private struct Finger {
    var number: Int
    var key: Key?
    /// On shift or delete, which sliding does not leave, or done already.
    var isFixed = false
    var typedMeanwhile = false
  }

  var pressedKeys: Set<Key> { Set(fingers.values.compactMap(\.key)) }

  private var holdsShift: Bool { fingers.values.contains { $0.isFixed && $0.key == .shift } }

  func began(_ touch: UITouch, in view: KeysView) {
    settleOthers(in: view)
    let key = view.key(at: touch.location(in: view))
    nextNumber += 1
    let isFixed = key == .shift || key == .delete
    fingers[ObjectIdentifier(touch)] = Finger(number: nextNumber, key: key, isFixed: isFixed)
    view.showCallout(of: key, finger: nextNumber)
    if key == .delete {
      repeating?.stop()
      repeating = KeyRepeat { [weak view] isImpatient in
        if isImpatient { view?.deleteWord() } else { view?.press(.delete) }
      }
    } else if let key, key == .shift {
      view.press(key)
    }
    view.updateFaces()
  }

  func moved(_ touch: UITouch, in view: KeysView) {
    guard var finger = fingers[ObjectIdentifier(touch)], !finger.isFixed else { return }
    let point = touch.location(in: view)
    let key = point.y < -view.bounds.height / 4 ? nil : view.key(at: point)
    guard key != finger.key else { return }
    finger.key = key == .shift || key == .delete ? nil : key
    fingers[ObjectIdentifier(touch)] = finger
    view.showCallout(of: finger.key, finger: finger.number)
    view.updateFaces()
  }

  func ended(_ touch: UITouch, in view: KeysView) {
    moved(touch, in: view)
    guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    lift(finger, in: view)
  }

  func cancelled(_ touch: UITouch) {
    guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { return }
    forget(finger)
  }

  func cancelAll() {
    let all = fingers.values
    fingers.removeAll()
    for finger in all { forget(finger) }
  }

  private func lift(_ finger: Finger, in view: KeysView) {
    forget(finger)
    if finger.isFixed {
      if finger.key == .shift, finger.typedMeanwhile { view.endHeldShift() }
    } else if let key = finger.key {
      type(key, in: view)
    }
    view.updateFaces()
  }

  /// A finger that came down later means that the letters before it were meant.
  private func settleOthers(in view: KeysView) {
    for (id, finger) in fingers.sorted(by: { $0.value.number < $1.value.number })
    where !finger.isFixed {
      guard let key = finger.key, case .insert = key.action else { continue }
      fingers[id]?.key = nil
      fingers[id]?.isFixed = true
      view.showCallout(of: nil, finger: finger.number)
      type(key, in: view)
    }
  }

  private func type(_ key: Key, in view: KeysView) {
    let heldShift = holdsShift
    view.press(key)
    guard heldShift else { return }
    for id in fingers.keys where fingers[id]?.key == .shift { fingers[id]?.typedMeanwhile = true }
    view.holdShift()
  }

  private func forget(_ finger: Finger) {
    keys?.showCallout(of: nil, finger: finger.number)
    if finger.key == .delete {
      repeating?.stop()
      repeating = nil
    }
    keys?.updateFaces()
  }
}
