import Tocsin

func askForName() async -> String? {
  let alert = Alert(title: "Rename", message: "Choose a new name.")
  alert.addField(.text("name", placeholder: "Name", validator: .required()))
  alert.addAction(.cancel())
  alert.addAction(.preferred("Rename"))
  let answer = await alert.present()
  return answer.isCancelled ? nil : answer["name"]
}
