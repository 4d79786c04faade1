import AlertSpec
import Foundation
import Testing
import Tocsin
import TocsinTesting
import UIKit

@testable import TocsinCommand

@Suite("What the program makes of the library")
struct KindTests {
  private func description(_ arguments: [String]) throws -> AlertDescription {
    let invocation = try Invocation(arguments: ["render"] + arguments + ["-o", "x.png"])
    guard case .render(let description, _) = invocation else { preconditionFailure("not a render") }
    return description
  }

  @Test("Fonts are asked for all that is shown, with the words that are the reader's")
  func texts() throws {
    let description = try description([
      "--title", "A", "--message", "B", "--word", "delete", "--button", "C", "--suppression", "",
      "--field", "name=D", "--label", "name=E", "--field", "secret:secure=F", "--language", "de",
    ])
    #expect(
      description.texts == [
        "A", "B", "Löschen", "C", "E", "", "D", "secret", "", Word.dontAskAgain.text(in: "de"),
      ])
  }

  @Test("The library knows each word, and gives it the same role")
  func words() {
    for word in ButtonWord.allCases {
      #expect(Word(rawValue: word.rawValue) != nil, "\(word)")
      #expect(Action.Role(word.role) == Action(Word(word)).role, "\(word)")
    }
  }

  @Test("Kinds, symbols and sizes are those of the library")
  func kinds() {
    #expect(FieldKind.names == Field.Kind.allCases.map(\.rawValue))
    #expect(SymbolKind.names == Symbol.allCases.map(\.rawValue))
    #expect(KeyboardPolicyKind.names == KeyboardPolicy.allCases.map { "\($0)" })
    #expect(TextSize.allCases.count == UIContentSizeCategory.ascending.count)
    for tag in Word.languages {
      let invocation = try? Invocation(
        arguments: ["alert", "--title", "x", "--language", tag])
      #expect(invocation != nil, "\(tag)")
    }
  }

  @Test("Ways out, the policy for the keyboard, the box and its words come to the alert")
  func endings() throws {
    let alert = try Alert(
      description([
        "--title", "x", "--outside-tap", "on", "--drag", "on", "--keyboard-policy", "compress",
        "--suppression", "", "--suppressed", "true", "--tint", "#FF8000",
      ]), now: .distantPast)
    #expect(alert.dismissesOnOutsideTap && alert.dismissesOnDrag)
    #expect(alert.keyboardPolicy == .compress)
    #expect(alert.suppression?.title == nil && alert.suppression?.isOn == true)
    #expect(alert.style.tint == UIColor(red: 1, green: 128 / 255.0, blue: 0, alpha: 1))
    let card = try Style(description(["--title", "x", "--style", "card", "--tint", "pink"]))
    #expect(card.field.focusColor == .systemPink && card.tint == .systemPink)
    let plain = try Alert(description(["--title", "x"]), now: .distantPast)
    #expect(!plain.dismissesOnOutsideTap && !plain.dismissesOnDrag && plain.suppression == nil)
  }

  @Test("Links, a description, the backdrop and the reader's wishes come to the alert")
  func newest() throws {
    defer { UIAccessibility.settings = .init() }
    let described = try description([
      "--title", "x", "--message", "Terms here, terms there. More at https://a.org.", "--link",
      "terms=https://example.org", "--link", "https://a.org", "--symbol", "error",
      "--image-description", "A stop sign", "--backdrop", "radial", "--motion", "reduced",
      "--transparency", "reduced",
    ])
    let alert = try Alert(described, now: .distantPast)
    let text = try #require(alert.attributedMessage)
    var links: [String: String] = [:]
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      link, range, _ in
      if let link { links[(text.string as NSString).substring(with: range)] = "\(link)" }
    }
    #expect(links == ["terms": "https://example.org", "https://a.org": "https://a.org"])
    #expect(alert.imageDescription == "A stop sign")
    guard case .radialGradient = alert.style.backdrop else {
      Issue.record("\(alert.style.backdrop)")
      return
    }
    described.reader.apply()
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
    #expect(try Alert(description(["--title", "x"]), now: .distantPast).attributedMessage == nil)
  }

  @Test("A card beside an anchor points at it, and what can be pressed has the tint")
  func anchor() throws {
    let described = try description([
      "--title", "Here it is", "--message", "Tap the card to go on.", "--anchor", "40,200,80x40",
      "--device", "classic", "--size", "320x480", "--tint", "purple", "--suppression", "",
      "--suppressed", "true", "--word", "cancel", "--word", "ok:preferred", "--style", "card",
    ])
    expectGolden(Picture(bitmap: try RenderRun.picture(of: described, at: 1)), named: "anchor")
  }

  @Test("Each field answers with what the description gave it")
  func values() throws {
    let described = try description([
      "--field", "a:number=-1.5", "--field", "b:toggle=true", "--field", "c:segmented",
      "--option", "c=x=One", "--option", "c=y=Two", "--field", "d:slider=0.25", "--field",
      "e:stepper=7", "--field", "f:choices=q,p", "--option", "f=p", "--option", "f=q", "--field",
      "g:date=2026-02-28T23:59", "--parts", "g=dayAndTime", "--field", "h:date=2026-12-31",
      "--range", "h=2026-01-01..2026-12-31", "--field", "i:date=00:00", "--parts", "i=time",
      "--field", "j:choice", "--option", "j=r", "--field", "k:number",
    ])
    let alert = try Alert(described, now: Date(timeIntervalSince1970: 1_700_000_000))
    let fields = zip(alert.fields, described.fields).map { field, described in
      field.answer(parts: described.parts)
    }
    let answer = AlertAnswer(ending: .button(0), buttons: [.ok], fields: fields)
    #expect(
      String(decoding: answer.written(as: .text), as: UTF8.self) == """
        OK
        a=-1.5
        b=true
        c=x
        d=0.25
        e=7
        f=p,q
        g=2026-02-28T23:59
        h=2026-12-31
        i=00:00
        j=
        k=

        """)
  }

  @Test("A date without a default is the present one, kept inside its range")
  func presentDate() throws {
    let described = try description([
      "--field", "a:date", "--field", "b:date", "--range", "b=..1999-12-31",
    ])
    let now = CalendarDate(year: 2026, month: 2, day: 3, hour: 4, minute: 5)
    let alert = try Alert(described, now: now.date(.dayAndTime, now: .distantPast))
    let texts = alert.fields.map { field -> FieldValue in field.answer(parts: .day).value }
    #expect(texts[0] == .date(CalendarDate(year: 2026, month: 2, day: 3)))
    #expect(texts[1] == .date(CalendarDate(year: 1999, month: 12, day: 31)))
  }

  @Test("The bar and its text follow the lines, and the buttons wait for the end")
  func progress() throws {
    let described = try description(["--title", "x", "--progress", "enable", "--percent", "5"])
    let alert = try Alert(described, now: .distantPast)
    #expect(alert.progress?.fraction == 0.05)
    #expect(alert.actions.map(\.isEnabled) == [true, false])
    var feed = ProgressFeed(percent: described.percent)
    feed.take("42\n# Two of three\n".utf8)
    alert.show(feed)
    #expect(alert.progress?.fraction == 0.42)
    #expect(alert.progress?.text == "Two of three")
    feed.take("?\n#\n".utf8)
    alert.show(feed)
    #expect(alert.progress?.fraction == nil)
    #expect(alert.progress?.text == "")
    alert.finishProgress()
    #expect(alert.progress?.fraction == 1)
    #expect(alert.actions.map(\.isEnabled) == [true, true])
  }

  @Test("A picture that can't be read is told with its path and why")
  func pictures() throws {
    for (path, reason) in [
      ("/nonexistent/a.png", "No such file"), ("/", "directory"), ("/etc/passwd", "no image"),
    ] {
      let described = try description(["--title", "x", "--icon", path])
      let error = #expect(throws: ProgramError.self) { try Alert(described, now: .distantPast) }
      #expect(error?.exitCode == .usage)
      let text = error?.description ?? ""
      #expect(text.contains(path) && text.contains(reason) && text.contains("--icon"), "\(text)")
    }
  }

  @Test("A button's icon is a sign in the title's colour or a picture in its own")
  func buttonIcons() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(getpid()).png")
    defer { try? FileManager.default.removeItem(at: path) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).fill()
    }
    try #require(image.pngData()).write(to: path)
    let options = [
      "--title", "Save changes?", "--word", "cancel", "--button", "Keep a Copy", "--word", "save",
      "--button-icon", "cancel=error", "--button-icon", "save=success",
      "--button-icon", "Keep a Copy=\(path.path)",
    ]
    let alert = try Alert(description(options), now: .distantPast)
    #expect(alert.actions.map { $0.icon?.size.width } == [24, 24, 24])
    #expect(
      alert.actions.map { $0.icon?.renderingMode }
        == [.alwaysTemplate, .alwaysOriginal, .alwaysTemplate])
    for appearance in ["light", "dark"] {
      let described = try description(options + ["--appearance", appearance])
      expectGolden(
        Picture(bitmap: try RenderRun.picture(of: described, at: 1)), named: "icons-\(appearance)")
    }
  }

  @Test("The icon of a button that is neither a sign nor a file is told with the signs there are")
  func unreadableIcon() throws {
    let described = try description(
      ["--title", "x", "--word", "save", "--button-icon", "save=warnign"])
    let error = #expect(throws: ProgramError.self) { try Alert(described, now: .distantPast) }
    #expect(error?.exitCode == .usage)
    let text = error?.description ?? ""
    for part in ["“save”", "warnign", "No such file", "--button-icon", "warning"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  // Case 13.
  @Test("The same alert by options and by JSON is the same picture, whatever its fields")
  func sameByBoth() throws {
    let options = try description([
      "--title", "Print", "--symbol", "question", "--style", "system", "--placement", "top",
      "--text-size", "xLarge", "--language", "ar", "--word", "cancel", "--word", "ok",
      "--field", "copies:stepper=2", "--field", "paper:choice=a4", "--option", "paper=a4=A4",
      "--option", "paper=letter=Letter", "--field", "due:date=2026-02-28", "--field",
      "note:multiline=Hello", "--field", "both:toggle=true",
    ])
    let spec = #"""
      {"title": "Print", "symbol": "question", "style": "system", "placement": "top",
       "textSize": "xLarge", "language": "ar", "buttons": [{"word": "cancel"}, {"word": "ok"}],
       "fields": [
        {"name": "copies", "kind": "stepper", "default": 2},
        {"name": "paper", "kind": "choice", "default": "a4",
         "options": [{"title": "A4", "identifier": "a4"},
                     {"title": "Letter", "identifier": "letter"}]},
        {"name": "due", "kind": "date", "default": "2026-02-28"},
        {"name": "note", "kind": "multiline", "default": "Hello"},
        {"name": "both", "kind": "toggle", "default": true}]}
      """#
    let invocation = try Invocation(arguments: ["render", "--spec", "a.json", "-o", "x.png"]) {
      _ throws(UsageError) in Array(spec.utf8)
    }
    guard case .render(let described, _) = invocation else { preconditionFailure("not a render") }
    let picture = Picture(bitmap: try RenderRun.picture(of: options, at: 1))
    #expect(try Picture(bitmap: RenderRun.picture(of: described, at: 1)) == picture)
    expectGolden(picture, named: "print-ar")
  }

  @Test("The program's window shows every kind of field", arguments: ["light", "dark"])
  func window(appearance: String) throws {
    let described = try description([
      "--title", "Every kind", "--symbol", "information", "--appearance", appearance,
      "--field", "mail:email", "--placeholder", "mail=you@example.com", "--field", "age:number=37",
      "--field", "on:toggle=true", "--label", "on=Stay signed in", "--field", "ok:checkbox",
      "--label", "ok=I agree", "--field", "size:segmented", "--option", "size=S", "--option",
      "size=M", "--option", "size=L", "--field", "volume:slider=0.4", "--field",
      "copies:stepper=2", "--field", "milk:choice=Oat", "--option", "milk=None", "--option",
      "milk=Oat", "--word", "cancel", "--word", "save:preferred",
    ])
    expectGolden(
      Picture(bitmap: try RenderRun.picture(of: described, at: 1.5)), named: "kinds-\(appearance)")
  }
}
