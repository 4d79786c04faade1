import Testing
import TocsinTesting
import UIKit

@testable import SlidingAlertExample

@Suite("Sliding alert: the list, its accordion menu, the text input")
struct SlidingAlertPageTests {
  let page = SlidingAlertPage()
  let screen = TestScreen(size: CGSize(width: 320, height: 568), scale: 1)

  init() {
    screen.window.rootViewController = page
    screen.advance(by: 0.1)
  }

  private func choose(_ option: String, of item: String = "Buy bread") throws {
    try screen.tap(item)
    screen.advance(by: 1)
    try screen.tap(option)
    screen.advance(by: 1)
  }

  private var isAlertShown: Bool { page.alert.viewIfLoaded?.superview != nil }

  // MARK: Menu

  @Test("A row opens the menu, and the rows below move apart by as much, uncovering it")
  func opens() throws {
    let above = try screen.frame(of: "Buy bread")
    let below = try screen.frame(of: "Call the dentist")
    try screen.tap("Buy bread")
    screen.advance(by: 0.1)
    let middle = try screen.shownFrame(of: "Call the dentist").minY
    #expect(middle > below.minY && middle < below.minY + AccordionMenu.height)
    let cell = try #require(page.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let gap = middle - above.minY
    #expect(near(cell.shown.frame.height, gap, within: 12) && cell.clipsToBounds)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Buy bread") == above)
    #expect(
      try screen.frame(of: "Call the dentist") == below.offsetBy(dx: 0, dy: AccordionMenu.height))
    for option in MenuOption.allCases { #expect(screen.shows(option.rawValue)) }
    try screen.tap("Buy bread")
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Call the dentist") == below)
    #expect(!screen.shows("Edit"))
  }

  @Test("The menu has Edit, Delete and four dummies, and all of it takes touches")
  func options() throws {
    #expect(MenuOption.allCases.map(\.rawValue).prefix(2) == ["Edit", "Delete"])
    #expect(MenuOption.allCases.count == 6)
    try screen.tap("Buy bread")
    screen.advance(by: 1)
    let edit = try screen.frame(of: "Edit")
    screen.tap(at: CGPoint(x: 4, y: edit.midY))
    screen.advance(by: 1)
    #expect(page.openItem == 1 && page.textInput.superview != nil)
  }

  @Test("Only one menu is open")
  func oneMenu() throws {
    let first = try screen.frame(of: "Water the plants")
    for item in ["Go for a run", "Water the plants", "Call the dentist", "Buy bread"] {
      try screen.tap(item)
      screen.advance(by: 1)
      #expect(page.openItem.map { page.items[$0] } == item)
      #expect(screen.visibleTexts.filter { $0 == "Edit" }.count == 1)
    }
    #expect(try screen.frame(of: "Water the plants") == first)
  }

