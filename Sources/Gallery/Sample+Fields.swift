import Foundation
import Tocsin

extension Sample {
  /// Every kind of field.
  public static let fields: [Sample] = [
    Sample(name: "fields-typed", title: "Typed", summary: "Text, e-mail, number, phone, address") {
      form("Contact") {
        Field.text("name", label: "Name", value: "Grace Hopper")
        Field.secure("pin", label: "PIN", value: "1906")
        Field.email("mail", label: "E-mail", placeholder: "you@example.com")
        Field.number("age", label: "Age", value: 37)
        Field.phone("phone", label: "Phone", placeholder: "+1 555 0100")
        Field.url("site", label: "Web site", placeholder: "https://example.com")
      }
    },
    Sample(name: "fields-multiline", title: "Several lines", summary: "Text that grows") {
      form("Leave a note") {
        Field.multiline("note", label: "Note", value: "Back at three.\nThe key is with Ada.")
        Field.multiline("more", label: "Anything else", placeholder: "Nobody else reads this.")
      }
    },
    Sample(name: "fields-flags", title: "Yes or no", summary: "Switches and boxes to tick") {
      form("Printing") {
        Field.toggle("duplex", label: "Print on both sides", value: true)
        Field.toggle("grey", label: "Black and white")
        Field.checkbox("cover", label: "Add a cover page", value: true)
        Field.checkbox("staple", label: "Staple the pages together in the upper corner")
      }
    },
    Sample(name: "fields-numbers", title: "Numbers", summary: "A slider and a stepper") {
      form("Export") {
        Field.slider("quality", label: "Quality", value: 0.7)
        Field.stepper("copies", label: "Copies", range: 1...9, value: 2)
      }
    },
    Sample(name: "fields-choices", title: "Choices", summary: "Side by side and below each other") {
      form("Your order") {
        Field.segmented("size", label: "Size", options: ["Small", "Medium", "Large"])
        Field.choice(
          "milk", label: "Milk", options: ["None", "Whole", "Oat"], value: "Oat")
        Field.choices(
          "extras", label: "Extras", options: ["Cinnamon", "Cocoa", "Sugar"],
          value: ["Cinnamon", "Sugar"])
      }
    },
    Sample(name: "fields-day", title: "A day", summary: "Wheels for day, month and year") {
      form("Arrival") { Field.date("day", label: "Day", value: moment) }
    },
    Sample(name: "fields-time", title: "A time", summary: "Wheels for hour and minute") {
      form("Alarm") { Field.date("time", label: "Time", parts: .time, value: moment) }
    },
    Sample(name: "fields-moment", title: "Day and time", summary: "Wheels for both") {
      form("Reminder") { Field.date("when", label: "When", parts: .dayAndTime, value: moment) }
    },
    Sample(
      name: "fields-reasons", title: "Reasons", summary: "Press Done: what can't be taken says why"
    ) {
      let alert = form("New account") {
        Field.text("user", label: "User", validator: .required())
        Field.email("mail", label: "E-mail", value: "ada at example")
        Field.checkbox("terms", label: "I agree to the terms", validator: .required())
      }
      alert.actions.last?.needsValidFields = true
      return alert
    }.drawn(afterPressing: "Done"),
  ]

  /// 9 January 2007, 9:41, where the reader is.
  private static var moment: Date {
    let parts = DateComponents(year: 2007, month: 1, day: 9, hour: 9, minute: 41)
    return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
  }

  private static func form(_ title: String, @FieldList _ fields: () -> [Field]) -> Alert {
    let alert = Alert(title: title, style: .card)
    for field in fields() { alert.addField(field) }
    alert.addAction(.cancel())
    alert.addAction(.preferred("Done"))
    return alert
  }
}

/// Fields one below the other.
@resultBuilder
private enum FieldList {
  static func buildBlock(_ fields: Field...) -> [Field] { fields }
}
