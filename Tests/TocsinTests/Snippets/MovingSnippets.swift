import Tocsin
import UIKit

// What the guides for those who come from other libraries show, compiled.

@MainActor
private struct Moving {
  func question(delete: @escaping @MainActor () -> Void, controller: UIViewController) async {
    let alert = Alert(title: "Delete item?", message: "This can't be undone.")
    alert.addAction(.cancel())
    alert.addAction(.destructive("Delete") { _ in delete() })
    _ = await alert.present(from: controller)
  }

  func success() {
    let alert = Alert(title: "Saved", message: "All of it.", style: .card)
    alert.symbol = .success
    alert.addAction(Action(.done))
    alert.show()
  }

  func pictured(picture: UIImage) {
    let alert = Alert(title: "New in this version", message: "Alerts on Linux.", style: .card)
    alert.headerImage = picture
    alert.dismissesOnOutsideTap = true
    alert.addAction(Action(.later, role: .cancel))
    alert.addAction(.preferred("Show Me"))
    alert.show()
  }

  func checked(password: String) {
    let alert = Alert(title: "Password")
    alert.addField(
      .secure("password", validator: Validator { $0 == password ? nil : "That is not it." }))
    alert.addAction(.cancel())
    alert.addAction(.preferred("Unlock"))
    alert.show()
  }

  func spinning() {
    let alert = Alert(title: "Please wait")
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    alert.contentView = wheel
    alert.show()
  }

  func banner() {
    let message = Alert(title: "Offline", message: "Changes are kept on this device.", style: .card)
    message.symbol = .warning
    message.placement = .banner(.top)
    message.transition = .slide(from: .top)
    message.outsideTouches = .passesThrough
    message.timeout = 3
    message.show()
  }
}
