// Measures the layout of labels by constraints beside that by frames, and what adding views costs.

import BenchmarkSupport
import Foundation
import UIKit

let counts = [500, 1000, 2000, 4000]
let rounds = 9

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

/// The shortest times of each way and size. All are measured in turns, so that what slows the machine
/// for a while slows no size more than another.
func shortest(_ ways: [(Int) -> Double]) -> [[Double]] {
  var times = ways.map { _ in counts.map { _ in Double.infinity } }
  for _ in 0..<rounds {
    for (size, count) in counts.enumerated() {
      for (way, measure) in ways.enumerated() {
        times[way][size] = min(times[way][size], measure(count))
      }
    }
  }
  return times
}

func ratios(_ times: [Double]) -> [Double] { zip(times.dropFirst(), times).map { $0 / $1 } }

/// Growth from each size to the next, and from the smallest to the largest.
func printGrowth(_ name: String, _ times: [Double]) {
  printLine(name, [.nan] + ratios(times) + [times[times.count - 1] / times[0]])
}

// The first layout of a text loads fonts.
_ = framed(100)
let times = shortest([framed, constrained, adding])
print("milliseconds                                 500      1000      2000      4000  500-4000")
printLine("labels laid out by frames", times[0])
printLine("labels laid out by constraints", times[1])
printLine("ratio", zip(times[1], times[0]).map { $0 / $1 })
printLine("views added to a view", times[2])
printGrowth("growth by frames", times[0])
printGrowth("growth by constraints", times[1])
printGrowth("growth of adding", times[2])
printGrowth("n log n", counts.map { Double($0) * log(Double($0)) })
