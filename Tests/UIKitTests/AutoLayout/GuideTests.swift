import Testing

@testable import UIKit

@Suite("Layout guides", .serialized)
struct GuideTests {
  @Test("A guide takes part like a view that can't be seen")
  func plain() {
    let card = Card()
    let guide = UILayoutGuide()
    card.view.addLayoutGuide(guide)
    let view = card.add(SizedView(20, 20))
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 100),
      guide.trailingAnchor.constraint(equalTo: card.view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: card.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    card.layOut()
    #expect(guide.layoutFrame == CGRect(100, 0, 200, 50))
    #expect(view.frame == CGRect(190, 15, 20, 20))
    card.view.removeLayoutGuide(guide)
    #expect(card.view.constraints.isEmpty)
  }

  @Test("The margins' guide follows the margins, and is known without constraints")
  func margins() {
    let card = Card()
    card.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(card.view.layoutMarginsGuide.layoutFrame == CGRect(2, 1, 294, 196))
    let view = card.add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: card.view.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: card.view.layoutMarginsGuide.rightAnchor),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: card.view, attribute: .topMargin,
        multiplier: 1, constant: 0),
      view.bottomAnchor.constraint(equalTo: card.view.layoutMarginsGuide.bottomAnchor),
    ])
    card.layOut()
    #expect(view.frame == CGRect(2, 1, 294, 196))
    card.view.layoutMargins.left = 50
    card.layOut()
    #expect(view.frame.minX == 50)
  }

  @Test("The readable guide is no wider than can be read")
  func readable() {
    let card = Card(width: 1000)
    let view = card.add(UIView())
    let guide = card.view.readableContentGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    card.layOut()
    #expect(view.frame.width == 672)
    #expect(view.frame.midX == 500)
    card.view.frame.size.width = 300
    card.layOut()
    #expect(view.frame.width == 284)
  }

  @Test("The safe area's guide follows the bars, and the keyboard's guide the keyboard")
  func screen() {
    let screen = SteppedScreen.phone()
    let page = UIViewController()
    screen.window.rootViewController = page
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (top, bottom) = (SizedView(10, 10), SizedView(10, 10))
    for view in [top, bottom] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      bottom.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
    ])
    screen.turn()
    #expect(top.frame.minY == page.view.safeAreaInsets.top)
    #expect(bottom.frame.maxY == 844 - page.view.safeAreaInsets.bottom)

    let field = UITextField(frame: CGRect(0, 0, 100, 30))
    page.view.addSubview(field)
    KeyboardController.shared.usesScreenKeyboard = true
    defer { KeyboardController.shared.reset() }
    field.becomeFirstResponder()
    screen.turn()
    let keyboard = KeyboardController.shared.frame
    #expect(bottom.frame.maxY == keyboard.minY)
    #expect(bottom.layer.animationKeys()?.isEmpty == false)
    screen.settle()
    field.resignFirstResponder()
    screen.settle()
    #expect(bottom.frame.maxY == 844 - page.view.safeAreaInsets.bottom)
  }

  @Test("Constraints to a scroll view's edges set the size of its content")
  func scrollView() {
    let card = Card()
    let scroll = card.add(UIScrollView())
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.leftAnchor.constraint(equalTo: card.view.leftAnchor),
      scroll.rightAnchor.constraint(equalTo: card.view.rightAnchor),
      scroll.topAnchor.constraint(equalTo: card.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: card.view.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    card.layOut()
    #expect(scroll.frame == CGRect(0, 0, 300, 200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1020))
    #expect(content.frame == CGRect(10, 10, 280, 1000))
  }

  @Test("What is tied to a scroll view's frame stays where it is while the content scrolls")
  func scrollFrame() {
    let card = Card()
    let scroll = UIScrollView(frame: card.view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    card.view.addSubview(scroll)
    let header = SizedView(50, 20)
    header.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    card.layOut()
    scroll.contentOffset.y = 100
    card.layOut()
    #expect(header.frame == CGRect(0, 100, 50, 20))
  }
}
