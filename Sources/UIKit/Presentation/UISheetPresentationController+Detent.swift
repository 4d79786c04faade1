internal import CoreGraphics
public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can stand.
  open class Detent: NSObject {
    /// Tells detents apart.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the window but a strip at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Tells the detent apart.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var serial = 0

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the window.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetRoom)?.medium ?? $0.maximumDetentValue / 2 }
    }

    /// All of the window but a strip at the top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own, in points above the safe area's bottom; nil where the detent is not to
    /// be used now. More than the maximum counts as that.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      serial += 1
      return Detent(identifier ?? Identifier("detent-\(serial)"), resolver)
    }

    /// The height in some surroundings; nil where the detent is not to be used there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context).map { min(max(0, $0), context.maximumDetentValue) } }
  }

  private var room: SheetRoom? {
    guard let containerView else { return nil }
    let bounds = containerView.bounds
    let safe = containerView.safeAreaInsets
    return SheetRoom(
      traits: traitCollection,
      maximum: max(0, bounds.height - safe.top - Self.topGap - safe.bottom),
      medium: max(0, (bounds.height / 2).rounded() - safe.bottom))
  }

  /// The detents that can be used now and their heights above the safe area, the lowest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let room else { return [] }
    let usable = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (identifier: detent.identifier, height: $0) }
    }
    guard !usable.isEmpty else { return [(.large, room.maximumDetentValue)] }
    return usable.sorted { $0.height < $1.height }
  }

  /// The selected detent, or else the first one that was given.
  var selected: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    let wanted = selectedDetentIdentifier ?? detents.first?.identifier
    return heights.first { $0.identifier == wanted } ?? heights.first ?? (.large, 0)
  }

  var isSelectedUndimmed: Bool {
    guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return selected.height <= limit.height
  }

  func edgeAttachedFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let height = selected.height + container.safeAreaInsets.bottom
    let preferred = preferredContentSize.width
    let isNarrower = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = isNarrower ? min(preferred, bounds.width) : bounds.width
    return CGRect(
      x: (bounds.midX - width / 2).rounded(), y: bounds.maxY - height, width: width, height: height)
  }
}

/// What detents go by.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest sheet, above the safe area's bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The room that a sheet has now.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.medium = min(medium, maximum)
  }
}
