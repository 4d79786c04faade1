import Tocsin

func askForName() {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.addAction(.cancel())
  alert.addAction(.preferred("Rename"))
  alert.show()
}
