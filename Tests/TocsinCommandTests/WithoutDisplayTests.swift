import Foundation
import Testing

@Suite("The program without a display")
struct WithoutDisplayTests {
  private let question = [
    "--title", "Delete item?", "--message", "This can't be undone.", "--button", "Cancel:cancel",
    "--button", "Delete:destructive",
  ]

  // Case 19.
  @Test("Help and version end with 0", arguments: ["--help", "--version"])
  func help(option: String) throws {
    for arguments in [[option], ["alert", option], ["render", option], ["gallery", option]] {
      let result = try ProgramRun(arguments).result()
      #expect(result.code == 0)
      #expect(result.output.contains("tocsin"))
      #expect(result.errors.isEmpty)
    }
  }

  @Test("An alert that can't be shown ends with 3 and says what to do")
  func noDisplay() throws {
    let result = try ProgramRun(["alert"] + question).result()
    #expect(result.code == 3)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("tocsin render"))
  }

  @Test("A display that can't be reached is told as such")
  func wrongDisplay() throws {
    let result = try ProgramRun(["alert"] + question, display: ":987").result()
    #expect(result.code == 3)
    #expect(result.errors.contains("display"))
  }

  @Test("Wrong usage ends with 2 and names the argument")
  func usage() throws {
    let result = try ProgramRun.run("alert", "--title", "A", "--timeout", "soon")
    #expect(result.code == 2)
    #expect(result.errors.contains("--timeout") && result.errors.contains("soon"))
    #expect(result.output.isEmpty)
  }

  @Test("A character that no font has is told on standard error, and the picture is drawn")
  func missingGlyph() throws {
    let result = try ProgramRun.run("render", "--title", "A \u{10FFFD}", "-o", "-")
    #expect(result.code == 0)
    #expect(result.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(result.errors.contains("U+10FFFD") && result.errors.count { $0 == "\n" } == 1)
  }

  @Test("A page that is too small for any card is refused")
  func smallPage() throws {
    let result = try ProgramRun.run("render", "--title", "A", "--size", "64x64", "-o", "-")
    #expect(result.code == 2)
    #expect(result.errors.contains("240"))
  }

  @Test("Two renders of one alert are the same bytes, whoever asks for them")
  func sameBytes() throws {
    let arguments = ["render", "--word", "delete", "--field", "n:number"] + question + ["-o", "-"]
    let first = try ProgramRun(arguments).result()
    #expect(first.code == 0)
    #expect(first.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let german = try ProgramRun(arguments, environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(first.bytes == german.result().bytes)
    #expect(first.errors.isEmpty)
  }

  // Case 13.
  @Test("The same alert by options and by JSON renders to the same bytes")
  func optionsAndSpec() throws {
    let spec = """
      {"title": "Delete item?", "message": "This can't be undone.", "buttons": [
        {"title": "Cancel", "role": "cancel"}, {"title": "Delete", "role": "destructive"}]}
      """
    let input = Pipe()
    let run = try ProgramRun(["render", "--spec", "-", "-o", "-"], input: input)
    input.fileHandleForWriting.write(Data(spec.utf8))
    try input.fileHandleForWriting.close()
    #expect(
      run.result().bytes == (try ProgramRun(["render"] + question + ["-o", "-"]).result().bytes))
  }

  @Test("A moment of the entry looks different from its end")
  func moments() throws {
    let page = ["render"] + question + ["--size", "390x844", "-o", "-"]
    let early = try ProgramRun(page + ["--at", "0.1"]).result().bytes
    let late = try ProgramRun(page + ["--at", "1"]).result().bytes
    let settled = try ProgramRun(page).result().bytes
    #expect(early != late)
    #expect(late == settled)
  }

  // Case 2.
  @Test("What looks like a command in a text is shown and not run")
  func commands() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tocsin-\(getpid())")
    let text = "`touch \(file.path)` $(touch \(file.path)) \"'"
    let result = try ProgramRun.run("render", "--title", text, "--field", "a=\(text)", "-o", "-")
    #expect(result.code == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  // Case 1.
  @Test("Markup is text: what differs in the text differs in the picture")
  func markup() throws {
    var pictures = Set<Data>()
    for text in [
      "A & B < C", "A &amp; B &lt; C", "<info></info>", "That&apos;s", "That's", #"a\nb\101"#,
    ] {
      let result = try ProgramRun.run("render", "--title", text, "-o", "-")
      #expect(result.code == 0)
      pictures.insert(result.bytes)
    }
    #expect(pictures.count == 6)
  }

  @Test("A picture that can't be written ends with 4 and names the file")
  func unwritable() throws {
    let result = try ProgramRun.run("render", "--title", "A", "-o", "/nowhere/a.png")
    #expect(result.code == 4)
    #expect(result.errors.contains("/nowhere/a.png"))
  }

  // Case 20.
  @Test("A full standard output ends with 4 and a message")
  func full() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for arguments in [["--help"], ["render", "--title", "A", "-o", "-"]] {
      let result = try ProgramRun(arguments, output: full).result()
      #expect(result.code == 4)
      #expect(result.errors.contains("standard output"))
      #expect(!result.errors.contains("answer"))
    }
  }

  // Case 18.
  @Test("With no fonts at all there is an error that says so")
  func noFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tocsin-fonts-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("fonts.conf")
    try Data("<fontconfig><dir>\(folder.path)/none</dir></fontconfig>".utf8).write(to: file)
    let result = try ProgramRun.run(
      "render", "--title", "A", "-o", "-", environment: ["FONTCONFIG_FILE": file.path])
    #expect(result.code == 4)
    #expect(result.errors.contains("font") && result.errors.hasSuffix("fc-cache.\n"))
  }

  @Test("A folder that can't be made is named as such, with the system's reason")
  func unmadeFolder() throws {
    for path in ["/dev/null/x", "/dev/null", "/dev/null/x/y/"] {
      let result = try ProgramRun.run("gallery", "-o", path)
      #expect(result.code == 4)
      #expect(result.errors.contains("Not a directory") && result.errors.contains("folder"))
      #expect(!result.errors.contains("picture"))
    }
  }

  @Test("The gallery is rendered to two pictures for each sample")
  func gallery() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tocsin-gallery-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try ProgramRun(["gallery", "-o", folder.path, "--scale", "1"]).result(within: 120)
    #expect(result.code == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("question-light.png") && files.contains("question-dark.png"))
    #expect(files.count.isMultiple(of: 2))
  }
}
