import Testing
import TocsinTesting
import UIKit

@Suite("Pictures of views in transition")
struct ViewTransitionPictures {
  /// A page with some words on a colour.
  private func page(_ words: String, _ color: UIColor) -> UIView {
    let page = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 220))
    page.backgroundColor = color
    let label = UILabel(frame: page.bounds.insetBy(dx: 12, dy: 12))
    label.text = words
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textColor = .white
    page.addSubview(label)
    return page
  }

  @Test(
    "A page that turns or rolls, on its way",
    arguments: [
      ("flip-from-left", UIView.AnimationOptions.transitionFlipFromLeft),
      ("flip-from-top", .transitionFlipFromTop), ("curl-up", .transitionCurlUp),
      ("curl-down", .transitionCurlDown),
    ])
  func onItsWay(name: String, transition: UIView.AnimationOptions) {
    let screen = TestScreen(size: CGSize(width: 200, height: 260), scale: 1)
    let book = UIView(frame: screen.page.view.bounds)
    let old = page("Once upon a time there was a page.", .systemIndigo)
    let new = page("And then it was turned.", .systemOrange)
    book.addSubview(old)
    screen.page.view.addSubview(book)
    screen.advance(by: 0.1)
    UIView.transition(from: old, to: new, duration: 1, options: [transition, .curveLinear])
    screen.advance(by: 0)
    screen.advance(by: name.hasPrefix("flip") ? 0.3 : 0.4)
    expectGolden(screen, named: name)
  }

  @Test("A page that is partly curled up, over what is presented")
  func partialCurl() {
    let screen = TestScreen(size: CGSize(width: 200, height: 360), scale: 1)
    let old = page("Once upon a time there was a page.", .systemIndigo)
    old.frame = screen.page.view.bounds
    screen.page.view.addSubview(old)
    let below = UIViewController()
    let new = page("And this was below it.", .systemOrange)
    new.subviews[0].frame = CGRect(x: 12, y: 270, width: 176, height: 60)
    new.frame = screen.page.view.bounds
    below.view.addSubview(new)
    below.modalPresentationStyle = .fullScreen
    below.modalTransitionStyle = .partialCurl
    screen.advance(by: 0.1)
    screen.page.present(below, animated: true)
    screen.advance(by: 2)
    expectGolden(screen, named: "partial-curl")
  }
}
