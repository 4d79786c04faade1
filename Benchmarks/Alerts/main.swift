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

/// A piece of work that never changes. How long it takes tells how fast the machine is just then, so
/// that alerts at the end can be compared with those at the beginning.
func drawYardstick() {
  let size = CGSize(width: 200, height: 100)
  _ = UIGraphicsImageRenderer(size: size).image { context in
    UIColor.systemBackground.setFill()
    context.fill(CGRect(origin: .zero, size: size))
    for line in 0..<8 { yardstickText.draw(at: CGPoint(x: 0, y: line * 12)) }
  }
}

// Made once, as Foundation's attributed strings leave a little memory behind, each of them.
let yardstickText = NSAttributedString(
  string: "This can't be undone.", attributes: [.font: UIFont.systemFont(ofSize: 13)])

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
  var (times, yardsticks): ([Double], [Double]) = ([], [])
  times.reserveCapacity(count)
  yardsticks.reserveCapacity(count)
  var atHundred = (held: 0.0, own: 0.0)
  for index in 0..<count {
    yardsticks.append(processorTime(drawYardstick))
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
  let first = 0..<100
  let last = (count - 100)..<count
  let pace = median(Array(yardsticks[last])) / median(Array(yardsticks[first]))
  row(
    "ms an alert, first and last hundred", median(Array(times[first])),
    median(Array(times[last])) / pace)
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
  // In turns, and neither always after the other.
  for round in 0..<200 {
    for isOurs in round.isMultiple(of: 2) ? [false, true] : [true, false] {
      if isOurs {
        ours.append(processorTime { present(makeQuestion(.system)) })
      } else {
        system.append(processorTime { present(makeController()) })
      }
      dismiss()
    }
  }
  row("ms: UIAlertController, Alert", median(system), median(ours))
}
