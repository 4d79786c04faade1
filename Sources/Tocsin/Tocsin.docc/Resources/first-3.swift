import Tocsin

func askForName() {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.addField(.text("name", placeholder: "Name", validator: .required()))
  alert.addAction(.cancel())
  alert.addAction(.preferred("Rename"))
  alert.show()
}
