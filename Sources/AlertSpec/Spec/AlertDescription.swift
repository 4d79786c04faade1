/// One alert, as options or a JSON spec describe it: plain values, everything checked.
///
/// Whoever holds one may show it without looking again: there is a title, a message or a field;
/// there is at least one button; names and titles are unique; numbers are in their range.
/// `Invocation` makes them, from the process's arguments and the spec that they name.
package struct AlertDescription: Hashable, Sendable {
  /// The headline; empty when there is none.
  package var title = ""

  /// The text under the headline; empty when there is none.
  package var message = ""

  /// What in the message leads somewhere.
  package var links: [LinkDescription] = []

  /// What screen readers say for the pictures and the sign; nil for nothing.
  package var imageDescription: String?

  /// A sign above the title; nil for none.
  package var symbol: SymbolKind?

  /// The files of the pictures that the card shows, by their place on it.
  package var pictures: [PicturePlace: String] = [:]

  /// The buttons in the order given.
  ///
  /// At most one has the role `cancel`, at most one `preferred`.
  package var buttons: [ButtonDescription] = []

  /// The fields in the order given.
  package var fields: [FieldDescription] = []

  /// What the end of standard input does, where its lines tell how far something has come; nil for
  /// an alert without progress, which does not read standard input.
  package var progress: ProgressEnd?

  /// How far it has come at first, from 0 to 100; nil while nobody knows.
  package var percent: Double?

  /// Seconds after which the alert ends by itself; nil when it waits for ever.
  package var timeout: Double?

  /// How the answer is written.
  package var output = AnswerFormat.text

  /// Light or dark; nil when the desktop decides.
  package var appearance: Appearance?

  /// How whoever answers reads.
  package var reader = ReaderDescription()

  /// The language of customary titles and of what is said under fields, as a tag such as "pt-PT";
  /// nil for the reader's.
  package var language: LanguageTag?

  /// How the card looks; nil for `dialog`, and `system` on a device.
  package var style: StylePreset?

  /// A box to tick, below the fields, that spares the question from now on; nil for none.
  package var suppression: SuppressionDescription?

  /// Whether a tap beside the card ends the alert, on a device's page.
  package var dismissesOnOutsideTap = false

  /// Whether a finger can drag the card out of a device's page.
  package var dismissesOnDrag = false

  /// What becomes of the card when a device's keyboard comes up; nil for what the style has.
  package var keyboardPolicy: KeyboardPolicyKind?

  /// The colour of what can be pressed; nil for the style's.
  package var tint: TintColor?

  /// What on a device's page the card points at; nil for nothing.
  package var anchor: PageRect?

  /// What lies between a device's page and the card.
  package var backdrop = BackdropKind.automatic

  /// Where on a device's page the card goes.
  package var placement = PlacementKind.automatic

  /// How the alert comes and goes.
  package var transition = TransitionKind.automatic

  /// What is around the card.
  package var frame = WindowFrame.card

  /// Pixels per point; nil for the desktop's own, which is 1 where there is no desktop.
  package var scale: Double?
}

/// What is around an alert's card.
package enum WindowFrame: Hashable, Sendable {
  /// Nothing: the window is the card, as large as its content.
  case card
  /// A plain page on a device.
  case device(DevicePage)
}

/// A plain page on a device, with the device's status bar and keyboard.
package struct DevicePage: Hashable, Sendable {
  package var kind: DeviceKind
  /// In points, the way that the device is held at first.
  package var size: PointSize
  /// A keyboard comes up on the page for a field.
  package var showsKeyboard: Bool

  /// - Parameter kind: nil for a telephone: one with a button where the page is no larger than such
  ///   a telephone's, else one with a notch.
  package init(
    _ kind: DeviceKind? = nil, size: PointSize? = nil, orientation: PageOrientation? = nil,
    showsKeyboard: Bool = true
  ) {
    let kind = kind ?? (size?.fits(in: DeviceKind.classic.size) == true ? .classic : .phone)
    self.kind = kind
    self.showsKeyboard = showsKeyboard
    let size = size ?? kind.size
    let orientation = orientation ?? size.orientation
    self.size = orientation == size.orientation ? size : size.turned
  }

  /// How the device is held at first: the way in which its page is as wide and as high.
  package var orientation: PageOrientation { size.orientation }
}

/// A box that spares the question from now on.
package struct SuppressionDescription: Hashable, Sendable {
  /// What it says; empty for the customary words in the reader's language.
  package var title: String
  /// Whether it is ticked at first.
  package var isOn: Bool

  /// What the answer calls the box; no field beside it has this name.
  package static let name = "suppressed"
}

/// A rectangle on a page in points, from its upper left corner; one without a size is a point.
package struct PageRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double = 0
  package var height: Double = 0

  /// Whether all of it is on a page of that size.
  func isOn(_ size: PointSize) -> Bool { x + width <= size.width && y + height <= size.height }
}

/// A size in points.
package struct PointSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A square counts as upright.
  package var orientation: PageOrientation { width > height ? .landscape : .portrait }

  /// Whether it is no larger than another, held either way.
  func fits(in other: PointSize) -> Bool {
    min(width, height) <= min(other.width, other.height)
      && max(width, height) <= max(other.width, other.height)
  }

  /// With width and height changed.
  package var turned: PointSize { PointSize(width: height, height: width) }
}

extension DeviceKind {
  /// The size of its page held upright.
  package var size: PointSize {
    switch self {
    case .phone: PointSize(width: 390, height: 844)
    case .island: PointSize(width: 393, height: 852)
    case .classic: PointSize(width: 375, height: 667)
    case .tablet: PointSize(width: 820, height: 1180)
    }
  }
}
