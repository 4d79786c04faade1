internal import CCairo

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// Over it.
  case normal = 0
  /// Both multiplied: never lighter.
  case multiply
  /// The inverses multiplied: never darker.
  case screen
  /// Multiplied or screened, by what is there.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is there, made lighter.
  case colorDodge
  /// What is there, made darker.
  case colorBurn
  /// Darkened or lightened a little, by what is drawn.
  case softLight
  /// Multiplied or screened, by what is drawn.
  case hardLight
  /// The distance of both.
  case difference
  /// As difference, with less contrast.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// Hue and saturation of what is drawn.
  case color
  /// The lightness of what is drawn.
  case luminosity
  /// Nothing is left.
  case clear
  /// What is drawn replaces what is there.
  case copy
  /// What is drawn, where something is there.
  case sourceIn
  /// What is drawn, where nothing is there.
  case sourceOut
  /// What is drawn, over and only over what is there.
  case sourceAtop
  /// What is there stays on top.
  case destinationOver
  /// What is there, where something is drawn.
  case destinationIn
  /// What is there, where nothing is drawn.
  case destinationOut
  /// What is there, over and only over what is drawn.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// Both added, towards black.
  case plusDarker
  /// Both added, towards white.
  case plusLighter
}

extension CGBlendMode {
  /// Cairo's operator; nil for the one that it lacks.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }

  /// True where Cairo would also change pixels that the shape doesn't cover.
  var reachesBeyondShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
