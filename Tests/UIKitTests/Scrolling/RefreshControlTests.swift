import Testing
import UIKit

@Suite("Pulling content to refresh it")
struct RefreshControlTests {
  private final class Stage {
    let screen = SteppedScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    var sent = 0

    init() {
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.refreshControl = control
      control.addAction(UIAction { [unowned self] _ in sent += 1 }, for: .valueChanged)
      screen.window.addSubview(scroll)
      screen.turn()
    }

    func pull(by distance: CGFloat, lifts: Bool = true) {
      screen.down(100, 100)
      for step in 1...20 {
        screen.advance(by: 1.0 / 60)
        screen.move(100, 100 + distance * CGFloat(step) / 20)
      }
      screen.advance(by: 0.3)
      if lifts { lift(at: 100 + distance) }
    }

    func lift(at y: CGFloat) {
      screen.up(100, y)
      screen.advance(by: 2)
    }
  }

  @Test("Pulled far it begins once, and stays above the content until it is told to end")
  func pull() {
    let stage = Stage()
    stage.pull(by: 300, lifts: false)
    #expect(stage.control.isRefreshing && stage.sent == 1)
    stage.lift(at: 400)
    #expect(stage.scroll.contentOffset.y == -60)
    #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    stage.control.endRefreshing()
    stage.screen.advance(by: 1)
    #expect(!stage.control.isRefreshing && stage.scroll.contentOffset.y == 0)
    #expect(stage.scroll.contentInset == .zero)
    stage.pull(by: 300)
    #expect(stage.sent == 2)
  }

  @Test("A short pull does nothing")
  func short() {
    let stage = Stage()
    stage.pull(by: 100)
    #expect(stage.sent == 0 && stage.scroll.contentOffset.y == 0)
  }

  @Test("One that ends while the finger still holds the content leaves it at its top")
  func endsInDrag() {
    let stage = Stage()
    stage.pull(by: 300, lifts: false)
    stage.control.endRefreshing()
    let held = stage.scroll.contentOffset.y
    #expect(held < -90)
    // The same pull doesn't begin another one.
    stage.screen.move(100, 405)
    #expect(stage.sent == 1)
    stage.lift(at: 405)
    #expect(stage.scroll.contentOffset.y == 0 && stage.scroll.contentInset == .zero)
  }

  @Test("The program can begin it, which sends nothing; scrolled content stays where it is")
  func byProgram() {
    let stage = Stage()
    stage.control.beginRefreshing()
    #expect(stage.sent == 0 && stage.scroll.contentOffset.y == -60)
    stage.scroll.contentOffset.y = 500
    stage.control.endRefreshing()
    stage.screen.advance(by: 1)
    #expect(stage.scroll.contentOffset.y == 500)
  }

  @Test("Another control, or none, takes its place and its room")
  func replaced() {
    let stage = Stage()
    stage.control.beginRefreshing()
    stage.scroll.refreshControl = nil
    #expect(stage.control.superview == nil && stage.scroll.contentInset == .zero)
    #expect(stage.scroll.contentOffset.y == 0)
  }

  @Test("A table's controller hands it to its table")
  func controller() {
    let list = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    list.refreshControl = control
    #expect(list.tableView.refreshControl === control)
    #expect(list.refreshControl === control)
  }
}
