// The options about looks.

extension OptionTable {
  static let look: [OptionDefinition] = [
    one(
      "--appearance", choices(Appearance.self), .look,
      """
      The default is the desktop's for a window and light for a picture; the gallery draws both.
      """, commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.appearance = try Appearance(named: name)
    },
    one(
      "--contrast", choices(Contrast.self), .look,
      "High makes colours stand out more from each other. The default is normal.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.contrast = try Contrast(named: name)
    },
    one(
      "--motion", choices(Motion.self), .look,
      "Reduced lets alerts fade in and out, and nothing slide or turn. The default is normal.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.motion = try Motion(named: name)
    },
    one(
      "--transparency", choices(Transparency.self), .look,
      "Reduced lets nothing shine through cards and backdrops of glass. The default is normal.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.transparency = try Transparency(named: name)
    },
    one(
      "--text-size", "NAME", .look,
      "The size of text: \(alternatives(TextSize.names)). The default is large.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.textSize = try TextSize(named: name)
    },
    one(
      "--direction", choices(Direction.self), .look,
      "On which side lines begin. The default is the left, or as the language has it.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.reader.direction = try Direction(named: name)
    },
    one(
      "--style", "NAME", .look,
      """
      How the card looks: \(alternatives(StylePreset.names)). The default is dialog, and system \
      on a device. Where the window is the card, it has no corners, line or shadow of its own.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.style = try StylePreset(named: name)
    },
    one(
      "--tint", "COLOR", .look,
      """
      The colour of what can be pressed: \(alternatives(TintColor.Name.names)), or red, green and \
      blue as in #00A0B0. The default is the style's.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.tint = try TintColor(text)
    },
    one(
      "--transition", "NAME", .look,
      """
      How the alert comes and goes: \(alternatives(TransitionKind.names)). Automatic, the default, \
      is the style's own, and without a style pop.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.transition = try TransitionKind(named: name)
    },
    one(
      "--frame", choices(FrameKind.self), .look,
      """
      What is around the card: nothing (the default), or a plain page on a device, with its \
      status bar and its keyboard. Control-R turns the device, with Shift to the left; so does \
      the menu of the mouse's secondary button.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.frame = try FrameKind(named: name)
    },
    one(
      "--placement", "NAME", .look,
      """
      Where on a device's page the card goes: \(alternatives(PlacementKind.names)). Automatic, the \
      default, is the style's own, and without a style center. It brings --frame device with it, and \
      so do the next seven, --outside-tap and --drag.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.placement = try PlacementKind(named: name)
    },
    one(
      "--anchor", "X,Y[,WIDTHxHEIGHT]", .look,
      """
      A point or a rectangle on a device's page, in points from its upper left corner: the card \
      goes beside it, and points at it with an arrow.
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.anchor = try PageRect(text)
    },
    one(
      "--backdrop", choices(BackdropKind.self), .look,
      """
      What lies between a device's page and the card: one colour, one that is darker in the middle, \
      the page out of focus, or nothing to be seen. Automatic, the default, is the style's own.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.backdrop = try BackdropKind(named: name)
    },
    one(
      "--size", "WIDTHxHEIGHT", .look,
      """
      The device's size in points, each side from \(plain(Limits.side.lowerBound)) to \
      \(plain(Limits.side.upperBound)).
      """
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.size = try PointSize(text)
    },
    one(
      "--device", choices(DeviceKind.self), .look,
      """
      A telephone with a notch, 390x844; one with a hole for its cameras, 393x852; one with a \
      button below the screen, 375x667; or a tablet, 820x1180. The default is the first, or the \
      third for a size that is no larger than the third's. A window is made smaller to fit on the \
      screen.
      """, commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.device = try DeviceKind(named: name)
    },
    one(
      "--orientation", choices(PageOrientation.self), .look,
      "How the device is held. The default is upright, or as the size has it.",
      commands: allWithAlerts
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.orientation = try PageOrientation(named: name)
    },
    one(
      "--keyboard", choices(KeyboardChoice.self), .look,
      """
      Whether a keyboard comes up on the device's screen for a field. The default is on. Real \
      keys type in any case.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.keyboard = try KeyboardChoice(named: name)
    },
    one(
      "--keyboard-policy", choices(KeyboardPolicyKind.self), .look,
      """
      What becomes of the card when that keyboard comes up: it moves up by as much as would be \
      covered, takes the place that is left, goes to the top, or stays. The default is the style's.
      """
    ) { (draft, name) throws(UsageError.Problem) in
      draft.alert.keyboardPolicy = try KeyboardPolicyKind(named: name)
    },
    one(
      "--scale", "NUMBER", .look,
      """
      Pixels per point, from \(Limits.scale.lowerBound) to \(plain(Limits.scale.upperBound)). \
      The default is the desktop's for a window and 1 for a picture, or 2 for the gallery's.
      """, commands: allWithAlerts
    ) { (draft, text) throws(UsageError.Problem) in
      draft.alert.scale = try UsageError.Quantity.scale.read(text)
    },
  ]
}
