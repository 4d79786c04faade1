import AlertSpec
import Tocsin
import UIKit

extension Style {
  /// The look that a description asks for. Where the window is the card, what would part it from
  /// a page is left out.
  init(_ description: AlertDescription) {
    let isCard = description.frame == .card
    self = (description.style ?? (isCard ? .dialog : .system)).style
    if let tint = description.tint?.color {
      self.tint = tint
      if field.focusColor != nil { field.focusColor = tint }
    }
    if let backdrop = Backdrop(description.backdrop) { self.backdrop = backdrop }
    guard isCard else { return }
    cornerRadius = 0
    border = nil
    shadow = nil
    backdrop = .none
    dimsTint = false
    // There is nothing behind the window that could shine through.
    if material != nil { background = Style.dialog.background }
    material = nil
  }
}

extension StylePreset {
  /// The library's preset of that name.
  @MainActor var style: Style {
    switch self {
    case .system: .system
    case .card: .card
    case .dialog: .dialog
    case .flat: .flat
    case .outlined: .outlined
    case .glass: .glass
    case .popping: .popping
    case .raised: .raised
    case .slip: .slip
    case .floating: .floating
    }
  }
}

extension Backdrop {
  /// Nil where the style decides.
  @MainActor init?(_ kind: BackdropKind) {
    switch kind {
    case .automatic: return nil
    case .dim: self = Style.system.backdrop
    case .radial: self = Style.popping.backdrop
    case .blur: self = .blur(.systemThinMaterial)
    case .none: self = .none
    }
  }
}

extension Placement {
  /// Nil where the style decides.
  init?(_ kind: PlacementKind) {
    switch kind {
    case .automatic: return nil
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .banner: self = .banner(.top)
    case .bottomBanner: self = .banner(.bottom)
    case .toast: self = .toast(.bottom)
    case .topToast: self = .toast(.top)
    }
  }
}

extension KeyboardPolicy {
  init(_ kind: KeyboardPolicyKind) {
    switch kind {
    case .move: self = .move
    case .compress: self = .compress
    case .stickToTop: self = .stickToTop
    case .none: self = .none
    }
  }
}

extension TintColor {
  @MainActor var color: UIColor {
    switch self {
    case .rgb(let value):
      func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    case .named(let name):
      switch name {
      case .red: return .systemRed
      case .orange: return .systemOrange
      case .yellow: return .systemYellow
      case .green: return .systemGreen
      case .mint: return .systemMint
      case .teal: return .systemTeal
      case .cyan: return .systemCyan
      case .blue: return .systemBlue
      case .indigo: return .systemIndigo
      case .purple: return .systemPurple
      case .pink: return .systemPink
      case .brown: return .systemBrown
      case .gray: return .systemGray
      }
    }
  }
}

extension Transition {
  /// Nil where the style decides.
  init?(_ kind: TransitionKind) {
    switch kind {
    case .automatic: return nil
    case .pop: self = .pop
    case .zoom: self = .zoom
    case .slide: self = .slide(from: .bottom)
    case .slideFromTop: self = .slide(from: .top)
    case .slideFromLeading: self = .slide(from: .leading)
    case .slideFromTrailing: self = .slide(from: .trailing)
    case .fade: self = .fade
    case .float: self = .float
    case .spring: self = .spring
    case .drop: self = .drop
    case .flip: self = .flip(from: .leading)
    case .flipFromTop: self = .flip(from: .top)
    case .flipFromBottom: self = .flip(from: .bottom)
    case .flipFromTrailing: self = .flip(from: .trailing)
    case .shake: self = .shake
    case .none: self = .none
    }
  }
}
