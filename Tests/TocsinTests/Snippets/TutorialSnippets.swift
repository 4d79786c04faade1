import Testing
import Tocsin
import TocsinTesting

// The steps of the tutorial, compiled.

@MainActor
private struct Step1 {
  func askForName() {
    let alert = Alert(title: "Rename", message: "Choose a new name.")
    alert.show()
  }
}

@MainActor
private struct Step2 {
  func askForName() {
    let alert = Alert(title: "Rename", message: "Choose a new name.")
    alert.addAction(.cancel())
    alert.addAction(.preferred("Rename"))
    alert.show()
  }
}

@MainActor
private struct Step3 {
  func askForName() {
    let alert = Alert(title: "Rename", message: "Choose a new name.")
    alert.addField(.text("name", placeholder: "Name", validator: .required()))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Rename"))
    alert.show()
  }
}

@MainActor
func askForName() async -> String? {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.addField(.text("name", placeholder: "Name", validator: .required()))
  alert.addAction(.cancel())
  alert.addAction(.preferred("Rename"))
  let answer = await alert.present()
  return answer.isCancelled ? nil : answer["name"]
}

@MainActor
private struct Step5 {
  @Test("The new name is what was typed") func renames() async {
    let screen = TestScreen()
    _ = Task { await askForName() }
    await screen.runTasks()
    screen.advance(by: 1)
    #expect(screen.shows("Rename"))
  }
}

@MainActor
private struct Step6 {
  @Test("The new name is what was typed") func renames() async {
    let screen = TestScreen()
    let name = Task { await askForName() }
    await screen.runTasks()
    screen.advance(by: 1)
    screen.type("Ada")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(await name.value == "Ada")
  }
}
