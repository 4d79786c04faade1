import UIKit

/// The colours of a button, worked out from its style, its role and its state, so that its title
/// can be read in every one of them.
struct ButtonColors {
  let title: UIColor
  let ground: UIColor
  let border: UIColor?
  /// What runs over the ground while the button is held.
  let fill: UIColor

  /// - Parameters:
  ///   - style: the alert's.
  ///   - tint: the colour of what can be pressed.
  ///   - isStrong: whether it is the button with emphasis.
  ///   - isLive: whether it can be pressed or works.
  init(
    style: Style, role: Action.Role, tint: UIColor, isStrong: Bool, isLive: Bool, isPressed: Bool
  ) {
    let button = style.button
    let card = button.ground?.over(style.background) ?? style.background
    let ink = role == .destructive ? button.destructiveColor : button.tint ?? tint
    let hasShape = button.look == .filled || button.look == .outlined
    if hasShape, isStrong, isLive {
      ground = ink.groundForTitle
      title = ink.titleOnGround
      border = button.look == .outlined ? ground : nil
      fill = title.withAlphaComponent(0.3)
      return
    }
    let plain = hasShape && role != .destructive ? button.fillInk : ink
    let under = button.look == .filled ? button.fill.over(card) : card
    title = isLive ? plain.legible(on: under) : button.disabledColor
    switch button.look {
    case .filled: ground = button.fill
    case .rows, .plain, .outlined: ground = isPressed ? button.highlight : .clear
    }
    border =
      button.look != .outlined ? nil : isLive ? button.border?.color ?? title : button.disabledColor
    fill = ink.withAlphaComponent(0.25)
  }
}

nonisolated extension UIColor {
  /// This colour, or a darker one, on which the title given by ``titleOnGround`` can be read.
  var groundForTitle: UIColor {
    UIColor { traits in
      let color = self.components(in: traits)
      guard Contrast.ratio(.white, color.over(.white)) >= Self.leastForWhite else {
        return self.resolvedColor(with: traits)
      }
      let least =
        traits.accessibilityContrast == .high ? Contrast.increasedText : Contrast.text
      return UIColor(Contrast.legible(color.over(.white), on: .white, least: least + 0.05))
    }
  }

  /// White, or black on colours that are light already.
  var titleOnGround: UIColor {
    UIColor { traits in
      let color = self.components(in: traits).over(.white)
      return Contrast.ratio(.white, color) >= Self.leastForWhite ? .white : .black
    }
  }

  /// Colours that are lighter than this against white get black titles.
  private static var leastForWhite: CGFloat { 2.2 }
}
