// Measures whole alerts: that they don't grow slower or larger, and what they cost beside others.
//   AlertBenchmark [ALERTS]      ALERTS shown and dismissed, 10,000 by default

import Foundation
import Tocsin
import UIKit

let arguments = CommandLine.arguments
guard let count = Int(arguments.count > 1 ? arguments[1] : "10000"), count >= 200 else {
  FileHandle.standardError.write(Data("AlertBenchmark: ALERTS must be 200 or more\n".utf8))
  exit(2)
}

/// The question that is asked again and again.
func makeQuestion() -> Alert {
  let alert = Alert(title: "Delete item?", message: "This can't be undone.")
  alert.addAction(.cancel())
  alert.addAction(.destructive("Delete"))
  return alert
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

print("                                                           base       ours      ratio")

do {
  let stage = Stage()
  var times: [Double] = []
  var memoryAtHundred = 0.0
  for index in 0..<count {
    times.append(
      time {
        let alert = makeQuestion()
        alert.show()
        stage.pass(1)
        alert.dismiss(animated: true)
        stage.pass(1)
      })
    if index == 99 { memoryAtHundred = ownMemory() }
  }
  row(
    "ms an alert: the first hundred, the last hundred", median(Array(times[..<100])),
    median(Array(times[(count - 100)...])))
  row("kB after a hundred, after all", memoryAtHundred, ownMemory())
}

do {
  func open(_ forms: Int, fields: Int) -> Double {
    let stage = Stage()
    return time {
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
  row("ms for 20 forms of 10 fields, one of 200", median(small), median(large))
}
