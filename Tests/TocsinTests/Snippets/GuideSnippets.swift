import Tocsin
import UIKit

// What the guides in Tocsin.docc show, compiled. `SnippetTests` checks that both are the same.

@MainActor
private struct FieldGuide {
  let alert = Alert()

  func kinds() {
    alert.addField(.text("name", label: "Name", placeholder: "Ada Lovelace"))
    alert.addField(.secure("password", placeholder: "Password"))
    alert.addField(.email("mail", placeholder: "name@example.org"))
    alert.addField(.multiline("note", label: "Note"))
    alert.addField(.toggle("updates", label: "Send me updates", value: true))
    alert.addField(.segmented("size", options: ["Small", "Medium", "Large"]))
    alert.addField(.slider("volume", label: "Volume", range: 0...100, value: 40))
    alert.addField(.date("day", label: "On", value: Date()))
  }

  func reading(from controller: UIViewController) async {
    let answer = await alert.present(from: controller)
    if answer.isCancelled { return }
    let name = answer["name"] ?? ""
    let wantsUpdates = answer.flag("updates") ?? false
    let volume = answer.number("volume") ?? 0
    let size = answer.choices("size")?.first
    let day = answer.date("day")
    print(name, wantsUpdates, volume, size as Any, day as Any)
  }

  func validators(isFree: @escaping @MainActor (String) async -> Bool) {
    alert.addField(
      .text("user", validator: .required() && .length(3...20, "Three to twenty letters.")))
    alert.addField(
      .text("age", validator: Validator { Int($0) == nil ? "Type a whole number." : nil }))
    alert.addField(
      .text("handle", validator: .async { await isFree($0) ? nil : "Taken already." }))
  }

  func heldBack() {
    let save = Action.preferred("Save")
    save.needsValidFields = true
    alert.addAction(save)
  }

  func more() {
    let code = Field.text("code", placeholder: "Six digits")
    code.maximumLength = 6
    code.contentType = .oneTimeCode
    code.onChange = { field in print("\(field.value.count) of 6") }
    alert.addField(code)
  }
}

@MainActor
private struct FormGuide {
  struct Account: Codable {
    enum Plan: String, Codable, CaseIterable { case free, family, office }
    var name = "", mail: String?, seats = 1, isPublic = false, plan = Plan.free
  }

  func asking(
    from controller: UIViewController, create: @escaping @MainActor (Account) -> Void
  ) async throws {
    let form = try AlertForm(Account())
    form.customize("mail") { $0.kind = .email }
    if let account = await form.ask(title: "New account", from: controller) { create(account) }
  }
}

@MainActor
private struct ActionGuide {
  let alert = Alert()

  func work(upload: @escaping @MainActor (String) async throws -> Void) {
    alert.addField(.text("title", placeholder: "Title"))
    alert.addAction(.cancel())
    alert.addAction(.async("Upload") { answer in try await upload(answer["title"] ?? "") })
  }

  func hold(erase: @escaping @MainActor () -> Void) {
    let erasing = Action.destructive("Erase") { _ in erase() }
    erasing.holdDuration = 2
    erasing.keyEquivalent = KeyEquivalent("e", modifiers: .command)
    alert.addAction(erasing)
  }

  func spared() {
    alert.suppression = Suppression(key: "confirm-deletion")
  }

  func words() {
    alert.addAction(Action(.dontSave))
    alert.addAction(Action(.save, role: .preferred))
  }

  func progress() {
    let progress = AlertProgress(text: "Uploading…")
    alert.progress = progress
    progress.fraction = 0.4
    progress.text = "Two of five"
  }
}

@MainActor
private struct QueueGuide {
  func order(news: Alert, question: Alert, alarm: Alert) {
    news.priority = .low
    news.show()  // up at once, if nothing else is
    question.show()  // waits for it
    alarm.show(.interrupting)  // news steps aside, and comes back afterwards
  }

  func once(offline: Alert) {
    offline.uniqueness = .identifier("offline")
    offline.show()
  }

  func replace(status: Alert) {
    status.group = "status"
    status.show(.replacing)  // ends what was said before
    Presenter.shared.groupLimits["status"] = 1
    Presenter.shared.limit = 10
  }

  func changes(alert: Alert) async {
    for await change in alert.changes {
      switch change {
      case .appeared: print("up")
      case .field(let name, let value): print(name, value)
      case .ended(let answer): print(answer.ending)
      default: break  // an action that keeps it open was pressed, or what later versions add
      }
    }
  }
}
