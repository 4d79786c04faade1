import Foundation
import Synchronization

/// The frames that were laid out last.
///
/// Two generations: what is asked for moves to the young one; when that is full it becomes the old
/// one, and what was old is dropped. So both count and cost stay below twice the limits.
final class FrameCache: Sendable {
  static let shared = FrameCache(maximumCount: 256, maximumCost: 100_000)

  struct Key: Hashable {
    var text: StyledText
    var room: TextRoom
  }

  private struct Storage {
    var young: [Key: TextFrame] = [:]
    var old: [Key: TextFrame] = [:]
    var youngCost = 0
  }

  private let maximumCount: Int
  private let maximumCost: Int
  private let storage = Mutex(Storage())

  /// The cost of a frame is its glyphs and cells and a little for itself.
  init(maximumCount: Int, maximumCost: Int) {
    self.maximumCount = maximumCount
    self.maximumCost = maximumCost
  }

  var count: Int { storage.withLock { $0.young.count + $0.old.count } }

  func frame(for text: StyledText, in room: TextRoom) -> TextFrame? {
    let key = Key(text: text, room: room)
    return storage.withLock { storage in
      if let frame = storage.young[key] { return frame }
      guard let frame = storage.old.removeValue(forKey: key) else { return nil }
      insert(frame, for: key, into: &storage)
      return frame
    }
  }

  /// A frame that alone costs more than the limit is not kept.
  func keep(_ frame: TextFrame, for text: StyledText, in room: TextRoom) {
    guard frame.cost <= maximumCost else { return }
    storage.withLock { insert(frame, for: Key(text: text, room: room), into: &$0) }
  }

  private func insert(_ frame: TextFrame, for key: Key, into storage: inout Storage) {
    if storage.young.count >= maximumCount || storage.youngCost + frame.cost > maximumCost {
      storage.old = storage.young
      storage.young = [:]
      storage.youngCost = 0
    }
    if storage.young.updateValue(frame, forKey: key) == nil { storage.youngCost += frame.cost }
  }
}

extension TextFrame {
  var cost: Int { 16 + glyphs.count + cells.count }
}
