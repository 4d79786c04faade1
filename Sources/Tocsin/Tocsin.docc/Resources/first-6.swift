import Testing
import TocsinTesting

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
