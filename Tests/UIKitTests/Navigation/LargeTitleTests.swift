import Testing
import TocsinTesting

@testable import UIKit

@Suite("Large titles and prompts")
struct LargeTitleTests {
  let screen = TestScreen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// A list of forty rows with a title.
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
  }

  private func list(_ title: String) -> List {
    let list = List(style: .plain)
    list.title = title
    return list
  }

  private func start(_ pages: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.setViewControllers(pages, animated: false)
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
    return navigation
  }

  private func titles(_ bar: UINavigationBar) -> [(size: CGFloat, alpha: CGFloat)] {
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    return labels(bar).map { ($0.font.pointSize, $0.alpha) }
  }

  @Test("The bar is 52 points higher, and the page begins below it")
  func height() {
    let page = list("Places")
    let navigation = start(page)
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 96)
    #expect(page.view.safeAreaInsets.top == 143)
    #expect(page.tableView.contentOffset.y == -143)
    #expect(titles(bar).contains { $0.size == 34 && $0.alpha == 1 })
    #expect(titles(bar).contains { $0.size == 17 && $0.alpha == 0 })
  }

  @Test("Scrolled content takes the large title away, and then goes below the bar")
  func collapse() throws {
    let page = list("Places")
    let navigation = start(page)
    let bar = navigation.navigationBar
    page.tableView.contentOffset.y += 20
    screen.advance(by: 1)
    #expect(bar.frame.height == 76)
    #expect(page.tableView.contentOffset.y == -123)
    page.tableView.contentOffset.y = 100
    screen.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(titles(bar).contains { $0.size == 17 && $0.alpha == 1 })
    // A header that stays in view stands below the bar as it is now.
    let header = try #require(page.tableView.headerView(forSection: 0))
    #expect(header.convert(header.bounds, to: nil).minY == 91)
    page.tableView.contentOffset.y = -143
    screen.advance(by: 1)
    #expect(bar.frame.height == 96)
  }

  @Test("Pulled content pulls the bar along")
  func pull() {
    let page = list("Places")
    let navigation = start(page)
    page.tableView.contentOffset.y -= 30
    screen.advance(by: 0.02)
    #expect(navigation.navigationBar.frame.height == 126)
  }

  @Test("A drag that ends half-way leaves the title whole, or not there at all")
  func snapping() {
    let page = list("Places")
    let navigation = start(page)
    let cases: [(distance: CGFloat, height: CGFloat)] = [(20, 96), (40, 44)]
    for (distance, height) in cases {
      page.tableView.contentOffset.y = -143
      let start = CGPoint(x: 200, y: 400)
      screen.touchDown(at: start)
      // The first ten points are not part of the drag.
      for step in 1...10 {
        screen.advance(by: 0.05)
        screen.touchMove(to: CGPoint(x: 200, y: 400 - (distance + 10) * CGFloat(step) / 10))
      }
      screen.advance(by: 0.5)
      screen.touchUp(at: CGPoint(x: 200, y: 400 - distance - 10))
      screen.advance(by: 2)
      #expect(navigation.navigationBar.frame.height == height)
    }
  }

  @Test("Each page says whether it has one; by itself it does as the page before")
  func modes() {
    let (a, b, c) = (list("A"), list("B"), list("C"))
    b.navigationItem.largeTitleDisplayMode = .never
    let navigation = start(a)
    let bar = navigation.navigationBar
    navigation.pushViewController(b, animated: true)
    screen.advance(by: 1)
    #expect(bar.frame.height == 44 && b.view.safeAreaInsets.top == 91)
    #expect(b.tableView.contentOffset.y == -91)
    navigation.pushViewController(c, animated: true)
    screen.advance(by: 1)
    #expect(bar.frame.height == 44)
    c.navigationItem.largeTitleDisplayMode = .always
    screen.advance(by: 1)
    #expect(bar.frame.height == 96 && c.view.safeAreaInsets.top == 143)
    navigation.popToRootViewController(animated: true)
    screen.advance(by: 1)
    #expect(bar.frame.height == 96 && a.tableView.contentOffset.y == -143)
  }

  @Test("A prompt stands above the title in a higher bar")
  func prompt() {
    let page = list("Places")
    page.navigationItem.largeTitleDisplayMode = .never
    let navigation = start(page)
    page.navigationItem.prompt = "Choose one"
    screen.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(page.view.safeAreaInsets.top == 121)
    #expect(screen.shows("Choose one"))
    page.navigationItem.prompt = nil
    screen.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("The look for the edge of the content holds until content is below the bar")
  func edge() {
    let page = list("Places")
    page.navigationItem.largeTitleDisplayMode = .never
    let navigation = start(page)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .red
    navigation.navigationBar.scrollEdgeAppearance = edge
    screen.advance(by: 1)
    func ground() -> UIColor? {
      navigation.navigationBar.subviews.first?.subviews[1].backgroundColor
    }
    #expect(ground() == .red)
    page.tableView.contentOffset.y = 0
    screen.advance(by: 1)
    #expect(ground() != .red)
    page.tableView.contentOffset.y = -91
    screen.advance(by: 1)
    #expect(ground() == .red)
  }

  @Test("An empty picture takes the bar's ground away")
  func emptyPicture() throws {
    let navigation = start(list("Places"))
    let bar = navigation.navigationBar
    bar.prefersLargeTitles = false
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundImage(for: .default) != nil)
    screen.advance(by: 0.1)
    let ground = try #require(bar.subviews.first?.subviews)
    #expect((ground.first as? UIVisualEffectView)?.effect == nil)
    #expect(ground[1].backgroundColor == .clear && ground.last?.backgroundColor == .clear)
  }

  @Test("Pictures: at the top, on the way, and scrolled", arguments: [0.0, 26, 130])
  func picture(offset: Double) {
    let screen = TestScreen(
      size: CGSize(width: 390, height: 560),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let page = list("Places")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    screen.window.rootViewController = navigation
    screen.advance(by: 0.1)
    page.tableView.showsVerticalScrollIndicator = false
    page.tableView.contentOffset.y += offset
    screen.advance(by: 1)
    expectGolden(screen, named: "large-title-\(Int(offset))")
  }
}
