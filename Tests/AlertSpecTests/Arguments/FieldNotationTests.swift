import Testing

@testable import AlertSpec

@Suite("The notation of a field")
struct FieldNotationTests {
  @Test("Name, kind and default are taken apart at the first signs")
  func parts() throws {
    let fields = try alert(
      "--field", "city", "--field", "pin:secure", "--field", "street=Elm: 5 = five",
      "--field", "key:secure=a=b:c", "--field", "empty:text="
    ).fields
    #expect(fields.map(\.name) == ["city", "pin", "street", "key", "empty"])
    #expect(fields.map(\.kind) == [.text, .secure, .text, .secure, .text] as [FieldKind])
    #expect(
      fields.map(\.initialValue)
        == ["", "", "Elm: 5 = five", "a=b:c", ""].map { FieldValue.text($0) })
    #expect(!fields.contains { $0.isRequired })
  }

  @Test("An unknown kind is refused, with the nearest known one")
  func unknownKind() throws {
    let text = try mistake("alert", "--field", "pin:sekure=1234").description
    #expect(text.contains("--field"))
    #expect(text.contains("Did you mean secure?"))
    #expect(!text.contains("1234"))
  }

  @Test("An empty name is refused", arguments: ["", "=x", ":text", " =x"])
  func blankName(text: String) throws {
    #expect(try mistake("alert", "--field", text).problem == .blankFieldName)
  }

  @Test(
    "A name that would not stay on its line is refused", arguments: ["a\nb", "a\u{2028}", "\0"])
  func badName(text: String) throws {
    guard case .forbiddenInFieldName = try mistake("alert", "--field", text).problem else {
      Issue.record("\(text) was taken")
      return
    }
  }

  @Test("Two fields of one name are refused")
  func repeated() throws {
    let error = try mistake("alert", "--field", "a", "--field", "a:secure=x")
    #expect(error.problem == .repeatedField("a"))
  }

  @Test("Label, placeholder and need are told by the field's name, before or after it")
  func details() throws {
    let field = try alert(
      "--required", "city", "--label=city=Your city", "--field", "city", "--placeholder",
      "city=a=b"
    ).fields[0]
    #expect(field.isRequired)
    #expect(field.label == "Your city")
    #expect(field.placeholder == "a=b")
  }

  @Test("A detail of a field that isn't there is refused, with the nearest name")
  func unknownField() throws {
    let error = try mistake("alert", "--field", "city", "--required", "ctiy")
    #expect(error.place == .option("--required"))
    #expect(error.description.contains("Did you mean city?"))
    #expect(try mistake("alert", "--title", "x", "--label", "a=b").description.contains("--field"))
  }

  @Test("A detail without its text, and one given twice, are refused")
  func badDetails() throws {
    #expect(try mistake("alert", "--field", "a", "--label", "a").problem == .noTextForField)
    let twice = try mistake("alert", "--field", "a", "--label", "a=x", "--label", "a=y")
    #expect(twice.problem == .detailGivenTwice(of: "a"))
  }
}
