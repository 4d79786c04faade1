import Testing
import Tocsin
import TocsinTesting
import UIKit

// What the README shows, compiled. `SnippetTests` checks that both are the same.

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window

    let alert = Alert(title: "Delete item?", message: "This can't be undone.")
    alert.addAction(.cancel())
    alert.addAction(.destructive("Delete") { _ in print("deleted") })
    alert.show()
    return true
  }
}

func ask(from controller: UIViewController) async -> Answer {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.addField(.text("name", placeholder: "Name"))
  alert.addAction(.cancel())
  alert.addAction(.default("Rename") { answer in print(answer["name"] ?? "") })

  alert.show()  // fire and forget, in a window of its own
  let answer = await alert.present(from: controller)  // or wait for the answer
  return answer
}

func confirmDeletion() {
  let alert = Alert(title: "Delete item?")
  alert.addAction(.cancel())
  alert.addAction(.destructive("Delete"))
  alert.show()
}

struct Readme {
  @Test("Deleting asks first") func deletes() throws {
    let screen = TestScreen()
    confirmDeletion()  // your code, which shows an alert
    screen.advance(by: 1)
    try screen.tap("Delete")
    screen.advance(by: 1)
    #expect(!screen.shows("Delete item?"))
  }
}
