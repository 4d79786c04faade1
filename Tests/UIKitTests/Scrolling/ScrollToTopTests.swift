import Testing
import TocsinTesting
import UIKit

@Suite("A tap on the status bar scrolls to the top")
struct ScrollToTopTests {
  /// Answers whether content may go to its top, and writes down what it hears.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var mayGo = true
    var events: [String] = []
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      events.append("may")
      return mayGo
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end") }
  }

  private let listener = Listener()

  private func scroll(in view: UIView, frame: CGRect? = nil) -> UIScrollView {
    let scroll = UIScrollView(frame: frame ?? view.bounds)
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 4000)
    scroll.delegate = listener
    view.addSubview(scroll)
    return scroll
  }

  private let bar = CGPoint(x: 100, y: 10)

  @Test("The content goes there within 0.3 s, as far as its inset, and the delegate hears of it")
  func goes() {
    let screen = TestScreen(device: .classic)
    let view = scroll(in: screen.page.view)
    view.contentInset.top = 30
    view.contentOffset.y = 2000
    screen.tap(at: bar)
    screen.advance(by: 0.15)
    #expect(view.contentOffset.y < 1500 && view.contentOffset.y > 500)
    #expect(listener.events == ["may"])
    screen.advance(by: 0.2)
    #expect(view.contentOffset.y == -50)
    #expect(listener.events == ["may", "did"])
    screen.tap(at: bar)
    #expect(listener.events == ["may", "did"])
  }

  @Test("It doesn't where the view or its delegate won't have it, or the bar is hidden")
  func refused() {
    let screen = TestScreen(device: .classic)
    let view = scroll(in: screen.page.view)
    view.contentOffset.y = 500
    listener.mayGo = false
    screen.tap(at: bar)
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 500)
    listener.mayGo = true
    view.scrollsToTop = false
    screen.tap(at: bar)
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 500)
    view.scrollsToTop = true
    screen.drag(from: bar, to: CGPoint(x: 100, y: 80))
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 500)
    screen.tap(at: CGPoint(x: 100, y: 30))
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 500)
  }

  @Test("Of two on a telephone none moves, of two on a tablet the upper one")
  func two() {
    for (device, moves) in [(TestScreen.Device.phone, false), (.tablet, true)] {
      let screen = TestScreen(device: device)
      let lower = scroll(in: screen.page.view, frame: CGRect(x: 0, y: 400, width: 300, height: 300))
      let upper = scroll(in: screen.page.view, frame: CGRect(x: 0, y: 60, width: 300, height: 300))
      for view in [lower, upper] { view.contentOffset.y = 900 }
      screen.tap(at: bar)
      screen.advance(by: 1)
      #expect(upper.contentOffset.y == (moves ? 0 : 900) && lower.contentOffset.y == 900)
      lower.scrollsToTop = false
      screen.tap(at: bar)
      screen.advance(by: 1)
      #expect(upper.contentOffset.y == 0 && lower.contentOffset.y == 900)
    }
  }

  @Test("Under a page that covers it, nothing moves")
  func covered() {
    let screen = TestScreen(device: .phone)
    let view = scroll(in: screen.page.view)
    view.contentOffset.y = 900
    let above = UIViewController()
    above.modalPresentationStyle = .overFullScreen
    screen.page.present(above, animated: false)
    screen.advance(by: 0.1)
    screen.tap(at: bar)
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 900)
  }

  @Test("What is below the status bar doesn't hear of touches on it")
  func swallowed() {
    let screen = TestScreen(device: .classic)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: [.touchDown, .touchUpInside])
    screen.page.view.addSubview(button)
    screen.advance(by: 0.1)
    screen.tap(at: bar)
    #expect(presses == 0)
    screen.tap(at: CGPoint(x: 100, y: 40))
    #expect(presses == 2)
  }

  @Test("A table goes up to its first row, past rows whose heights were estimated")
  func table() throws {
    let screen = TestScreen(device: .phone)
    let source = Rows()
    let table = UITableView(frame: screen.page.view.bounds, style: .plain)
    table.dataSource = source
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 20
    screen.page.view.addSubview(table)
    screen.advance(by: 0.1)
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    screen.advance(by: 0.1)
    screen.tap(at: bar)
    screen.advance(by: 1)
    #expect(table.contentOffset.y == -47)
    #expect(try screen.frame(of: "Row 0").minY >= 47)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }
}
