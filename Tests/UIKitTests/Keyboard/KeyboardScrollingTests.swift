import Testing

@testable import UIKit

@Suite("The keyboard and content that is scrolled")
struct KeyboardScrollingTests {
  /// A page of text with a field, and the keyboard up.
  private final class Stage {
    let screen = SteppedScreen(size: CGSize(width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var tokens: [any NSObjectProtocol] = []
    var seen: [String] = []

    init(_ mode: UIScrollView.KeyboardDismissMode) {
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.keyboardDismissMode = mode
      scroll.addSubview(field)
      screen.window.addSubview(scroll)
      screen.turn()
      KeyboardController.shared.usesScreenKeyboard = true
      field.becomeFirstResponder()
      screen.settle()
      for name in [
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillShowNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] note in
            let word = note.name == UIResponder.keyboardWillHideNotification ? "hide" : "show"
            MainActor.assumeIsolated { seen.append(word) }
          })
      }
    }

    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      KeyboardController.shared.reset()
    }

    /// Where the keyboard is seen to begin.
    var top: CGFloat {
      let keys = KeyboardController.shared.keys
      return keys.map { $0.convert($0.bounds, to: nil).minY } ?? -1
    }

    func drag(to y: CGFloat) {
      screen.down(100, 200)
      for step in 1...20 {
        screen.advance(by: 1.0 / 60)
        screen.move(100, 200 + (y - 200) * CGFloat(step) / 20)
      }
    }
  }

  @Test("It follows a finger into its place, and goes when that lets it go on the way down")
  func down() {
    let stage = Stage(.interactive)
    #expect(stage.top == 264)
    stage.drag(to: 250)
    #expect(stage.top == 264)
    stage.screen.move(100, 360)
    #expect(stage.top == 360 && stage.field.isFirstResponder && stage.seen.isEmpty)
    for y in [370.0, 380, 390] {
      stage.screen.advance(by: 1.0 / 60)
      stage.screen.move(100, y)
    }
    stage.screen.up(100, 390)
    #expect(!stage.field.isFirstResponder && stage.seen == ["hide"])
    stage.screen.settle()
    #expect(!KeyboardController.shared.isShown)
  }

  @Test("Let go on the way up it comes back, and the field keeps the keys")
  func up() {
    let stage = Stage(.interactive)
    stage.drag(to: 360)
    for y in [350.0, 340, 330, 320] {
      stage.screen.advance(by: 1.0 / 60)
      stage.screen.move(100, y)
    }
    #expect(stage.top == 320)
    stage.screen.up(100, 320)
    stage.screen.settle()
    #expect(stage.top == 264 && stage.field.isFirstResponder && stage.seen.isEmpty)
  }

  @Test("A drag that stays above it leaves it as it is")
  func above() {
    let stage = Stage(.interactive)
    stage.drag(to: 100)
    stage.screen.up(100, 100)
    stage.screen.settle()
    #expect(stage.field.isFirstResponder && stage.seen.isEmpty)
  }

  @Test("A row that is scrolled away while its text is edited keeps the keys")
  func row() throws {
    let screen = TableScreen(ListSource(count: 200))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    for _ in 0..<60 {
      screen.table.contentOffset.y += 40
      screen.screen.turn()
    }
    #expect(field.isFirstResponder && cell.window != nil)
    #expect(screen.table.visibleCells.count <= 11)
    #expect(!screen.table.visibleCells.contains(cell))
    #expect(screen.table.indexPathsForVisibleRows?.first?.row == 54)
    screen.table.contentOffset.y = 0
    screen.screen.turn()
    #expect(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(cell.frame.minY == 88)
    field.resignFirstResponder()
    screen.table.contentOffset.y = 4000
    screen.screen.turn()
    #expect(cell.window == nil || cell.frame.minY > 3900)
  }
}
