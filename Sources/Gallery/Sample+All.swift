import Tocsin
import UIKit

extension Sample {
  /// Every alert of the gallery, in the order of the list.
  public static let all: [Sample] = basics + fields + content + styles + placements + transitions

  /// Questions, notices and forms as they are asked every day.
  public static let basics: [Sample] = [
    question, notice, rename, login, refusal, threeWays, cardQuestion, cardForm, picture,
    dialogQuestion, dialogForm, worldText, longText, manyButtons, banner, radialPop,
  ]

  private static let question = Sample(
    name: "question", title: "Question", summary: "Two buttons, one of them destructive"
  ) {
    let alert = Alert(title: "Delete item?", message: "This can't be undone.")
    alert.addAction(.cancel())
    alert.addAction(.destructive("Delete"))
    return alert
  }

  private static let notice = Sample(
    name: "notice", title: "Notice", summary: "A message and one button"
  ) {
    let alert = Alert(
      title: "Backup complete", message: "All 248 photos are on your server.")
    alert.addAction(.default("OK"))
    return alert
  }

  private static let rename = Sample(
    name: "rename", title: "Rename", summary: "A text field"
  ) {
    let alert = Alert(title: "Rename", message: "Choose a new name.")
    alert.addField(.text("name", placeholder: "Name", value: "Holiday 2026"))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Rename"))
    return alert
  }

  private static let login = Sample(
    name: "login", title: "Sign in", summary: "A text field and a secure one"
  ) {
    let alert = Alert(title: "Sign in", message: "Please enter your credentials.")
    alert.addField(.text("user", placeholder: "User name", value: "ada"))
    alert.addField(.secure("password", placeholder: "Password", value: "correct horse"))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Sign In"))
    return alert
  }

  private static let refusal = Sample(
    name: "refusal", title: "Refusal", summary: "Press Create with nothing typed"
  ) {
    let alert = Alert(title: "New folder")
    alert.addField(
      .text("name", placeholder: "Name", validator: .required("A folder needs a name.")))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Create"))
    return alert
  }.drawn(afterPressing: "Create")

  private static let threeWays = Sample(
    name: "three-ways", title: "Three ways", summary: "Stacked buttons, cancel last"
  ) {
    let alert = Alert(
      title: "Save changes?", message: "They will be lost if you don't.")
    alert.addAction(.preferred("Save"))
    alert.addAction(.destructive("Don't Save"))
    alert.addAction(.cancel())
    return alert
  }

  private static let cardQuestion = Sample(
    name: "card-question", title: "Card", summary: "Filled buttons and a soft shadow"
  ) {
    let alert = Alert(
      title: "Turn on notifications?",
      message: "We'll tell you when a friend replies, and about nothing else.", style: .card)
    alert.transition = .pop
    alert.addAction(.cancel("Not Now"))
    alert.addAction(.preferred("Turn On"))
    return alert
  }

  private static let cardForm = Sample(
    name: "card-form", title: "Card with fields", summary: "Labels above the fields"
  ) {
    let alert = Alert(title: "Join the list", style: .card)
    alert.transition = .pop
    alert.addField(.text("name", label: "Name", value: "Grace Hopper"))
    alert.addField(.text("mail", label: "E-mail", placeholder: "you@example.com"))
    alert.addAction(.preferred("Join"))
    alert.addAction(.cancel())
    return alert
  }

  private static let picture = Sample(
    name: "picture", title: "Picture", summary: "An image above the title"
  ) {
    let alert = Alert(
      title: "All done", message: "Your order is on its way.", style: .card)
    alert.image = Pictures.check
    alert.transition = .pop
    alert.addAction(.preferred("Great"))
    return alert
  }

  private static let dialogQuestion = Sample(
    name: "dialog-question", title: "Dialog", summary: "As the program shows it on a desktop"
  ) {
    let alert = Alert(
      title: "Delete item?", message: "This can't be undone.", style: floatingDialog)
    alert.addAction(.cancel())
    alert.addAction(.destructive("Delete"))
    return alert
  }

  private static let dialogForm = Sample(
    name: "dialog-form", title: "Dialog with fields", summary: "A desktop form"
  ) {
    let alert = Alert(
      title: "Connect to server", message: "Type the address and your account.",
      style: floatingDialog)
    alert.addField(.text("host", label: "Server", value: "files.example.com"))
    alert.addField(.text("user", label: "User", placeholder: "Guest"))
    alert.addField(.secure("password", label: "Password"))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Connect"))
    return alert
  }

  private static let longText = Sample(
    name: "long-text", title: "Long text", summary: "The text scrolls, the buttons stay"
  ) {
    let sentence =
      "You may use this software for any purpose, share it and change it, as long as you keep "
      + "this notice. It comes with no promise that it works for you. "
    let alert = Alert(
      title: "Terms of use", message: String(repeating: sentence, count: 16))
    alert.addAction(.cancel("Decline"))
    alert.addAction(.preferred("Accept"))
    return alert
  }

  private static let manyButtons = Sample(
    name: "many-buttons", title: "Many buttons", summary: "The buttons scroll"
  ) {
    let alert = Alert(title: "Time zone", message: "Choose the one you live in.")
    for offset in -11...12 {
      alert.addAction(.default(offset == 0 ? "UTC" : "UTC \(offset > 0 ? "+" : "−")\(abs(offset))"))
    }
    alert.addAction(.cancel())
    return alert
  }

  private static let worldText = Sample(
    name: "world-text", title: "World text", summary: "Scripts, directions and emoji"
  ) {
    let alert = Alert(
      title: "Grüße 日本語 🎉", message: "שלום עולם — مرحبا بالعالم\nこんにちは世界 · 안녕하세요\n👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽")
    alert.addAction(.cancel("やめる"))
    alert.addAction(.default("続ける"))
    return alert
  }

  private static let banner = Sample(
    name: "banner", title: "From the top", summary: "Slides in from the upper edge"
  ) {
    let alert = Alert(
      title: "You're offline", message: "Changes are kept here until you're back.", style: .card)
    alert.placement = .top
    alert.transition = .slide(from: .top)
    alert.addAction(.default("Try Again"))
    alert.addAction(.cancel("Dismiss"))
    return alert
  }

  private static let radialPop = Sample(
    name: "radial-pop", title: "Pop", summary: "A radial backdrop and the old alerts' pop"
  ) {
    var style = Style.system
    style.backdrop = .radialGradient(
      center: .black.withAlphaComponent(0.6), edge: .black.withAlphaComponent(0.4))
    let alert = Alert(title: "Enter a word", style: style)
    alert.transition = .pop
    alert.addField(.text("word", placeholder: "Word"))
    alert.addAction(.cancel())
    alert.addAction(.default("OK"))
    return alert
  }

  /// The desktop's dialog as a card over a page, where it needs corners and a shadow.
  private static var floatingDialog: Style {
    var style = Style.dialog
    style.width = 350
    style.cornerRadius = 12
    style.shadow = Style.Shadow(opacity: 0.25, radius: 20, offset: CGSize(width: 0, height: 10))
    style.backdrop = .dim(.black.withAlphaComponent(0.15))
    return style
  }
}
