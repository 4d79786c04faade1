import AlertSpec
import Tocsin
import UIKit

extension Action {
  convenience init(_ description: ButtonDescription) {
    let role = Role(description.role)
    if let word = description.word {
      self.init(Word(word), role: role)
    } else {
      self.init(description.title, role: role)
    }
    identifier = description.identifier ?? description.word?.rawValue
    keyEquivalent = description.key.map { KeyEquivalent($0) }
    holdDuration = description.hold
    needsValidFields = description.needsValidFields
  }
}

extension Action.Role {
  init(_ role: ButtonRole) {
    switch role {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    case .preferred: self = .preferred
    }
  }
}

extension Word {
  /// The library calls them the same; a test compares the two.
  init(_ word: ButtonWord) {
    guard let known = Word(rawValue: word.rawValue) else {
      preconditionFailure("The library has no word “\(word.rawValue)”: add it to Word.")
    }
    self = known
  }
}

extension KeyEquivalent {
  fileprivate init(_ keys: ButtonKeys) {
    let key =
      switch keys.key {
      case .character(let character): String(character)
      case .named(.up): UIKeyCommand.inputUpArrow
      case .named(.down): UIKeyCommand.inputDownArrow
      case .named(.left): UIKeyCommand.inputLeftArrow
      case .named(.right): UIKeyCommand.inputRightArrow
      case .named(.home): UIKeyCommand.inputHome
      case .named(.end): UIKeyCommand.inputEnd
      case .named(.pageUp): UIKeyCommand.inputPageUp
      case .named(.pageDown): UIKeyCommand.inputPageDown
      case .named(.delete): UIKeyCommand.inputDelete
      }
    var modifiers: UIKeyModifierFlags = []
    for modifier in keys.modifiers {
      switch modifier {
      case .ctrl: modifiers.insert(.control)
      case .alt: modifiers.insert(.alternate)
      case .shift: modifiers.insert(.shift)
      case .super: modifiers.insert(.command)
      }
    }
    self.init(key, modifiers: modifiers)
  }
}
