import Testing

@testable import AlertSpec

@Suite("What options and specs say of the message and of pictures")
struct ContentOptionTests {
  @Test("A link has a text of the message, or is an address in it")
  func links() throws {
    let described = try alert(
      "--message", "Read the terms at https://example.org/?a=b first.", "--link",
      "terms=https://example.org/x=y", "--link", "https://example.org/?a=b")
    #expect(described.links.map(\.text) == ["terms", "https://example.org/?a=b"])
    #expect(
      described.links.map(\.address) == ["https://example.org/x=y", "https://example.org/?a=b"])
    let spec = """
      {"message": "Read the terms.", "links": [{"text": "terms", "url": "mailto:a@example.org"}]}
      """
    #expect(try alert(spec: spec).links.map(\.address) == ["mailto:a@example.org"])
    let other = try alert("--spec", "-", "--link", "terms=tel:112", spec: spec)
    #expect(other.links.map(\.address) == ["tel:112"])
  }

  @Test(
    "What is no address of the desktop's is refused",
    arguments: [
      "terms=example.org", "terms=javascript:alert(1)", "terms=https:", "terms=", "terms",
      "terms=https://a b", "terms=ftp://example.org",
    ])
  func addresses(link: String) throws {
    let error = try mistake("alert", "--message", "The terms", "--link", link)
    #expect(error.place == .option("--link"))
    #expect(error.description.contains("is not an address that can be opened"))
  }

  @Test("A link is in the message, once, and has a text")
  func linksOfNothing() throws {
    let link = ["--link", "terms=https://example.org"]
    let error = try mistake(in: ["alert", "--message", "Read this."] + link)
    #expect(error.place == .option("--link"))
    #expect(error.description.contains("“terms” of a link is not in the message"))
    #expect(
      try mistake(in: ["alert", "--title", "terms"] + link).problem
        == .alert(.linkOfNothing("terms")))
    #expect(
      try mistake(in: ["alert", "--message", "terms"] + link + link).problem
        == .alert(.repeatedLink("terms")))
    #expect(
      try mistake("alert", "--message", "x", "--link", "=https://a").problem == .alert(.emptyLink))
    let spec = #"{"message": "x", "links": [{"text": "y", "url": "https://a"}]}"#
    #expect(
      try mistake("alert", "--spec", "a.json", spec: spec).description.hasPrefix(
        "tocsin: a.json, line 1, column 37, $.links[0].text: the text “y” of a link is not in"))
    #expect(
      try mistake(
        "alert", "--spec", "a.json", "--link", "z=https://a", "--message", "z", spec: spec
      )
      .description.contains("$.links[0].text: the text “y”"))
    #expect(
      try mistake(
        "alert", "--spec", "a.json", "--link", "z=https://a", "--message", "y", spec: spec
      )
      .place == .option("--link"))
    #expect(try alert("--spec", "a.json", "--message", "xyz", spec: spec).links.count == 1)
    #expect(
      try message(spec: #"{"links": [{"text": "y", "url": "y"}]}"#).hasPrefix(
        "line 1, column 33, $.links[0].url: “y” is not an address"))
  }

  @Test("Links that share a part of the message are refused, and both are named")
  func overlaps() throws {
    for (first, second) in [("ab", "bc"), ("bc", "ab"), ("abc", "b"), ("c", "see abc")] {
      let error = try mistake(
        "alert", "--message", "see abc", "--link", "\(first)=https://a", "--link",
        "\(second)=https://b")
      #expect(
        error
          == UsageError(
            place: .option("--link"), problem: .alert(.overlappingLinks(first, second))))
      #expect(error.description.contains("“\(first)” and “\(second)” share a part"))
    }
    #expect(
      try alert("--message", "abc", "--link", "ab=https://a", "--link", "c=https://b").links.count
        == 2)
    let spec = """
      {"message": "abc",
       "links": [{"text": "ab", "url": "https://a"}, {"text": "bc", "url": "https://b"}]}
      """
    #expect(
      try mistake("alert", "--spec", "a.json", spec: spec).description.hasPrefix(
        "tocsin: a.json, line 2, column 57, $.links[1].text: the links “ab” and “bc” share"))
  }

  @Test("A description is that of a picture or a sign")
  func imageDescription() throws {
    let words = ["--image-description", "A map"]
    for picture in [["--symbol", "error"], ["--image", "a.png"], ["--icon", "a.png"]] {
      guard case .alert(let alert) = try invocation(["alert", "--title", "x"] + picture + words)
      else { throw UnexpectedResult() }
      #expect(alert.imageDescription == "A map")
    }
    let error = try mistake(in: ["alert", "--title", "x"] + words)
    #expect(error == UsageError(place: .option(words[0]), problem: .alert(.descriptionOfNothing)))
    let spec = #"{"title": "x", "imageDescription": "A map"}"#
    #expect(
      try mistake("alert", "--spec", "a.json", spec: spec).description.contains(
        "a.json, line 1, column 36, $.imageDescription: there is a description, but no picture and "
          + #"no symbol. Leave out "imageDesc"#))
    #expect(
      try alert("--spec", "-", "--symbol", "error", spec: spec).imageDescription == "A map")
  }

  @Test("How somebody reads, and the backdrop, are the same by options and by a spec")
  func readerAndBackdrop() throws {
    let described = try alert(
      "--title", "x", "--motion", "reduced", "--transparency", "reduced", "--backdrop", "radial")
    #expect(described.reader.motion == .reduced && described.reader.transparency == .reduced)
    #expect(described.backdrop == .radial && described.frame != .card)
    #expect(
      try alert(
        spec: """
          {"title": "x", "motion": "reduced", "transparency": "reduced", "backdrop": "radial"}
          """) == described)
    let error = try mistake("alert", "--title", "x", "--frame", "card", "--backdrop", "dim")
    #expect(error.problem == .pageOfCard(.backdrop))
  }
}
