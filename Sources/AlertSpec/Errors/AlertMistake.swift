/// What of an alert doesn't go together.
package enum AlertMistake: Hashable, Sendable {
  /// A box is to be ticked that there is not.
  case tickWithoutBox
  /// A field has the name that the answer has for the box.
  case fieldNamedAsBox
  /// The card can't be at an anchor and at another place.
  case anchorAndPlacement
  /// The anchor is not on the page of that size.
  case anchorOffPage(PointSize)
  /// A link has no text.
  case emptyLink
  /// Two links have the same text.
  case repeatedLink(String)
  /// The text of a link is not in the message.
  case linkOfNothing(String)
  /// The texts of two links share some of the message.
  case overlappingLinks(String, String)
  /// The key of a button turns the device that is shown: its title or word, and the key.
  case keyOfDevice(String, String)
  /// A description has no picture and no sign to describe.
  case descriptionOfNothing
}

extension AlertMistake {
  /// Which key of a spec is to blame.
  var key: SpecKey {
    switch self {
    case .tickWithoutBox: .suppressed
    case .fieldNamedAsBox: .fields
    case .anchorAndPlacement, .anchorOffPage: .anchor
    case .emptyLink, .repeatedLink, .linkOfNothing, .overlappingLinks: .links
    case .keyOfDevice: .buttons
    case .descriptionOfNothing: .imageDescription
    }
  }

  /// The option that is to blame where it is given; nil where the whole is.
  var option: String? {
    switch self {
    case .linkOfNothing, .overlappingLinks: "--link"
    case .keyOfDevice: "--key"
    case .descriptionOfNothing: "--image-description"
    default: nil
    }
  }

  /// What is wrong, and the mend: a clause and a sentence.
  func wording(isSpec: Bool) -> (wrong: String, mend: String) {
    switch self {
    case .tickWithoutBox:
      (
        "the box is to be ticked or not, but there is none",
        isSpec
          ? "Leave out \"suppressed\", or write \"suppression\": \"Don't ask again\"."
          : "Leave out --suppressed, or write --suppression \"Don't ask again\"."
      )
    case .fieldNamedAsBox:
      (
        "a field is called \"\(SuppressionDescription.name)\", as the answer calls the box",
        "Give the field another name."
      )
    case .anchorAndPlacement:
      (
        "an anchor stands beside a placement, and the card can be at one place only",
        isSpec
          ? "Leave out \"anchor\" or \"placement\"." : "Leave out --anchor or --placement."
      )
    case .anchorOffPage(let size):
      (
        "the anchor is not on the page, which is \(plain(size.width)) by \(plain(size.height)) points",
        isSpec
          ? "Make \"anchor\" smaller, or move it."
          : "Give another place, for example --anchor 120,80."
      )
    case .emptyLink:
      (
        "a link has no text",
        isSpec
          ? "Leave out \"text\" to show the address itself."
          : "Write the text before the equals sign, or the address alone."
      )
    case .repeatedLink(let text):
      ("there are two links \(quoted(text))", "Leave one of them out.")
    case .linkOfNothing(let text):
      (
        "the text \(quoted(text)) of a link is not in the message",
        "Write it as the message has it."
      )
    case .overlappingLinks(let first, let second):
      (
        "the links \(quoted(first)) and \(quoted(second)) share a part of the message",
        "Leave one of them out, or give it another text."
      )
    case .keyOfDevice(let button, let key):
      (
        "the key \(key) of the button \(quoted(button)) turns the device",
        "Choose another, for example alt+r."
      )
    case .descriptionOfNothing:
      (
        "there is a description, but no picture and no symbol",
        isSpec
          ? "Leave out \"imageDescription\", or add \"image\": \"map.png\"."
          : "Leave out --image-description, or add --image map.png."
      )
    }
  }
}

extension PageKey {
  /// What is said, in words.
  var words: String {
    switch self {
    case .placement: "a placement"
    case .size: "a size"
    case .device: "a device"
    case .orientation: "an orientation"
    case .keyboard: "a keyboard on the screen"
    case .keyboardPolicy: "a policy for the keyboard"
    case .anchor: "an anchor"
    case .backdrop: "a backdrop"
    case .outsideTap: "a tap beside the card"
    case .drag: "dragging the card out"
    }
  }
}
