import UIKit

// The looks of five alert views that were hand-made in well-known tutorials. The fifth is the
// system's own; see `Style.system`.
extension Style {
  /// A card that pops up over a backdrop darkest in the middle, as the alerts before iOS 7 did,
  /// and keeps to the middle of the space above the keyboard.
  public static var popping: Style {
    var style = dialog
    style.width = 284
    style.cornerRadius = 12
    style.border = .ifIncreased
    style.background = .pair(.grey(0.985), .grey(0.17))
    style.shadow = Shadow(opacity: 0.45, radius: 14, offset: CGSize(width: 0, height: 6))
    style.backdrop = .radialGradient(center: .grey(0, 0.6), edge: .grey(0, 0.4))
    style.dimsTint = true
    style.title.font = .systemFont(ofSize: 18, weight: .bold)
    style.button.font = .systemFont(ofSize: 16, weight: .semibold)
    style.button.emphasizedFont = .systemFont(ofSize: 16, weight: .bold)
    style.button.height = 42
    style.button.cornerRadius = 8
    style.button.insets = UIEdgeInsets(top: 18, left: 16, bottom: 16, right: 16)
    style.contentInsets = UIEdgeInsets(top: 22, left: 20, bottom: 0, right: 20)
    style.transition = .pop
    style.keyboardPolicy = .compress
    return style
  }

  /// A small card, 216 × 174 points at least, that stands high above a page dimmed by three
  /// tenths: its shadow falls far to the lower right.
  public static var raised: Style {
    var style = system
    style.width = 216
    style.minimumHeight = 174
    style.cornerRadius = 10
    style.background = .pair(.white, .grey(0.17), contrast: (light: .white, dark: .grey(0.08)))
    style.shadow = Shadow(opacity: 0.7, radius: 10, offset: CGSize(width: 10, height: 10))
    style.backdrop = .dim(.grey(0, 0.3))
    style.button.height = 40
    style.button.font = .systemFont(ofSize: 16)
    style.button.emphasizedFont = .systemFont(ofSize: 16, weight: .semibold)
    style.transition = .fade
    return style
  }

  /// A grey slip that slides down from the upper edge, with its buttons in a dark bar.
  public static var slip: Style {
    var style = dialog
    style.cornerRadius = 0
    style.minimumHeight = 180
    style.background = .pair(
      .grey(204 / 255), .grey(0.2), contrast: (light: .grey(0.9), dark: .grey(0.1)))
    style.backdrop = .dim(.grey(0.33, 0.75))
    style.dimsTint = true
    let chalk = UIFont(name: "ChalkboardSE-Regular", size: 17) ?? .systemFont(ofSize: 17)
    let engraving = TextShadow(
      color: .pair(.white, .grey(0, 0.6), contrast: (light: .clear, dark: .clear)),
      offset: CGSize(width: 1, height: 1))
    style.title = TextStyle(
      font: UIFont(name: "ChalkboardSE-Bold", size: 17) ?? .systemFont(ofSize: 17, weight: .bold),
      color: .label, shadow: engraving)
    style.message = TextStyle(font: chalk, color: .label, shadow: engraving)
    style.titleSpacing = 4
    style.contentInsets = UIEdgeInsets(top: 18, left: 20, bottom: 18, right: 20)
    style.field.background = .pair(.white, .grey(0.09))
    style.button.look = .plain
    style.button.arrangement = .spread
    style.button.ground = .pair(.grey(0.08), .grey(0.08))
    style.button.font = .systemFont(ofSize: 16)
    style.button.emphasizedFont = .systemFont(ofSize: 16, weight: .semibold)
    style.button.disabledColor = .grey(1, 0.4)
    style.button.highlight = .grey(1, 0.18)
    style.button.height = 44
    style.button.spacing = 8
    style.button.cornerRadius = 6
    style.button.insets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    style.button.tint = .white
    style.placement = .banner(.top)
    style.transition = Transition(
      reversing: .slide(from: .top, duration: 0.25, pace: .curve(.easeOut)))
    return style
  }

  /// A card with a blue line round it that floats over a page gone pale: it comes from large and
  /// goes to small.
  public static var floating: Style {
    var style = system
    style.width = 280
    style.cornerRadius = 8
    style.background = .pair(.white, .grey(0.12), contrast: (light: .white, dark: .black))
    style.border = Border(width: 2, color: .systemBlue)
    style.backdrop = .dim(.pair(.grey(0.88, 0.72), .grey(0.22, 0.72)))
    style.transition = .float
    return style
  }
}
