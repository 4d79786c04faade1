import AlertSpec
import Tocsin
import UIKit

extension Alert {
  /// Makes the alert that options or a spec describe.
  convenience init(_ description: AlertDescription) {
    self.init(
      title: description.title, message: description.message,
      style: description.frame == .card ? .dialog : .system)
    placement = description.frame == .card ? .window : .center
    transition = Transition(description.transition)
    timeout = description.timeout
    for button in description.buttons {
      addAction(Action(button.title, role: Action.Role(button.role)))
    }
    for field in description.fields { addField(Field(field)) }
  }
}

extension Action.Role {
  fileprivate init(_ role: ButtonRole) {
    switch role {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    case .preferred: self = .preferred
    }
  }
}

extension Field {
  fileprivate convenience init(_ description: FieldDescription) {
    let value: String
    switch description.initialValue {
    case .text(let text): value = text
    }
    let kind: Kind
    switch description.kind {
    case .text: kind = .text
    case .secure: kind = .secure
    }
    self.init(
      description.name, kind: kind, label: description.label ?? description.name,
      placeholder: description.placeholder, value: value,
      validator: description.isRequired ? .required() : nil)
  }
}

extension Transition {
  fileprivate init(_ kind: TransitionKind) {
    switch kind {
    case .pop: self = .pop
    case .zoom: self = .zoom
    case .slide: self = .slide()
    case .fade: self = .fade
    case .none: self = .none
    }
  }
}
