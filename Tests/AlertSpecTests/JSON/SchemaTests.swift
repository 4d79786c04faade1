import Foundation
import Testing

@testable import AlertSpec

@Suite("The schema and the decoder")
struct SchemaTests {
  private let schema: JSONTree

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let url = root.appending(path: "Docs/alert-spec.schema.json")
    schema = try JSONTree(String(contentsOf: url, encoding: .utf8))
  }

  @Test("Both know the same keys")
  func keys() {
    func names<Key: JSONKey>(_: Key.Type) -> Set<String> { Set(Key.allCases.map(\.rawValue)) }
    #expect(schema["properties"].keys == names(SpecKey.self))
    #expect(schema["$defs"]["button"]["properties"].keys == names(ButtonKey.self))
    #expect(schema["$defs"]["field"]["properties"].keys == names(FieldKey.self))
    let option = schema["$defs"]["option"]["anyOf"]
    #expect(option.elements.last?["properties"].keys == names(FieldOptionKey.self))
    #expect(schema["$defs"]["link"]["properties"].keys == names(LinkKey.self))
    #expect(schema["$defs"]["size"]["properties"].keys == names(SizeKey.self))
    #expect(schema["$defs"]["anchor"]["properties"].keys == names(AnchorKey.self))
  }

  @Test("Both know the same words")
  func words() {
    let properties = schema["properties"]
    #expect(properties["appearance"]["enum"].strings == Appearance.names)
    #expect(properties["transition"]["enum"].strings == TransitionKind.names)
    #expect(properties["progress"]["enum"].strings == ProgressEnd.names)
    #expect(properties["symbol"]["enum"].strings == SymbolKind.names)
    #expect(properties["contrast"]["enum"].strings == Contrast.names)
    #expect(properties["motion"]["enum"].strings == Motion.names)
    #expect(properties["transparency"]["enum"].strings == Transparency.names)
    #expect(properties["backdrop"]["enum"].strings == BackdropKind.names)
    #expect(properties["textSize"]["enum"].strings == TextSize.names)
    #expect(properties["direction"]["enum"].strings == Direction.names)
    #expect(properties["style"]["enum"].strings == StylePreset.names)
    #expect(properties["placement"]["enum"].strings == PlacementKind.names)
    #expect(properties["tint"]["anyOf"].elements[0]["enum"].strings == TintColor.Name.names)
    #expect(properties["keyboardPolicy"]["enum"].strings == KeyboardPolicyKind.names)
    #expect(properties["outsideTap"]["enum"].strings == OnOffChoice.names)
    #expect(properties["drag"]["enum"].strings == OnOffChoice.names)
    #expect(properties["frame"]["enum"].strings == FrameKind.names)
    #expect(properties["device"]["enum"].strings == DeviceKind.names)
    #expect(properties["orientation"]["enum"].strings == PageOrientation.names)
    #expect(properties["keyboard"]["enum"].strings == KeyboardChoice.names)
    #expect(properties["output"]["enum"].strings == AnswerFormat.names)
    let button = schema["$defs"]["button"]["properties"]
    #expect(button["role"]["enum"].strings == ButtonRole.names)
    #expect(button["word"]["enum"].strings == ButtonWord.names)
    let field = schema["$defs"]["field"]["properties"]
    #expect(field["kind"]["enum"].strings == FieldKind.names)
    #expect(field["parts"]["enum"].strings == DateParts.names)
  }

  @Test("Both know the same ranges")
  func ranges() {
    let scale = schema["properties"]["scale"]
    #expect(scale["minimum"].number == Limits.scale.lowerBound)
    #expect(scale["maximum"].number == Limits.scale.upperBound)
    #expect(schema["properties"]["timeout"]["maximum"].number == Limits.longestTime)
    let hold = schema["$defs"]["button"]["properties"]["hold"]
    #expect(hold["maximum"].number == Limits.longestHold)
    let length = schema["$defs"]["field"]["properties"]["maximumLength"]
    #expect(length["maximum"].number == Limits.longestText)
    for side in AnchorKey.allCases {
      let rules = schema["$defs"]["anchor"]["properties"][side.rawValue]
      #expect(rules["minimum"].number == 0)
      #expect(rules["maximum"].number == Limits.side.upperBound)
    }
    for side in SizeKey.allCases {
      let rules = schema["$defs"]["size"]["properties"][side.rawValue]
      #expect(rules["minimum"].number == Limits.side.lowerBound)
      #expect(rules["maximum"].number == Limits.side.upperBound)
    }
  }

  @Test("Both agree on random specs, valid and not")
  func agreement() throws {
    let validator = SchemaValidator(root: schema)
    var specs = SpecGenerator(seed: 7)
    var valid = 0
    for _ in 0..<1500 {
      let spec = specs.next()
      let isAllowed = try validator.allows(JSONTree(spec))
      let isDecoded = (try? SpecDecoder.decode(Array(spec.utf8), from: .standardInput)) != nil
      #expect(isAllowed == isDecoded, "\(spec)")
      if isAllowed { valid += 1 }
    }
    #expect((300...1200).contains(valid), "\(valid) of the specs are valid")
  }
}
