import AlertSpec
import CoreGraphics
import Testing
import TocsinTesting
import UIKit

@testable import TocsinCommand

@Suite("Rendering")
struct RenderTests {
  private func description(_ arguments: String...) throws -> AlertDescription {
    try description(arguments)
  }

  private func description(_ arguments: [String]) throws -> AlertDescription {
    let invocation = try Invocation(arguments: ["render"] + arguments + ["-o", "x.png"])
    guard case .render(let description, _) = invocation else { preconditionFailure("not a render") }
    return description
  }

  private func picture(_ description: AlertDescription, at moment: TimeInterval = 1) throws
    -> Picture
  {
    Picture(bitmap: try RenderRun.picture(of: description, at: moment))
  }

  // Case 3.
  @Test("A message of 45 characters stands on one line at the default width, at every scale")
  func oneLine() throws {
    let message = "The quick brown fox jumps over the lazy dogs."
    #expect(message.count == 45)
    let short = try picture(description("--title", "Title", "--message", "Short"))
    let full = try picture(description("--title", "Title", "--message", message))
    #expect(full.height == short.height)
    for scale in [2, 3] {
      let large = try picture(
        description("--title", "Title", "--message", message, "--scale", "\(scale)"))
      #expect(large.width == full.width * scale)
      #expect(large.height == full.height * scale)
    }
  }

  @Test("However many lines a message has, it is drawn", arguments: [1, 3])
  func manyLines(scale: Int) throws {
    let message = (1...2000).map(String.init).joined(separator: "\n")
    let long = try picture(
      description("--title", "Title", "--message", message, "--scale", "\(scale)"))
    let short = try picture(
      description("--title", "Title", "--message", "1", "--scale", "\(scale)"))
    #expect(long.width == short.width && long.height > short.height)
  }

  // Case 4.
  @Test("600 characters and five buttons fit on a screen of 1280 × 720, however written")
  func longText() throws {
    for message in [String(repeating: "word ", count: 120), String(repeating: "w", count: 2000)] {
      var arguments = ["--title", "Title", "--message", message]
      for index in 1...5 { arguments += ["--button", "Button \(index)"] }
      let invocation = try Invocation(arguments: ["render"] + arguments + ["-o", "x.png"])
      guard case .render(let description, _) = invocation else { return }
      let stage = try AlertStage(description, now: .distantPast)
      let size = stage.size(available: CGSize(width: 1280, height: 680))
      #expect(size.width <= 400 && size.height <= 680)
    }
  }

  @Test("The same description gives the same pixels, and another moment gives others")
  func repeatable() throws {
    let question = try description(
      "--title", "Delete item?", "--button", "Cancel:cancel", "--button", "Delete:destructive",
      "--size", "390x844")
    #expect(try picture(question) == picture(question))
    #expect(try picture(question, at: 0.1) == picture(question, at: 0.1))
    #expect(try picture(question, at: 0.1) != picture(question))
  }

  @Test("The pop's moments look as they did when they were last looked at")
  func pop() throws {
    let question = try description(
      "--title", "Delete item?", "--message", "This can't be undone.", "--button",
      "Cancel:cancel", "--button", "Delete:destructive", "--size", "390x500")
    for moment in [0, 0.08, 0.153, 0.204, 0.26] {
      expectGolden(try picture(question, at: moment), named: "pop-\(Int(moment * 1000))ms")
    }
  }

  @Test(
    "A device has its bar, and its keyboard where there is a field, any way it is held",
    arguments: [
      ("phone", "portrait"), ("phone", "landscape"), ("classic", "portrait"),
      ("tablet", "landscape"),
    ])
  func device(kind: String, orientation: String) throws {
    expectGolden(
      try picture(
        description(
          "--title", "Rename", "--message", "Type another name.", "--field", "name=Notes",
          "--button", "Cancel:cancel", "--button", "Rename:preferred", "--device", kind,
          "--orientation", orientation)), named: "device-\(kind)-\(orientation)")
  }

  @Test("Without the keyboard the card stays in the middle")
  func noKeyboard() throws {
    let question = ["--title", "Rename", "--field", "name=Notes", "--device", "phone"]
    func picture(_ choice: String) throws -> Picture {
      let invocation = try Invocation(
        arguments: ["render"] + question + ["--keyboard", choice, "-o", "x.png"])
      guard case .render(let description, _) = invocation else { preconditionFailure() }
      return try self.picture(description)
    }
    #expect(try picture("on") != picture("off"))
    // The keys' ground, between the lowest keys and the home indicator.
    #expect(try picture("on")[20, 815] == 0xFFD1_D4DB)
    #expect(try picture("off")[20, 815] != 0xFFD1_D4DB)
  }

  @Test("The smallest page shows a card that can be read")
  func smallest() throws {
    expectGolden(
      try picture(
        description(
          "--title", "Delete item?", "--message", "This can't be undone.", "--button",
          "Cancel:cancel", "--button", "Delete:destructive", "--size", "240x240")),
      named: "smallest")
  }

  @Test(
    "On small pages a field can be seen while it is edited, and buttons that go on look so",
    arguments: ["240x240", "240x320", "320x240", "667x375"])
  func smallPages(size: String) throws {
    expectGolden(
      try picture(
        description(
          "--title", "Rename", "--message", "Choose a new name for this item.", "--field",
          "name=untitled", "--field", "note", "--button", "Cancel:cancel", "--button",
          "Rename:preferred", "--size", size)), named: "small-field-\(size)")
    let buttons = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Cancel:cancel"]
    expectGolden(
      try picture(
        description(
          ["--title", "Stacked", "--message", "Some words on what to do.", "--size", size]
            + buttons.flatMap { ["--button", $0] })), named: "small-buttons-\(size)")
  }

  @Test(
    "The program's window looks as it did when it was last looked at",
    arguments: ["light", "dark"])
  func window(appearance: String) throws {
    expectGolden(
      try picture(
        description(
          "--title", "Connect to server", "--message", "Type the address and your account.",
          "--field", "host=files.example.com", "--label", "host=Server", "--field",
          "password:secure=secret", "--label", "password=Password", "--button", "Cancel:cancel",
          "--button", "Connect:preferred", "--appearance", appearance)),
      named: "window-\(appearance)")
  }
}
