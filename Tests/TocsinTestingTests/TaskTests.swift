import Testing
import TocsinTesting

@Suite("Tasks while a screen is tested")
struct TaskTests {
  let screen = TestScreen()

  final class Mark {
    var isSet = false
  }

  @Test("What another thread is slow to bring back has come back")
  func slowThread() async {
    for _ in 0..<3 {
      let mark = Mark()
      Task.detached(priority: Task.currentPriority) {
        Self.takeTime()
        await MainActor.run { mark.isSet = true }
      }
      await screen.runTasks()
      #expect(mark.isSet)
    }
  }

  @Test("A task that waits for an answer goes on as soon as it has it")
  func answered() async {
    let mark = Mark()
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in answers { mark.isSet = true }
    }
    await screen.runTasks()
    #expect(!mark.isSet)
    answer.yield()
    await screen.runTasks()
    #expect(mark.isSet)
    task.cancel()
  }

  /// Some hundredths of a second.
  nonisolated private static func takeTime() {
    var sum = 0
    for number in 0..<2_000_000 { sum = sum &* 31 &+ number }
    #expect(sum != 1)
  }
}
