public import UIKit

/// Shows alerts that have windows of their own, one at a time, in a stated order.
///
/// ```swift
/// alert.priority = .high
/// alert.show()                     // in its turn
/// urgent.show(.interrupting)       // the one that is up steps aside and comes back afterwards
/// Presenter.shared.limit = 3       // no more than three, up and waiting
/// ```
///
/// When an alert has gone, the next one is: of those that interrupt, the first by priority; else
/// the alert that stepped aside last; else the first by priority. Alerts of one priority come in
/// the order in which they were shown. While one alert hands over to the next, the backdrop stays.
///
/// Alerts come up in the scene with the key window, else in one that is in use, else in any; a
/// hidden window or none at all makes no difference. As long as there is no scene they wait.
public final class Presenter {
  /// The presenter that ``Alert/show(_:in:)`` takes by itself.
  public static let shared = Presenter()

  /// Is told of alerts that could not be shown, in words for programmers. By default they are
  /// written to the standard error.
  public static var report: (String) -> Void = { words in
    FileHandle.standardError.write(Data("Tocsin: \(words)\n".utf8))
  }

  /// The most alerts that may be up and waiting; nil for any number. Beyond it the alert of the
  /// lowest priority that was shown last ends at once, as ``Answer/Ending/overLimit``. Alerts
  /// that are up, or have stepped aside, stay. Where the limit is lowered, those beyond it end at
  /// once in the same order.
  public var limit: Int? { didSet { limit.map { keep($0) { _ in true } } } }

  /// The same for the alerts of a group; see ``Alert/group``.
  public var groupLimits: [String: Int] = [:] { didSet { groupLimits.keys.forEach(keepLimit) } }

  /// The alert that is up.
  public private(set) var current: Alert?
  /// Alerts that made room for one that interrupted them; the last comes back first.
  private(set) var aside: [Alert] = []
  /// Those that wait, in the order in which they are to come.
  private(set) var waiting: [Alert] = []
  /// What covers the page between two alerts.
  private var curtain: Curtain?

  private let windowScene: UIWindowScene?
  private var sceneWatch: (any NSObjectProtocol)?

  /// Makes a presenter of its own, beside the shared one.
  /// - Parameter windowScene: where its alerts come up; nil lets each take the scene in use.
  public init(windowScene: UIWindowScene? = nil) {
    self.windowScene = windowScene
  }

  /// All its alerts: the one that is up, those that stepped aside, those that wait, in the order
  /// in which they are to come.
  public var alerts: [Alert] { [current].compactMap { $0 } + aside.reversed() + waiting }

  /// Ends alerts from code, those that wait first.
  /// - Parameter group: only those of a group; nil for all.
  public func endAll(in group: String? = nil) {
    endAll(.code) { group == nil || $0.group == group }
  }

  // MARK: Coming

  /// Shows an alert now, or when its turn comes.
  func enqueue(_ alert: Alert) {
    if alerts.contains(where: alert.isDuplicate) {
      return alert.end(.duplicate, by: nil)
    }
    insert(alert)
    if alert.turn == .replacing { makeRoom(for: alert) }
    keepLimits(for: alert)
    advance()
  }

  /// An alert has come up whole; one that interrupts may have been waiting for that.
  func entered(_ alert: Alert) {
    if alert === current { advance() }
  }

  private func insert(_ alert: Alert) {
    let index = waiting.firstIndex { alert.goes(before: $0) } ?? waiting.endIndex
    waiting.insert(alert, at: index)
  }

  private func advance() {
    if let current {
      guard current.phase == .shown, let next = waiting.first, next.interrupts(current) else {
        return
      }
      self.current = nil
      aside.append(current)
      curtain = current.stepAside()
    }
    if let next = waiting.first, next.turn == .interrupting || aside.isEmpty {
      bringUp(next)
    } else if let back = aside.popLast() {
      current = back
      back.comeBack(over: takeCurtain())
    } else {
      takeCurtain()?.fall(true)
    }
  }

  private func bringUp(_ alert: Alert) {
    guard let scene = windowScene ?? AlertWindow.activeScene else { return waitForScene() }
    waiting.removeAll { $0 === alert }
    current = alert
    let host = AlertHostController()
    let window = AlertWindow(scene: scene, host: host)
    alert.ownWindow = window
    window.open(for: alert)
    alert.enter(from: host)
  }

  /// Goes on as soon as there is a scene to show alerts in.
  private func waitForScene() {
    guard sceneWatch == nil else { return }
    sceneWatch = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.sceneWatch.map(NotificationCenter.default.removeObserver)
        self.sceneWatch = nil
        self.advance()
      }
    }
  }

  // MARK: Going

  /// Takes an alert out that was still waiting.
  func forget(_ alert: Alert) {
    waiting.removeAll { $0 === alert }
  }

  /// Whether another alert comes as soon as this one has gone.
  func hasNext(after alert: Alert) -> Bool {
    alert === current && !(waiting.isEmpty && aside.isEmpty)
  }

  /// An alert has gone; the next one may come.
  func ended(_ alert: Alert) {
    aside.removeAll { $0 === alert }
    guard alert === current else { return }
    current = nil
    advance()
  }

  /// Covers the page until the next alert has come.
  func hang(_ curtain: Curtain) {
    takeCurtain()?.fall(false)
    self.curtain = curtain
  }

  /// The curtain, for whoever takes its place.
  func takeCurtain() -> Curtain? {
    defer { curtain = nil }
    return curtain
  }

  /// An alert that replaces others ends the one that is up, or with a group all of that.
  private func makeRoom(for alert: Alert) {
    if let group = alert.group {
      endAll(.replaced) { $0 !== alert && $0.group == group }
    } else {
      current?.end(.replaced, by: nil)
    }
  }

  private func keepLimits(for alert: Alert) {
    if let group = alert.group { keepLimit(of: group) }
    if let limit { keep(limit) { _ in true } }
  }

  private func keepLimit(of group: String) {
    if let limit = groupLimits[group] { keep(limit) { $0.group == group } }
  }

  private func keep(_ limit: Int, of isMeant: (Alert) -> Bool) {
    func isOver() -> Bool {
      alerts.count { isMeant($0) && $0.settled == nil } > max(0, limit)
    }
    // An end may show other alerts, or set limits.
    while isOver(), let last = waiting.last(where: { isMeant($0) && $0.settled == nil }) {
      last.end(.overLimit, by: nil)
    }
  }

  private func endAll(_ ending: Answer.Ending, where isMeant: (Alert) -> Bool) {
    for alert in alerts.reversed() where isMeant(alert) { alert.end(ending, by: nil) }
  }

  /// Forgets all alerts without ending them: their screen is no longer there.
  package func reset() {
    for alert in alerts { alert.selfWhileShown = nil }
    (current, aside, waiting, curtain) = (nil, [], [], nil)
    (limit, groupLimits) = (nil, [:])
  }
}
