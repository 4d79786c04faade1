import Testing

@testable import AlertSpec

@Suite("Commands")
struct InvocationTests {
  @Test("Without a command there is an error that lists them")
  func noCommand() throws {
    let error = try mistake(in: [])
    #expect(error.problem == .noCommand)
    for command in Command.allCases { #expect(error.description.contains(command.rawValue)) }
  }

  @Test("An unknown command is refused, with the nearest known one")
  func unknownCommand() throws {
    #expect(try mistake("alrt").description.contains("Did you mean alert?"))
    #expect(try mistake("").problem == .unknownCommand(""))
    #expect(try mistake("help", "rendr").description.contains("Did you mean render?"))
  }

  @Test("An option before the command is told from an unknown command")
  func optionFirst() throws {
    let error = try mistake("--title", "x")
    #expect(error.description.contains("Write tocsin alert first, and --title after it."))
    #expect(try mistake("--nonsense=1").place == .option("--nonsense"))
  }

  @Test("Render needs a destination, a dash being standard output")
  func destination() throws {
    #expect(try mistake("render", "--title", "x").problem == .noDestination)
    #expect(try mistake("render", "--title", "x", "-o", "").problem == .emptyPath)
    for (path, expected) in [
      ("-", PictureDestination.standardOutput), ("a b.png", .file("a b.png")),
    ] {
      let result = try invocation(["render", "--title", "x", "-o", path])
      guard case .render(let alert, let request) = result else { throw UnexpectedResult() }
      #expect(alert.title == "x")
      #expect(request == RenderRequest(destination: expected))
    }
    #expect(
      try invocation(["render", "-o=a.png", "--title=x"])
        == invocation(["render", "-o", "a.png", "--title", "x"]))
  }

  @Test("Render takes all options of alert")
  func sameOptions() {
    for option in OptionTable.options(of: .alert) {
      #expect(option.commands.contains(.render))
    }
  }

  @Test("Gallery takes a folder, a scale, a device and a reader")
  func gallery() throws {
    #expect(try invocation(["gallery"]) == .gallery(GalleryRequest()))
    var pictures = GalleryRequest()
    pictures.directory = "pictures"
    pictures.scale = 2
    #expect(
      try invocation(["gallery", "-o", "pictures", "--scale", "2"]) == .gallery(pictures))
    var dark = GalleryRequest()
    dark.appearance = .dark
    dark.page = DevicePage(.tablet, orientation: .landscape)
    dark.reader.contrast = .high
    dark.reader.textSize = .accessibility1
    dark.reader.direction = .rightToLeft
    #expect(
      try invocation([
        "gallery", "--appearance", "dark", "--device", "tablet", "--orientation", "landscape",
        "--contrast", "high", "--text-size", "accessibility1", "--direction", "rightToLeft",
      ]) == .gallery(dark))
  }

  @Test("The pictures of the gallery go to a folder, and not to standard output")
  func galleryFolder() throws {
    #expect(try mistake("gallery", "-o", "-").description.contains("written ./-"))
    #expect(try mistake("gallery", "-o", "").description.contains("the path of a folder"))
    var request = GalleryRequest()
    request.directory = "./-"
    #expect(try invocation(["gallery", "-o", "./-"]) == .gallery(request))
  }

  @Test("A spec is read once, from where the option says")
  func spec() throws {
    for (path, expected) in [("-", SpecSource.standardInput), ("a.json", .file("a.json"))] {
      var sources: [SpecSource] = []
      _ = try Invocation(arguments: ["alert", "--spec", path]) { source throws(UsageError) in
        sources.append(source)
        return Array(#"{"title": "x"}"#.utf8)
      }
      #expect(sources == [expected])
    }
    #expect(try mistake("alert", "--spec", "").problem == .emptyPath)
  }
}
