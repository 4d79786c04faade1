// Measures frames of a list that scrolls beside the same ones drawn by hand, in turns, in one process.
//   ListBenchmark [FRAMES]

import BenchmarkSupport
import CFloors
import Foundation
import QuartzCore
import UIKit
import WindowServer

let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 240
let size = CGSize(width: FLOOR_PAGE_WIDTH, height: FLOOR_PAGE_HEIGHT)

final class Rows: NSObject, UITableViewDataSource {
  var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell
    if let idle = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = idle
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      made += 1
    }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

let clock = SteppedMediaClock(now: 100)
try UIApplication.start(
  server: OffscreenWindowServer(), clock: clock,
  window: WindowDescription(title: "List", size: size, scale: FLOOR_PAGE_SCALE))
let window = UIWindow()
window.makeKeyAndVisible()
let rows = Rows()
let table = UITableView(frame: CGRect(origin: .zero, size: size))
table.rowHeight = 44
table.showsVerticalScrollIndicator = false
table.dataSource = rows
window.addSubview(table)
UIApplication.shared.runTurn()

let floor = floor_list_create(10_000)
var floorTimes: [Double] = []
var ourTimes: [Double] = []
var inView = 0
for frame in 1...max(1, frames) {
  let offset = CGFloat(frame) * 17
  floorTimes.append(processorTime { floor_list_draw(floor, offset) })
  ourTimes.append(
    processorTime {
      clock.move(to: clock.now + 1.0 / 60)
      table.contentOffset.y = offset
      UIApplication.shared.runTurn()
    })
  inView = max(inView, table.visibleCells.count)
}
floor_list_destroy(floor)

print("milliseconds                               floor      ours     ratio")
let (floorTime, ourTime) = (median(floorTimes), median(ourTimes))
printLine("a frame while the list scrolls", [floorTime, ourTime, ourTime / floorTime])
print("rows in view at most                  \(inView)")
print("cells made                            \(rows.made)")
