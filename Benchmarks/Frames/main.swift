// Measures frames and pictures of the alert beside the hand-written ones, in turns, in one process.
//   FrameBenchmark [ROUNDS] [PICTURE.png]

import CCairo
import CFloors
import CoreGraphics
import Foundation
import QuartzCore

let arguments = CommandLine.arguments
guard let rounds = Int(arguments.count > 1 ? arguments[1] : "60"), rounds > 0 else {
  FileHandle.standardError.write(Data("FrameBenchmark: ROUNDS must be 1 or more\n".utf8))
  exit(2)
}

/// Milliseconds of processor time, of all threads, that `body` takes: other programs don't count.
func time(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
  let start = now()
  body()
  return now() - start
}

/// Both sides of a comparison, a time for each round.
struct Comparison {
  let name: String
  var floor: [Double] = []
  var ours: [Double] = []

  static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  func printLine() {
    let floor = Self.median(floor)
    let ours = Self.median(ours)
    let figures = [floor, ours, ours / floor].map { String(format: "%9.2f", $0) }.joined()
    print(name.padding(toLength: 34, withPad: " ", startingAt: 0) + figures)
  }
}

let stage = AlertStage()
let renderer = LayerRenderer(
  root: stage.root, size: AlertStage.size, scale: AlertStage.scale)
let target = Bitmap(width: 1170, height: 2532)
let floor = floor_frame_create()
var now: CFTimeInterval = 0

func render(contentsLost: Bool = false) {
  now += 1.0 / 60
  renderer.commit()
  _ = renderer.render(at: now, into: target, contentsLost: contentsLost)
}
render(contentsLost: true)

var whole = Comparison(name: "frame while the backdrop dims")
var damaged = Comparison(name: "frame once the backdrop stands")
var picture = Comparison(name: "picture from nothing")
for round in 0..<rounds {
  let progress = Double(round + 1) / Double(rounds + 1)
  let scale = 1.2 - 0.2 * progress
  whole.floor.append(time { floor_frame_draw(floor, scale, progress, 0.2 * progress) })
  whole.ours.append(
    time {
      stage.pose(scale: scale, alpha: Float(progress), dim: Float(0.2 * progress))
      render()
    })
}
for round in 0..<rounds {
  let progress = Double(round + 1) / Double(rounds + 1)
  let scale = 1.2 - 0.2 * progress
  damaged.floor.append(time { floor_frame_draw_damaged(floor, scale, progress) })
  damaged.ours.append(
    time {
      stage.pose(scale: scale, alpha: Float(progress), dim: 0.2)
      render()
    })
}
for _ in 0..<max(1, rounds / 4) {
  picture.floor.append(time { cairo_surface_destroy(floor_picture_create()) })
  picture.ours.append(
    time {
      let stage = AlertStage()
      let renderer = LayerRenderer(
        root: stage.root, size: AlertStage.size, scale: AlertStage.scale)
      renderer.commit()
      _ = renderer.render(
        at: now, into: Bitmap(width: 1170, height: 2532), contentsLost: true)
    })
}

print("milliseconds                          floor     ours    ratio")
for comparison in [whole, damaged, picture] { comparison.printLine() }

if arguments.count > 2 {
  stage.pose(scale: 1, alpha: 1, dim: 0.2)
  render()
  do {
    try CGImage(bitmap: target, isOpaque: true).pngData()
      .write(to: URL(filePath: arguments[2]))
  } catch {
    FileHandle.standardError.write(Data("FrameBenchmark: \(error)\n".utf8))
    exit(4)
  }
}
floor_frame_destroy(floor)
