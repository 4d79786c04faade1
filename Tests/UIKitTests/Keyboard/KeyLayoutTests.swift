import CoreGraphics
import Testing

@testable import UIKit

struct KeyLayoutTests {
  nonisolated static let types: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
  ]

  /// All planes that can be reached from the first.
  private func planes(of layout: KeyLayout) -> Set<KeyPlane> {
    var found: Set<KeyPlane> = []
    var open = [layout.firstPlane]
    while let plane = open.popLast() {
      guard found.insert(plane).inserted else { continue }
      for slot in layout.rows(of: plane).flatMap(\.slots) {
        if case .show(let next) = slot.key?.action { open.append(next) }
      }
    }
    return found
  }

  private func texts(_ layout: KeyLayout, _ plane: KeyPlane) -> Set<String> {
    Set(
      layout.rows(of: plane).flatMap(\.slots).compactMap { slot in
        if case .insert(let text) = slot.key?.action { text } else { nil }
      })
  }

  @Test("The rows of a plane are of one width, and each has a way to delete", arguments: types)
  func rows(type: UIKeyboardType) {
    for isTablet in [false, true] {
      let layout = KeyLayout(type: type, isTablet: isTablet)
      for plane in planes(of: layout) {
        let rows = layout.rows(of: plane)
        let widths = rows.map { ($0.units * 1000).rounded() }
        #expect(Set(widths).count == 1, "\(plane) of \(type): \(widths)")
        #expect(rows.flatMap(\.slots).contains { $0.key == .delete }, "\(plane) of \(type)")
      }
    }
  }

  @Test("Every printable sign of ASCII can be typed where letters can")
  func ascii() {
    for type in Self.types where type != .URL && type != .namePhonePad {
      for isTablet in [false, true] {
        let layout = KeyLayout(type: type, isTablet: isTablet)
        guard layout.firstPlane == .letters else { continue }
        var all: Set<String> = []
        for plane in planes(of: layout) { all.formUnion(texts(layout, plane)) }
        all.formUnion(all.map { $0.uppercased() })
        let missing = (33...126).map { String(UnicodeScalar($0)) }.filter { !all.contains($0) }
        #expect(missing.filter { $0 != "`" } == [], "\(type), tablet: \(isTablet)")
      }
    }
  }

  @Test("What a kind of text needs is on the first plane")
  func signs() {
    func first(_ type: UIKeyboardType) -> Set<String> {
      let layout = KeyLayout(type: type, isTablet: false, decimalSeparator: ",")
      return texts(layout, layout.firstPlane)
    }
    #expect(first(.emailAddress).isSuperset(of: ["@", ".", " "]))
    #expect(first(.URL).isSuperset(of: ["/", ".", ".com"]) && !first(.URL).contains(" "))
    #expect(first(.twitter).isSuperset(of: ["@", "#"]))
    #expect(first(.webSearch).isSuperset(of: [".", " "]))
    #expect(first(.numberPad) == Set((0...9).map(String.init)))
    #expect(first(.decimalPad) == first(.numberPad).union([","]))
    #expect(first(.numbersAndPunctuation).isSuperset(of: ["1", "?", " "]))
    let phone = KeyLayout(type: .phonePad, isTablet: false)
    #expect(texts(phone, .padSymbols).isSuperset(of: ["+", "*", "#", ",", ";"]))
  }

  @Test(
    "Keys lie inside, apart, and are as large as fingers, on every screen",
    arguments: [(320, 216), (390, 216), (428, 216), (844, 162), (768, 264), (1024, 352)]
      as [(CGFloat, CGFloat)])
  func arrangement(width: CGFloat, height: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let isTablet = height > 220
    for type in Self.types {
      let layout = KeyLayout(type: type, isTablet: isTablet)
      for plane in planes(of: layout) {
        let isPad = plane == .pad || plane == .padSymbols
        let keys = KeyArrangement(
          layout.rows(of: plane), isPad: isPad, isTablet: isTablet, in: bounds, scale: 2
        ).keys
        for (index, key) in keys.enumerated() {
          #expect(bounds.contains(key.face))
          #expect(key.face.width >= 25 && key.face.height >= 30, "\(key)")
          for other in keys[..<index] { #expect(!other.face.intersects(key.face)) }
        }
      }
    }
  }

  @Test("On a screen that is hardly there no key has a negative size", arguments: [0, 5, 23, 60])
  func lowest(height: CGFloat) {
    for type in Self.types {
      let layout = KeyLayout(type: type, isTablet: false)
      for plane in planes(of: layout) {
        let isPad = plane == .pad || plane == .padSymbols
        let keys = KeyArrangement(
          layout.rows(of: plane), isPad: isPad, isTablet: false,
          in: CGRect(x: 0, y: 0, width: 40, height: height), scale: 2
        ).keys
        for key in keys {
          #expect(key.face.size.width >= 0 && key.face.size.height >= 0, "\(key)")
        }
      }
    }
  }

  @Test("Every point of the keyboard means the key that is nearest")
  func gaps() throws {
    let layout = KeyLayout(type: .default, isTablet: false)
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 216)
    let arrangement = KeyArrangement(
      layout.rows(of: .letters), isPad: false, isTablet: false, in: bounds, scale: 2)
    for key in arrangement.keys {
      let middle = CGPoint(x: key.face.midX, y: key.face.midY)
      #expect(arrangement.key(at: middle)?.key == key.key)
    }
    // Left of a, where the row is indented, and above the first row.
    #expect(arrangement.key(at: CGPoint(x: 1, y: 80))?.key == .text("a"))
    #expect(arrangement.key(at: CGPoint(x: 5, y: 0))?.key == .text("q"))
    #expect(arrangement.key(at: CGPoint(x: 389, y: 215))?.key == .newline)
  }
}