  @Test("The menu of the last row is scrolled into view, upright and turned")
  func scrolls() throws {
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft] {
      UIDevice.current.turn(to: orientation)
      screen.advance(by: 1)
      page.toggleMenu(of: 4)
      screen.advance(by: 1)
      let option = try screen.frame(of: MenuOption.longMessage.rawValue)
      #expect(option.maxY <= screen.window.bounds.height)
      page.toggleMenu(of: 4)
      screen.advance(by: 1)
    }
  }

  @Test("Beside a notch, heading, titles and options begin together; the menu's ground doesn't")
  func notch() throws {
    let page = SlidingAlertPage()
    let screen = TestScreen(device: .phone, scale: 1)
    screen.window.rootViewController = page
    screen.rotate()
    screen.advance(by: 1)
    page.toggleMenu(of: 1)
    screen.advance(by: 1)
    #expect(try screen.frame(of: "Sliding alert").minX == 63)
    #expect(try screen.frame(of: "Buy bread").minX == 63)
    #expect(try screen.frame(of: "Edit").minX == 47 + 36)
    let cell = try #require(page.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let menu = try #require(cell as? AccordionCell).menu
    #expect(menu.frameOnScreen.minX == 0 && menu.frameOnScreen.width == 844)
  }

  // MARK: Edit

  @Test("Edit slides a field in with the row's text; Done and Return change the row")
  func edit() throws {
    for (key, text) in [("Done", "Buy bread, eggs"), ("\n", "Buy bread, eggs!")] {
      try screen.tap(page.items[1])
      screen.advance(by: 1)
      try screen.tap("Edit")
      screen.advance(by: 0.1)
      let y = page.textInput.panel.shown.frame.minY
      #expect(y < 0 && y > -TextInputView.panelHeight)
      screen.advance(by: 1)
      #expect(page.textInput.panel.frameOnScreen.minY == 0)
      #expect(page.textInput.field.text == page.items[1])
      #expect(page.textInput.field.isFirstResponder)
      screen.type(String(text.dropFirst(page.items[1].count)))
      if key == "\n" { screen.press(.return) } else { try screen.tap(key) }
      screen.advance(by: 1)
      #expect(page.items[1] == text && screen.shows(text))
      #expect(page.textInput.superview == nil && screen.window.firstResponder == nil)
      page.toggleMenu(of: 1)
      screen.advance(by: 1)
    }
  }

  @Test("Cancel leaves the row as it was")
  func cancelEdit() throws {
    try choose("Edit")
    screen.type(" and butter")
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(page.items[1] == "Buy bread" && page.textInput.superview == nil)
  }

  @Test("A row can't be left without a text")
  func emptyEdit() throws {
    try choose("Edit")
    page.textInput.field.text = ""
    screen.type(" ")
    try screen.tap("Done")
    screen.press(.return)
    screen.advance(by: 1)
    #expect(page.textInput.superview != nil && page.items[1] == "Buy bread")
    screen.type("Buy jam")
    try screen.tap("Done")
    screen.advance(by: 1)
    #expect(page.items[1] == "Buy jam")
  }

  // MARK: Delete

  @Test("Delete asks with both buttons; Okay removes alert and row at once, with the menu")
  func delete() throws {
    try choose("Delete")
    #expect(screen.shows("Delete “Buy bread”?"))
    #expect(!page.alert.isOkayButtonRemoved && !page.alert.isCancelButtonRemoved)
    try screen.tap("Okay")
    #expect(!isAlertShown)
    #expect(
      page.items == ["Water the plants", "Call the dentist", "Read a chapter", "Go for a run"])
    #expect(page.table.numberOfRows(inSection: 0) == 4)
    screen.advance(by: 1)
    #expect(!screen.shows("Buy bread") && !screen.shows("Edit"))
    #expect(
      try screen.frame(of: "Call the dentist").minY - screen.frame(of: "Water the plants").minY
        == 44)
  }

  @Test("After Cancel, Okay of another alert deletes nothing")
  func cancelDelete() throws {
    try choose("Delete")
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(!isAlertShown && page.items.count == 5)
    try screen.tap("Okay alone")
    screen.advance(by: 1)
    try screen.tap("Okay")
    screen.advance(by: 1)
    #expect(!isAlertShown && page.items.count == 5)
  }

  @Test("Every row can be deleted, the last one too")
  func deleteAll() throws {
    while let item = page.items.last {
      try choose("Delete", of: item)
      try screen.tap("Okay")
      screen.advance(by: 1)
    }
    #expect(page.table.numberOfRows(inSection: 0) == 0)
  }

  // MARK: Forms

  @Test(
    "The alert in its other forms",
    arguments: [
      ("Okay alone", ["Okay"]), ("Cancel alone", ["Cancel"]), ("A long message", ["Okay"]),
    ])
  func forms(option: String, buttons: [String]) throws {
    try choose(option)
    for button in ["Okay", "Cancel"] {
      #expect(screen.shows(button) == buttons.contains(button))
    }
    screen.advance(by: 5)
    #expect(isAlertShown)
    try screen.tap(try #require(buttons.first))
    #expect(isAlertShown)
    screen.advance(by: 0.3)
    #expect(!isAlertShown && page.items.count == 5)
  }

  @Test("Without buttons it goes by itself after three seconds, and can come again")
  func noButtons() throws {
    try screen.tap("Buy bread")
    screen.advance(by: 1)
    for _ in 0..<2 {
      try screen.tap("No buttons")
      screen.advance(by: 2.9)
      #expect(isAlertShown && !screen.shows("Okay") && !screen.shows("Cancel"))
      screen.advance(by: 0.4)
      #expect(!isAlertShown)
    }
  }

  @Test("Page and alert are let go together, with a notice that would still wait")
  func life() {
    weak var page: SlidingAlertPage?
    weak var alert: CustomAlertViewController?
    do {
      let made = SlidingAlertPage()
      screen.window.rootViewController = made
      screen.advance(by: 0.1)
      made.choose(.noButtons, for: 0)
      screen.advance(by: 0.5)
      (page, alert) = (made, made.alert)
    }
    #expect(page != nil && alert != nil)
    screen.window.rootViewController = UIViewController()
    screen.advance(by: 1)
    #expect(page == nil && alert == nil)
  }

  @Test("Everything works turned as well")
  func turned() throws {
    UIDevice.current.turn(to: .landscapeLeft)
    screen.advance(by: 1)
    try choose("Edit", of: "Water the plants")
    #expect(page.textInput.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
    screen.type(" twice")
    try screen.tap("Done")
    screen.advance(by: 1)
    #expect(screen.shows("Water the plants twice"))
    try screen.tap("Delete")
    screen.advance(by: 1)
    #expect(page.alert.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
    try screen.tap("Okay")
    screen.advance(by: 1)
    #expect(page.items.first == "Buy bread")
  }
}
