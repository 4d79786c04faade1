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

let clock = SteppedMediaClock(now: 1)
CurrentMediaClock.clock = clock
let stage = AlertStage()
let renderer = LayerRenderer(
  root: stage.root, size: AlertStage.size, scale: AlertStage.scale)
let target = Bitmap(width: 1170, height: 2532)
let floor = floor_frame_create()

func render(contentsLost: Bool = false) {
  renderer.commit()
  _ = renderer.render(at: clock.now, into: target, contentsLost: contentsLost)
}
render(contentsLost: true)

/// Draws the frames of a pop, one by the floor, one by ours, in turns.
func pop(_ name: String, dims: Bool, floor draw: (_ scale: Double, _ progress: Double) -> Void)
  -> Comparison
{
  var comparison = Comparison(name: name)
  let duration = CFTimeInterval(rounds + 1) / 60
  let start = clock.now
  stage.pop(duration: duration, dims: dims)
  CATransaction.flush()
  for round in 0..<rounds {
    let progress = Double(round + 1) / Double(rounds + 1)
    comparison.floor.append(time { draw(1.2 - 0.2 * progress, progress) })
    clock.move(to: start + progress * duration)
    comparison.ours.append(time { render() })
  }
  clock.move(to: start + duration)
  stage.rest()
  render()
  return comparison
}

let whole = pop("frame while the backdrop dims", dims: true) { scale, progress in
  floor_frame_draw(floor, scale, progress, 0.2 * progress)
}
let damaged = pop("frame once the backdrop stands", dims: false) { scale, progress in
  floor_frame_draw_damaged(floor, scale, progress)
}
var picture = Comparison(name: "picture from nothing")
for _ in 0..<max(1, rounds / 4) {
  picture.floor.append(time { cairo_surface_destroy(floor_picture_create()) })
  picture.ours.append(
    time {
      let stage = AlertStage()
      let renderer = LayerRenderer(
        root: stage.root, size: AlertStage.size, scale: AlertStage.scale)
      renderer.commit()
      _ = renderer.render(
        at: clock.now, into: Bitmap(width: 1170, height: 2532), contentsLost: true)
    })
}

/// A backdrop over all of the page, which changes beneath it, beside a blur of the page's pixels.
var blur = Comparison(name: "frame under a blur of all of it")
do {
  let backdrop = BackdropLayer()
  backdrop.frame = stage.root.bounds
  backdrop.blurRadius = 20
  backdrop.tintColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.3)
  CATransaction.setDisableActions(true)
  stage.root.addSublayer(backdrop)
  render()
  // Three boxes of this radius have the variance of a Gaussian of 60 pixels.
  let radius: Int32 = 59
  let pixels = target.copy()
  for round in 0..<max(1, rounds / 4) {
    blur.floor.append(
      time {
        memcpy(pixels.data, target.data, target.bytesPerRow * target.height)
        floor_blur(
          pixels.data.assumingMemoryBound(to: UInt8.self), Int32(pixels.width),
          Int32(pixels.height), Int32(pixels.bytesPerRow), radius)
      })
    CATransaction.setDisableActions(true)
    stage.dim.opacity = round % 2 == 0 ? 0.3 : 0.2
    blur.ours.append(time { render() })
  }
  backdrop.removeFromSuperlayer()
  stage.dim.opacity = 0.2
  render()
}

print("milliseconds                          floor     ours    ratio")
for comparison in [whole, damaged, picture, blur] { comparison.printLine() }

if arguments.count > 2 {
  do {
    try CGImage(bitmap: target, isOpaque: true).pngData()
      .write(to: URL(filePath: arguments[2]))
  } catch {
    FileHandle.standardError.write(Data("FrameBenchmark: \(error)\n".utf8))
    exit(4)
  }
}
floor_frame_destroy(floor)
