public import Foundation

/// Changes of layers that show together.
///
/// Every change belongs to a transaction. Without a `begin()` it is the implicit one of the
/// present turn of the run loop, which is committed at the turn's end. Transactions nest; what
/// one sets applies to those within.
///
/// DIFFERENCE: the outermost `commit()` doesn't lay out and show at once; that happens at the end
/// of the turn, or in `flush()`.
public final class CATransaction: NSObject {
  private var parent: CATransaction?
  private var values: [String: Any] = [:]
  private var group: CompletionGroup?
  /// Something happened in it.
  private var isNoted = false

  private init(parent: CATransaction?) { self.parent = parent }

  /// The innermost open transaction; the implicit one is made when it is first asked for.
  static var current: CATransaction {
    if let open { return open }
    let implicit = CATransaction(parent: nil)
    open = implicit
    return implicit
  }
  private static var open: CATransaction?

  /// Layers with values that changed since the last commit.
  static var changedLayers: [CALayer] = []
  /// Layers that left a tree since the last commit.
  static var orphans: [CALayer] = []

  /// Marks that there is something to commit.
  func note() {
    guard !isNoted else { return }
    isNoted = true
    if let parent { parent.note() } else { TurnRequest.post() }
  }

  /// True if something changed since the last commit.
  package static var hasUncommittedChanges: Bool { open?.isNoted ?? false }

  // MARK: Nesting

  /// Opens a transaction within the present one.
  public class func begin() { open = CATransaction(parent: current) }

  /// Closes what `begin()` opened. Its completion is called now if no animation was added in it.
  /// More commits than begins are ignored.
  public class func commit() {
    guard let open, let parent = open.parent else { return }
    self.open = parent
    open.group?.seal()
  }

  /// Commits the implicit transaction: lays out, draws, and begins the animations. What was
  /// changed in transactions that are still open shows, too; their completions wait for them.
  public class func flush() {
    let renderers = LayerRenderer.all
    for renderer in renderers { renderer.commit() }
    if renderers.isEmpty { commitImplicit() }
  }

  /// The end of a commit: animations that were added get their begin, and the implicit
  /// transaction its end.
  package static func commitImplicit() {
    for layer in changedLayers { layer.state.committedValues.removeAll(keepingCapacity: true) }
    changedLayers.removeAll(keepingCapacity: true)
    let left = orphans
    orphans.removeAll()
    for layer in left where !layer.isInRenderedTree { layer.abandonAnimations() }
    AnimationRegistry.begin(at: CACurrentMediaTime())
    var next = open
    while let transaction = next {
      transaction.isNoted = false
      next = transaction.parent
    }
    guard let open, open.parent == nil else { return }
    self.open = nil
    open.group?.seal()
  }

  // MARK: Values

  /// The duration of animations that have none of their own; 0.25 seconds by default.
  public class func animationDuration() -> CFTimeInterval {
    inherited(kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the duration, in seconds, for what follows in this transaction.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.values[kCATransactionAnimationDuration] = max(0, dur)
  }

  /// The pace of implicit animations; nil for the default one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    inherited(kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the pace of implicit animations for what follows in this transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.values[kCATransactionAnimationTimingFunction] = function
  }

  /// Whether changes run no actions.
  public class func disableActions() -> Bool {
    inherited(kCATransactionDisableActions) as? Bool ?? false
  }

  /// Lets changes that follow in this transaction run no actions, or run them again.
  public class func setDisableActions(_ flag: Bool) {
    current.values[kCATransactionDisableActions] = flag
  }

  /// The completion that was set in this very transaction.
  public class func completionBlock() -> (() -> Void)? {
    current.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Sets what is called once the animations that are added from now on in this transaction, and
  /// in those within, have ended; at the commit if none is. A completion set before is called
  /// for the animations until now, at once if there was none.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = current
    let before = transaction.group
    transaction.group = block.map { CompletionGroup($0) }
    transaction.values[kCATransactionCompletionBlock] = block
    transaction.note()
    before?.seal()
  }

  /// A value that was set for a key in this transaction or one around it.
  public class func value(forKey key: String) -> Any? { inherited(key) }

  /// Sets a value for a key: one of the four of Core Animation, or the program's own.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(AnimatableValue.number(anObject).map(Double.init) ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((AnimatableValue.number(anObject) ?? 0) != 0)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  /// Nothing to lock: transactions are used on the main actor only.
  public class func lock() {}
  /// Nothing to unlock: transactions are used on the main actor only.
  public class func unlock() {}

  private static func inherited(_ key: String) -> Any? {
    var next = open
    while let transaction = next {
      if let value = transaction.values[key] { return value }
      next = transaction.parent
    }
    return nil
  }

  /// The completions that wait for an animation added now, innermost first.
  static var openGroups: [CompletionGroup] {
    var groups: [CompletionGroup] = []
    var next: CATransaction? = current
    while let transaction = next {
      if let group = transaction.group { groups.append(group) }
      next = transaction.parent
    }
    return groups
  }

  /// Forgets open transactions and running animations. For tests that start anew.
  package static func reset() {
    open = nil
    changedLayers.removeAll()
    orphans.removeAll()
    afterCommitQueue.removeAll()
    AnimationRegistry.reset()
  }

  static var afterCommitQueue: [() -> Void] = []
}

/// The key of the duration of a transaction's animations.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's disabling of actions.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The key of the pace of a transaction's animations.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
