import Tocsin
import UIKit

extension Sample {
  /// Every preset of the library, by a question with a field.
  public static let styles: [Sample] = presets.map { name, style in
    Sample(
      name: "style-\(name)", title: "\(name.capitalized) style", summary: "The preset of that name"
    ) {
      let alert = Alert(title: "Rename", message: "Choose another name.", style: style())
      alert.addField(.text("name", label: "Name", value: "Holiday 2026"))
      alert.addAction(.cancel())
      alert.addAction(.preferred("Rename"))
      return alert
    }
  }

  /// The presets by name: a line for each.
  private static let presets: [(String, () -> Style)] = [
    ("system", { .system }),
    ("card", { .card }),
    ("dialog", { .dialog }),
    ("flat", { .flat }),
    ("outlined", { .outlined }),
    ("glass", { .glass }),
    ("popping", { .popping }),
    ("raised", { .raised }),
    ("slip", { .slip }),
    ("floating", { .floating }),
  ]

  /// Every placement.
  public static let placements: [Sample] = [
    placed("center", "In the middle", .center),
    placed("top", "At the upper edge", .top),
    placed("bottom", "At the lower edge", .bottom),
    placed("leading", "Where lines begin", .leading),
    placed("trailing", "Where lines end", .trailing),
    placed("top-banner", "Along the upper edge", .banner(.top)),
    placed("bottom-banner", "Along the lower edge", .banner(.bottom)),
    anchored,
    passing("toast", "A few words at the lower edge", .toast(.bottom)),
    passing("top-toast", "A few words at the upper edge", .toast(.top)),
  ]

  private static func placed(_ name: String, _ title: String, _ placement: Placement) -> Sample {
    Sample(name: "placement-\(name)", title: title, summary: "Slides in from the nearest edge") {
      var style = Style.card
      style.width = 250
      let alert = Alert(
        title: "You're offline", message: "Your changes are kept.", style: style)
      alert.placement = placement
      alert.transition = .slide(from: edge(of: name))
      alert.addAction(.default("Try Again"))
      return alert
    }
  }

  private static func passing(_ name: String, _ title: String, _ placement: Placement) -> Sample {
    Sample(name: "placement-\(name)", title: title, summary: "Goes by itself, or at a tap") {
      var style = Style.card
      style.backdrop = .none
      style.contentInsets = UIEdgeInsets(top: 14, left: 20, bottom: 14, right: 20)
      let alert = Alert(message: "Link copied", style: style)
      alert.placement = placement
      alert.transition = .slide(from: edge(of: name))
      alert.outsideTouches = .passesThrough
      alert.timeout = 4
      return alert
    }
  }

  private static let anchored = Sample(
    name: "placement-anchored", title: "Beside what it belongs to", summary: "With an arrow",
    from: { source in
      var style = Style.card
      style.width = 250
      let alert = Alert(title: "This is it", message: "The arrow shows what.", style: style)
      alert.placement = .anchored(to: .view(source))
      alert.transition = .spring
      alert.addAction(.ok())
      return alert
    })

  private static func edge(of name: String) -> Placement.Edge {
    if name.hasPrefix("top") { return .top }
    return Placement.Edge(rawValue: name) ?? .bottom
  }

  /// Every transition.
  public static let transitions: [Sample] = [
    moving("pop", "As alerts did before iOS 7", .pop, at: 0.05),
    moving("zoom", "The system's own", .zoom, at: 0.08),
    moving("fade", "In and out", .fade, at: 0.12),
    moving("float", "From large to small", .float, at: 0.12),
    moving("spring", "Up from small, swinging", .spring, at: 0.08),
    moving("drop", "In from above and out below", .drop, at: 0.12),
    moving("shake", "From side to side, as a warning", .shake, at: 0.07),
    moving("slide", "Over the lower edge", .slide(), at: 0.1),
    moving("slide-top", "Over the upper edge", .slide(from: .top), at: 0.1),
    moving("slide-leading", "Over the edge where lines begin", .slide(from: .leading), at: 0.08),
    moving("slide-trailing", "Over the edge where lines end", .slide(from: .trailing), at: 0.08),
    moving("flip", "As a leaf, where lines begin", .flip(), at: 0.07),
    moving("flip-top", "On a hinge above", .flip(from: .top), at: 0.07),
    moving("flip-bottom", "On a hinge below", .flip(from: .bottom), at: 0.07),
    moving("flip-trailing", "As a leaf, where lines end", .flip(from: .trailing), at: 0.07),
    moving("none", "There at once", .none),
  ]

  /// - Parameter moment: when its picture tells most.
  private static func moving(
    _ name: String, _ summary: String, _ transition: Transition, at moment: TimeInterval? = nil
  ) -> Sample {
    let title = name.split(separator: "-").map(\.capitalized).joined(separator: " ")
    let sample = Sample(name: "transition-\(name)", title: "\(title) transition", summary: summary)
    {
      let alert = Alert(title: title, message: summary + ".", style: .card)
      alert.transition = transition
      alert.addAction(.ok())
      return alert
    }
    return moment.map(sample.drawn) ?? sample
  }
}
