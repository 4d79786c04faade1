import Testing
import Tocsin
import TocsinTesting
import UIKit

@Suite("Pictures of places and moments")
struct LooksTests {
  private typealias Scene = (name: String, scene: ContactSheet.Scene)

  private let small = Setting.Device(
    "small", size: CGSize(width: 320, height: 420),
    safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 22, right: 0))

  private func notice(_ style: Style = .card) -> Alert {
    let alert = Alert(
      title: "You're offline", message: "Changes are kept here until you're back.", style: style)
    alert.addAction(.cancel("Dismiss"))
    alert.addAction(.default("Try Again"))
    return alert
  }

  @Test("Every placement looks as it did when it was last looked at")
  func placements() throws {
    var scenes: [Scene] = []
    func add(_ name: String, _ placement: Placement, _ style: Style = .card) {
      scenes.append(
        (
          name,
          { screen, _ in
            furnish(screen.page.view)
            let alert = notice(style)
            alert.placement = placement
            alert.show()
          }
        ))
    }
    add("center", .center)
    add("top", .top)
    add("bottom", .bottom)
    add("leading", .leading)
    for edge in Placement.Edge.allCases {
      var style = Style.card
      style.width = 200
      add("banner \(edge.rawValue)", .banner(edge), style)
    }
    for edge in [Placement.Edge.top, .bottom] {
      scenes.append(
        (
          "toast \(edge.rawValue)",
          { screen, _ in
            furnish(screen.page.view)
            var style = Style.card
            style.contentInsets = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
            style.cornerRadius = 22
            style.backdrop = .none
            let alert = Alert(message: "Saved to Photos", style: style)
            alert.placement = .toast(edge)
            alert.timeout = 5
            alert.outsideTouches = .passesThrough
            alert.show()
          }
        ))
    }
    let sheet = try ContactSheet(
      of: scenes, in: Settings(devices: [small], appearances: [.light, .dark]),
      title: "Placements", columns: 8, scale: 1, shrunk: 1)
    expectGolden(sheet, named: "placements")
  }

  @Test("Arrows point at their anchors from every side, in styles with borders and shadows")
  func anchors() throws {
    let places: [(String, CGRect)] = [
      ("below", CGRect(x: 140, y: 50, width: 44, height: 44)),
      ("above", CGRect(x: 140, y: 340, width: 44, height: 44)),
      ("corner", CGRect(x: 268, y: 50, width: 44, height: 44)),
      ("side", CGRect(x: 10, y: 180, width: 30, height: 44)),
    ]
    var scenes: [Scene] = []
    for (word, style) in [
      ("system", Style.system), ("outlined", .outlined), ("floating", .floating), ("card", .card),
      ("glass", .glass),
    ] {
      for (place, frame) in places {
        scenes.append(
          (
            "\(word) \(place)",
            { screen, _ in
              let button = UIView(frame: frame)
              button.backgroundColor = .systemOrange
              button.layer.cornerRadius = 8
              furnish(screen.page.view)
              screen.page.view.addSubview(button)
              var style = style
              style.width = place == "side" ? 210 : 250
              style.backdrop = .none
              let alert = notice(style)
              alert.placement = .anchored(
                to: .view(button),
                sides: place == "side" ? [.trailing] : [.bottom, .top, .trailing, .leading])
              alert.show()
            }
          ))
      }
    }
    let sheet = try ContactSheet(
      of: scenes, in: Settings(devices: [small], appearances: [.light, .dark]),
      title: "Anchors", columns: 8, scale: 2, shrunk: 2)
    expectGolden(sheet, named: "anchors")
  }

  @Test("Every transition has these moments")
  func moments() throws {
    let transitions: [(String, Transition)] = [
      ("zoom", .zoom), ("pop", .pop), ("float", .float), ("spring", .spring), ("drop", .drop),
      ("flip", .flip()), ("shake", .shake), ("slide", .slide(from: .bottom)), ("fade", .fade),
    ]
    var scenes: [Scene] = []
    for (name, transition) in transitions {
      for moment in [0.03, 0.08, 0.14, 0.22, 0.32] {
        scenes.append(
          (
            "\(name) \(Int(moment * 1000)) ms",
            { screen, _ in
              furnish(screen.page.view)
              let alert = notice(.system)
              alert.transition = transition
              alert.show()
              screen.advance(by: 0)
              screen.advance(by: moment)
            }
          ))
      }
      scenes.append(
        (
          "\(name) leaving",
          { screen, _ in
            furnish(screen.page.view)
            let alert = notice(.system)
            alert.transition = transition
            alert.show()
            screen.advance(by: 1)
            alert.end()
            screen.advance(by: 0.1)
          }
        ))
    }
    let sheet = try ContactSheet(
      of: scenes, in: Settings(devices: [small]), title: "Moments", columns: 6, scale: 1,
      shrunk: 2, at: 0)
    expectGolden(sheet, named: "moments")
  }
}
