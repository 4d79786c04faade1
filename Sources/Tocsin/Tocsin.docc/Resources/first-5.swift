import Testing
import TocsinTesting

@Test("The new name is what was typed") func renames() async {
  let screen = TestScreen()
  _ = Task { await askForName() }
  await screen.runTasks()
  screen.advance(by: 1)
  #expect(screen.shows("Rename"))
}
