// Measures a contact sheet of sixty pictures at scale 2 beside sixty single pictures of the same.

import BenchmarkSupport
import Tocsin
import TocsinTesting
import UIKit

let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityMedium]
let settings = Settings(
  devices: [.phone, .phone.turned], languages: ["en", "de", "fr", "ja", "ar"], textSizes: sizes,
  appearances: [.light, .dark])

func showQuestion() {
  let alert = Alert(title: "Delete item?", message: "This can't be undone.")
  alert.addAction(.cancel())
  alert.addAction(.destructive("Delete"))
  alert.show()
}

func takeSheet() {
  do {
    let sheet = try ContactSheet(in: settings, at: 1) { _, _ in showQuestion() }
    precondition(sheet.shots.count == 60, "A sheet of \(sheet.shots.count) pictures")
  } catch {
    preconditionFailure("A scene that asks for nothing can't fail, yet: \(error)")
  }
}

/// The picture alone, as a program that draws one takes it, with its pixels in hand.
func takePicture(_ setting: Setting) -> Picture {
  let stage = Stage(size: setting.device.size, scale: 2)
  stage.drawsFrames = false
  UIScreen.main.setTraits {
    $0.userInterfaceStyle = setting.appearance
    $0.preferredContentSizeCategory = setting.textSize
    $0.layoutDirection = setting.direction
  }
  showQuestion()
  stage.pass(1)
  stage.drawsFrames = true
  stage.turn()
  return stage.withPixels { Picture($0) }
}

var (single, sheets): ([Double], [Double]) = ([], [])
for _ in 0..<5 {
  single.append(processorTime { for setting in settings.all { _ = takePicture(setting) } })
  sheets.append(processorTime { takeSheet() })
}
print("                                         60 apart   a sheet     ratio")
printLine(
  "ms for 60 pictures", [median(single), median(sheets), median(sheets) / median(single)])
