internal import Foundation

/// A value that each thread has for itself. Reading it takes no lock and no system call.
nonisolated final class ThreadLocal<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let initial: @Sendable () -> Value
  private var key = pthread_key_t()

  /// - Parameter initial: what a thread begins with.
  init(_ initial: @escaping @Sendable () -> Value) {
    self.initial = initial
    // Fails only where there are more than a thousand keys, and then nothing works any more.
    let error = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(error == 0, "No room for a thread's value: \(error)")
  }

  deinit { pthread_key_delete(key) }

  /// This thread's value.
  var value: Value {
    get { box.value }
    set { box.value = newValue }
    _modify { yield &box.value }
  }

  private var box: Box {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Box>.fromOpaque(known).takeUnretainedValue()
    }
    let box = Box(initial())
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}
