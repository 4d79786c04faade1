// Measures whole alerts: that they don't grow slower or larger, and what they cost beside others.
//   AlertBenchmark [ALERTS]      ALERTS shown and dismissed, 10,000 by default

import BenchmarkSupport
import Foundation
import Tocsin
import UIKit

let arguments = CommandLine.arguments
guard let count = Int(arguments.count > 1 ? arguments[1] : "10000"), count >= 200 else {
  FileHandle.standardError.write(Data("AlertBenchmark: ALERTS must be 200 or more\n".utf8))
  exit(2)
}

/// The question that is asked again and again.
func makeQuestion(_ style: Style = .card) -> Alert {
  let alert = Alert(title: "Delete item?", message: "This can't be undone.", style: style)
  alert.addAction(.cancel())
  alert.addAction(.destructive("Delete"))
  return alert
}

/// The same question from the system's own alert.
func makeController() -> UIAlertController {
  let controller = UIAlertController(
    title: "Delete item?", message: "This can't be undone.", preferredStyle: .alert)
  controller.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  controller.addAction(UIAlertAction(title: "Delete", style: .destructive))
  return controller
}

/// Prints a row: what was measured, the one side, the other, and how they relate.
func row(_ name: String, _ base: Double, _ ours: Double) {
  printLine(name, [base, ours, ours / base])
}

func makeForm(fields: Int) -> Alert {
  let alert = Alert(title: "Details", message: "All of them are needed.")
  for index in 0..<fields {
    alert.addField(.text("field\(index)", placeholder: "Field \(index)"))
  }
  alert.addAction(.cancel())
  alert.addAction(.default("Save"))
  return alert
}

print("                                            base      ours     ratio")

do {
  let stage = Stage()
  var times: [Double] = []
  times.reserveCapacity(count)
  var atHundred = (held: 0.0, own: 0.0)
  for index in 0..<count {
    times.append(
      processorTime {
        let alert = makeQuestion()
        alert.show()
        stage.pass(1)
        alert.dismiss(animated: true)
        stage.pass(1)
      })
    if index == 99 { atHundred = (heldMemory(), ownMemory()) }
  }
  row(
    "ms an alert, first and last hundred", median(Array(times[..<100])),
    median(Array(times[(count - 100)...])))
  row("kB held after a hundred, after all", atHundred.held, heldMemory())
  row("kB resident after a hundred, after all", atHundred.own, ownMemory())
}

do {
  func open(_ forms: Int, fields: Int) -> Double {
    let stage = Stage()
    return processorTime {
      for _ in 0..<forms {
        let form = makeForm(fields: fields)
        stage.page.present(form, animated: false)
        stage.turn()
        stage.turn()
        form.presentingViewController?.dismiss(animated: false)
        stage.turn()
      }
    }
  }
  var (small, large): ([Double], [Double]) = ([], [])
  for _ in 0..<7 {
    small.append(open(20, fields: 10))
    large.append(open(1, fields: 200))
  }
  row("ms: 20 forms of 10 fields, one of 200", median(small), median(large))
}

do {
  // From making it until it stands: the frame of the beginning and those of the end are drawn.
  let stage = Stage(scale: 2)
  func present(_ controller: UIViewController) {
    stage.page.present(controller, animated: true)
    stage.pass(1)
  }
  func dismiss() {
    stage.page.dismiss(animated: false)
    stage.pass(0.1)
  }
  var (system, ours): ([Double], [Double]) = ([], [])
  for _ in 0..<60 {
    system.append(processorTime { present(makeController()) })
    dismiss()
    ours.append(processorTime { present(makeQuestion(.system)) })
    dismiss()
  }
  row("ms: UIAlertController, Alert", median(system), median(ours))
}
