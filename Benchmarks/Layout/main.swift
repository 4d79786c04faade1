// Measures the layout of labels by constraints beside that by frames, and what adding views costs.

import BenchmarkSupport
import Foundation
import UIKit

let counts = [500, 1000, 2000]
let rounds = 5

func makeLabels(_ count: Int) -> [UILabel] {
  (0..<count).map { index in
    let label = UILabel()
    label.text = "Label \(index)"
    return label
  }
}

/// Lays out by constraints: a column, each label from side to side.
func constrained(_ count: Int) -> Double {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let labels = makeLabels(count)
  var constraints: [NSLayoutConstraint] = []
  for (index, label) in labels.enumerated() {
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let above = index > 0 ? labels[index - 1].bottomAnchor : root.topAnchor
    constraints += [
      label.topAnchor.constraint(equalTo: above, constant: 4),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ]
  }
  return processorTime {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// Puts the same labels into the same places by hand.
func framed(_ count: Int) -> Double {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let labels = makeLabels(count)
  for label in labels { root.addSubview(label) }
  return processorTime {
    var y: CGFloat = 0
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: 358, height: CGFloat.infinity)).height
      label.frame = CGRect(x: 16, y: y + 4, width: 358, height: height)
      y = label.frame.maxY
    }
    root.layoutIfNeeded()
  }
}

func adding(_ count: Int) -> Double {
  let root = UIView()
  let views = (0..<count).map { _ in UIView() }
  return processorTime { for view in views { root.addSubview(view) } }
}

func medians(_ measure: (Int) -> Double) -> [Double] {
  counts.map { count in median((0..<rounds).map { _ in measure(count) }) }
}

func growth(_ times: [Double]) -> [Double] { zip(times.dropFirst(), times).map { $0 / $1 } }

// The first layout of a text loads fonts.
_ = framed(100)
let byFrames = medians(framed)
let byConstraints = medians(constrained)
let byAdding = medians(adding)
print("milliseconds                                 500      1000      2000")
printLine("labels laid out by frames", byFrames)
printLine("labels laid out by constraints", byConstraints)
printLine("ratio", zip(byConstraints, byFrames).map { $0 / $1 })
printLine("growth by constraints", growth(byConstraints))
printLine("views added to a view", byAdding)
printLine("growth", growth(byAdding))
