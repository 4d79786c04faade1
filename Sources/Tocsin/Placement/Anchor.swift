public import UIKit

/// What a card can point at: a view, a part of one, or a point.
///
/// An anchor does not keep its view alive.
public struct Anchor {
  /// The anchor's rectangle in the room's points; nil while it is in no window.
  let frame: (Placement.Room) -> CGRect?

  private init(_ rect: @escaping () -> (UIView, CGRect)?) {
    frame = { room in
      guard let (view, rect) = rect(), let window = view.window else { return nil }
      let inWindow = view.convert(rect, to: nil)
      guard let container = room.container, let target = container.window else { return inWindow }
      return container.convert(target.convert(inWindow, from: window), from: nil)
    }
  }

  /// All of a view.
  public static func view(_ view: UIView) -> Anchor {
    Anchor { [weak view] in view.map { ($0, $0.bounds) } }
  }

  /// A rectangle in a view's coordinates.
  public static func rect(_ rect: CGRect, in view: UIView) -> Anchor {
    Anchor { [weak view] in view.map { ($0, rect) } }
  }

  /// A point in a view's coordinates.
  public static func point(_ point: CGPoint, in view: UIView) -> Anchor {
    rect(CGRect(origin: point, size: .zero), in: view)
  }
}
