import Foundation
import Testing
import UIKit

private final class Page {
  var title = "first"
  let undoManager: UndoManager

  init(_ undoManager: UndoManager) { self.undoManager = undoManager }

  func setTitle(_ new: String) {
    let old = title
    undoManager.registerUndo(withTarget: self) { $0.setTitle(old) }
    title = new
  }
}

@Suite("The undo manager")
struct UndoManagerTests {
  let manager = UndoManager()

  @Test("Undo takes back, redo does again, as often as one likes")
  func backAndForth() {
    let page = Page(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    page.setTitle("second")
    for _ in 0..<3 {
      #expect(manager.canUndo && !manager.canRedo)
      manager.undo()
      #expect(page.title == "first")
      #expect(!manager.canUndo && manager.canRedo)
      manager.redo()
      #expect(page.title == "second")
    }
  }

  @Test("What is registered in one turn is undone at once, in reverse order")
  func eventGroups() {
    let page = Page(manager)
    page.setTitle("second")
    page.setTitle("third")
    UndoManager.endEventGroups()
    page.setTitle("fourth")
    manager.undo()
    #expect(page.title == "third")
    manager.undo()
    #expect(page.title == "first")
    manager.redo()
    #expect(page.title == "third")
  }

  @Test("Groups within groups are undone with the outermost")
  func nestedGroups() {
    let page = Page(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    page.setTitle("second")
    manager.beginUndoGrouping()
    page.setTitle("third")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.title == "first")
    #expect(!manager.canUndo)
  }

  @Test("An empty group leaves nothing to undo")
  func emptyGroup() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("While registration is off nothing is remembered")
  func disabled() {
    let page = Page(manager)
    manager.disableUndoRegistration()
    page.setTitle("second")
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  @Test("A new change forgets what could be done again")
  func branch() {
    let page = Page(manager)
    page.setTitle("second")
    manager.undo()
    page.setTitle("third")
    #expect(!manager.canRedo)
  }

  @Test("Only so many groups are kept as there are levels")
  func levels() {
    let page = Page(manager)
    manager.levelsOfUndo = 2
    for title in ["a", "b", "c", "d"] {
      page.setTitle(title)
      UndoManager.endEventGroups()
    }
    while manager.canUndo { manager.undo() }
    #expect(page.title == "b")
  }

  @Test("Targets are not kept alive; one that has gone is passed over")
  func targets() {
    weak var gone: Page?
    do {
      let page = Page(manager)
      gone = page
      page.setTitle("second")
    }
    #expect(gone == nil)
    manager.undo()
  }

  @Test("What was registered for one target can be forgotten alone")
  func forgettingTarget() {
    let one = Page(manager)
    let other = Page(manager)
    one.setTitle("one")
    UndoManager.endEventGroups()
    other.setTitle("other")
    UndoManager.endEventGroups()
    manager.removeAllActions(withTarget: other)
    manager.undo()
    #expect(one.title == "first")
    #expect(other.title == "other")
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("Groups have names for menus, which go with them")
  func names() {
    let page = Page(manager)
    page.setTitle("second")
    manager.setActionName("Rename")
    UndoManager.endEventGroups()
    #expect(manager.undoActionName == "Rename")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "Rename")
  }

  @Test("Within undo the manager says so")
  func phases() {
    let page = Page(manager)
    var seen: [String] = []
    manager.registerUndo(withTarget: page) { page in
      seen.append(page.undoManager.isUndoing ? "undoing" : "not")
      page.undoManager.registerUndo(withTarget: page) { page in
        seen.append(page.undoManager.isRedoing ? "redoing" : "not")
      }
    }
    manager.undo()
    manager.redo()
    #expect(seen == ["undoing", "redoing"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }
}
