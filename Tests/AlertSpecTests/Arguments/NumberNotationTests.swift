import Testing

@testable import AlertSpec

@Suite("Numbers in options")
struct NumberNotationTests {
  @Test(
    "Decimal numbers are taken", arguments: [("30", 30), ("0.5", 0.5), ("1e2", 100), (".5", 0.5)])
  func decimal(text: String, value: Double) throws {
    #expect(try alert("--title", "x", "--timeout", text).timeout == value)
  }

  @Test(
    "What is no decimal number is refused",
    arguments: ["", "soon", "30s", "nan", "inf", "0x10", " 5", "1,5", "5 ", "--5", "1e", "٣"])
  func notDecimal(text: String) throws {
    let error = try mistake("alert", "--title", "x", "--timeout=\(text)")
    #expect(error.problem == .notANumber(text, .timeout))
    #expect(error.description.contains("for example --timeout 30."))
  }

  @Test("A timeout is greater than 0 and at most a year")
  func timeout() throws {
    for text in ["0", "-1", "-0", "31536001", "1e300"] {
      let error = try mistake("alert", "--title", "x", "--timeout", text)
      #expect(error.problem == .outOfRange(text, .timeout))
    }
    #expect(
      try mistake("alert", "--title", "x", "--timeout", "1e999").description.hasPrefix(
        "tocsin: --timeout: 1e999 is out of range for a number of seconds."))
    #expect(try alert("--title", "x", "--timeout", "31536000").timeout == 31_536_000)
  }

  @Test("A scale lies between 0.5 and 8")
  func scale() throws {
    for text in ["0.49", "8.1", "0", "-2"] {
      #expect(try mistake("alert", "--title", "x", "--scale", text).place == .option("--scale"))
    }
    #expect(try alert("--title", "x", "--scale", "0.5").scale == 0.5)
    #expect(try alert("--title", "x", "--scale", "8").scale == 8)
    #expect(try alert("--title", "x").scale == nil)
  }

  @Test("A size is two whole numbers, and brings the page with it")
  func size() throws {
    let page = WindowFrame.device(DevicePage(.classic, size: PointSize(width: 320, height: 568)))
    #expect(try alert("--title", "x", "--size", "320x568").frame == page)
    #expect(try alert("--title", "x", "--frame", "device").frame == .device(DevicePage(.phone)))
    #expect(try alert("--title", "x").frame == .card)
    for (size, kind) in [
      ("240x240", DeviceKind.classic), ("375x667", .classic), ("667x375", .classic),
      ("390x844", .phone), ("844x390", .phone), ("375x668", .phone), ("390x500", .phone),
      ("375x240", .classic), ("820x1180", .phone),
    ] {
      guard case .device(let page) = try alert("--title", "x", "--size", size).frame else {
        throw UnexpectedResult()
      }
      #expect(page.kind == kind, "\(size)")
    }
    let own = WindowFrame.device(DevicePage(.phone, size: PointSize(width: 240, height: 240)))
    #expect(try alert("--title", "x", "--size", "240x240", "--device", "phone").frame == own)
    for text in ["", "320", "320x", "x568", "320x568x2", "3.5x568", "-320x568", "320*568"] {
      #expect(try mistake("alert", "--title", "x", "--size", text).problem == .notASize(text))
    }
    for text in ["239x300", "300x239", "300x4097", "0x0", "99999999999999999999x300"] {
      #expect(try mistake("alert", "--title", "x", "--size", text).place == .option("--size"))
    }
  }

  @Test(
    "A card has nothing of a page to be told",
    arguments: [
      (.size, "320x568"), (.device, "tablet"), (.orientation, "landscape"), (.keyboard, "off"),
      (.keyboardPolicy, "compress"), (.anchor, "40,40"), (.outsideTap, "on"), (.drag, "off"),
    ] as [(PageKey, String)])
  func pageOfCard(key: PageKey, value: String) throws {
    let option = key.option
    let error = try mistake("alert", "--title", "x", option, value, "--frame", "card")
    #expect(error.problem == .pageOfCard(key))
    #expect(error.description.contains(option) && error.description.contains("--frame device"))
  }

  @Test("A device has its own size, and is turned so that it is as wide and high as it is held")
  func device() throws {
    func page(_ arguments: String...) throws -> DevicePage? {
      guard case .alert(let alert) = try invocation(["alert", "--title", "x"] + arguments),
        case .device(let page) = alert.frame
      else { return nil }
      return page
    }
    #expect(try page("--device", "tablet")?.size == PointSize(width: 820, height: 1180))
    #expect(try page("--device", "island")?.size == PointSize(width: 393, height: 852))
    #expect(
      try page("--device", "classic", "--orientation", "landscape")?.size
        == PointSize(width: 667, height: 375))
    #expect(try page("--orientation", "portrait", "--size", "844x390")?.orientation == .portrait)
    #expect(try page("--size", "844x390")?.orientation == .landscape)
    #expect(try page("--orientation", "portrait")?.showsKeyboard == true)
    #expect(try page("--keyboard", "off")?.showsKeyboard == false)
  }

  @Test("A picture that would be too large is refused")
  func tooLarge() throws {
    let error = try mistake("alert", "--title", "x", "--size", "4096x4096", "--scale", "8")
    #expect(error.problem == .tooManyPixels(PointSize(width: 4096, height: 4096), scale: 8))
    #expect(try alert("--title", "x", "--size", "4096x4096", "--scale", "2").scale == 2)
  }

  @Test("The moment is not before the beginning")
  func moment() throws {
    let error = try mistake("render", "--title", "x", "-o", "a.png", "--at", "-0.1")
    #expect(error.problem == .outOfRange("-0.1", .moment))
    let zero = try invocation(["render", "--title", "x", "-o", "a.png", "--at", "0"])
    guard case .render(_, let request) = zero else { throw UnexpectedResult() }
    #expect(request == RenderRequest(destination: .file("a.png"), moment: 0))
  }
}
