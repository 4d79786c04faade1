public import Foundation

/// Remembers how to take back what was done, in groups, and how to do it again.
///
///     undoManager.registerUndo(withTarget: self) { [old = title] in $0.setTitle(old) }
///     undoManager.undo()
///
/// What is registered while something is undone is what redo does. Targets are not kept alive:
/// an action whose target has gone does nothing. Foundation on Linux has no such class; this one
/// stands in for it.
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// Groups that are being put together, the innermost last.
  private var openGroups: [UndoGroup] = []
  /// Whether the outermost open group was opened by the manager itself.
  private var hasEventGroup = false
  private var disablings = 0
  private var phase = Phase.recording

  private enum Phase { case recording, undoing, redoing }

  /// Whether registrations of one turn of the run loop become one group without being asked to.
  open var groupsByEvent = true
  /// How many groups can be undone; older ones are forgotten. 0 sets no limit.
  open var levelsOfUndo = 0 {
    didSet { forgetOldGroups() }
  }

  /// Makes a manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers what takes back what is done now.
  ///
  /// With `groupsByEvent` off, a group must be open.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(
        groupsByEvent, "UndoManager: call beginUndoGrouping() first, or turn groupsByEvent on.")
      openEventGroup()
    }
    let action = UndoAction(target: target) { [weak target] in
      if let target { handler(target) }
    }
    openGroups[openGroups.count - 1].actions.append(action)
    if phase == .recording { redoStack.removeAll() }
  }

  /// Whether registrations are heeded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// Ignores registrations until enabled as many times.
  open func disableUndoRegistration() { disablings += 1 }
  /// Takes one disabling back.
  open func enableUndoRegistration() {
    precondition(disablings > 0, "UndoManager: enabled more often than disabled.")
    disablings -= 1
  }

  // MARK: Grouping

  /// How many groups are open, one within the other.
  open var groupingLevel: Int { openGroups.count }

  /// Opens a group; what is registered until it is ended is undone at once.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, phase == .recording { openEventGroup() }
    openGroups.append(UndoGroup())
  }

  /// Ends the group that was opened last. An empty group leaves no trace.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "UndoManager: there is no group to end.")
    let group = openGroups.removeLast()
    if openGroups.isEmpty { hasEventGroup = false }
    guard !group.actions.isEmpty else { return }
    if openGroups.isEmpty {
      push(group)
    } else {
      openGroups[openGroups.count - 1].absorb(group)
    }
  }

  private func openEventGroup() {
    openGroups.append(UndoGroup())
    hasEventGroup = true
    Self.managersWithEventGroups.append(WeakManager(manager: self))
  }

  private func endEventGroup() {
    if hasEventGroup, openGroups.count == 1 { endUndoGrouping() }
  }

  private struct WeakManager { weak var manager: UndoManager? }
  private static var managersWithEventGroups: [WeakManager] = []

  /// Ends the groups that were opened without being asked for. Called after each turn.
  package static func endEventGroups() {
    guard !managersWithEventGroups.isEmpty else { return }
    let managers = managersWithEventGroups
    managersWithEventGroups = []
    for entry in managers { entry.manager?.endEventGroup() }
  }

  private func push(_ group: UndoGroup) {
    if phase == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      forgetOldGroups()
    }
  }

  private func forgetOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// True within what `undo` calls.
  open var isUndoing: Bool { phase == .undoing }
  /// True within what `redo` calls.
  open var isRedoing: Bool { phase == .redoing }

  /// Ends the turn's group and takes the last group back.
  open func undo() {
    endEventGroup()
    precondition(
      openGroups.isEmpty, "UndoManager: undo() with \(groupingLevel) groups open; end them first.")
    undoNestedGroup()
  }

  /// Takes the last group back that was ended.
  open func undoNestedGroup() {
    guard phase == .recording, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    run(group, in: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    endEventGroup()
    guard phase == .recording, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    run(group, in: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group backwards; what it registers becomes one group of the other kind.
  private func run(_ group: UndoGroup, in phase: Phase) {
    self.phase = phase
    let outerGroups = openGroups
    openGroups = [UndoGroup(name: group.name)]
    for action in group.actions.reversed() { action.body() }
    while !openGroups.isEmpty { endUndoGrouping() }
    openGroups = outerGroups
    self.phase = .recording
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Forgetting

  /// Forgets everything, and heeds registrations again.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in UndoGroup() }
    disablings = 0
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: AnyObject) {
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { $0.removing(target) }
    }
    undoStack = without(undoStack).filter { !$0.actions.isEmpty }
    redoStack = without(redoStack).filter { !$0.actions.isEmpty }
    openGroups = without(openGroups)
  }

  // MARK: Names

  /// Names the group that is open, for a menu.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of what undo takes back; empty if it has none.
  open var undoActionName: String { openGroups.first?.name ?? undoStack.last?.name ?? "" }
  /// The name of what redo does again; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
}

/// What one undo takes back.
private struct UndoGroup {
  var actions: [UndoAction] = []
  var name: String?

  /// A group that ended within this one is part of it.
  mutating func absorb(_ inner: UndoGroup) {
    actions += inner.actions
    name = name ?? inner.name
  }

  func removing(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.actions.removeAll { $0.target == ObjectIdentifier(target) }
    return group
  }
}

private struct UndoAction {
  let target: ObjectIdentifier
  let body: () -> Void

  init(target: AnyObject, body: @escaping () -> Void) {
    self.target = ObjectIdentifier(target)
    self.body = body
  }
}

nonisolated extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before something is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before something is done again.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after something was done again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
