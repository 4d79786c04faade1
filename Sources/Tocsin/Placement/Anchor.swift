public import UIKit

/// What a card can point at: a view, a part of one, a point, or an item of a bar.
///
/// An anchor does not keep its view alive.
public struct Anchor {
  /// The anchor's rectangle in the room's points; nil while it is in no window.
  let frame: (Placement.Room) -> CGRect?

  private init(frame: @escaping (Placement.Room) -> CGRect?) {
    self.frame = frame
  }

  private init(_ rect: @escaping () -> (UIView, CGRect)?) {
    frame = { room in
      guard let (view, rect) = rect(), let window = view.window else { return nil }
      return Self.map(view.convert(rect, to: nil), from: window, into: room)
    }
  }

  private static func map(
    _ rect: CGRect, from window: UIWindow, into room: Placement.Room
  ) -> CGRect {
    guard let container = room.container, let target = container.window else { return rect }
    return container.convert(target.convert(rect, from: window), from: nil)
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

  /// An item of a bar that is in a window. Before iOS 17 its place is known only if it has a
  /// custom view; without one the card is in the middle there.
  /// - Parameters:
  ///   - item: the item; not retained.
  ///   - window: the window with the bar; not retained.
  public static func item(_ item: UIBarButtonItem, in window: UIWindow) -> Anchor {
    Anchor(frame: { [weak item, weak window] room in
      guard let item, let window else { return nil }
      var frame = item.customView.map { $0.convert($0.bounds, to: window) }
      if #available(iOS 17, *) { frame = item.frame(in: window) ?? frame }
      return frame.map { map($0, from: window, into: room) }
    })
  }
}
