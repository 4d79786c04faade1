import Tocsin

func askForName() {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.show()
}
