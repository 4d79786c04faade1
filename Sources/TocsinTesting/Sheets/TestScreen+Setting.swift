import Foundation
import Tocsin
public import UIKit
import WindowServer

extension TestScreen {
  /// Makes a screen in some circumstances.
  public convenience init(_ setting: Setting, scale: CGFloat = 2) {
    self.init(setting, scale: scale, drawsFrames: true)
  }

  /// The same, where no frames are drawn until they are asked for.
  convenience init(_ setting: Setting, scale: CGFloat, drawsFrames: Bool) {
    self.init(
      size: setting.device.size, scale: scale, appearance: setting.appearance,
      safeArea: setting.device.safeArea, keyboard: .hardware, drawsFrames: drawsFrames)
    textSize = setting.textSize
    direction = setting.direction
    wishes = setting.wishes
  }

  /// Whether frames are drawn as time passes. While they are not, time passes faster.
  var isDrawingFrames: Bool {
    get { !UIScreen.main.isFrozen }
    set {
      UIScreen.main.isFrozen = !newValue
      if newValue { application.runTurn() }
    }
  }

  /// Runs `body` with a reader who prefers a language: the library's own words are in it.
  func withLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    let before = Reader.current
    Reader.current = Reader(language: language)
    defer { Reader.current = before }
    return try body()
  }

  /// A part of what the screen shows now, smaller by a whole factor.
  func picture(of crop: ContactSheet.Crop, shrunk factor: Int) -> Picture {
    application.runTurn()
    let whole = UIScreen.main.bounds
    var rect = whole
    if case .around(let name, let distance) = crop, let frame = try? shownFrame(of: name) {
      rect = frame.insetBy(dx: -distance, dy: -distance).intersection(whole)
    }
    if rect.isEmpty { rect = whole }
    let scale = UIScreen.main.scale
    return serverWindow.withPixels { buffer in
      let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
      return Picture.shrunk(
        buffer, x: left, y: top,
        columns: min(buffer.width - left, Int((rect.width * scale).rounded())),
        rows: min(buffer.height - top, Int((rect.height * scale).rounded())), factor: factor)
    }
  }

  /// What can be seen, as text: a line for each view that shows a text, has an identifier or can
  /// be acted on, with its frame in the screen's points, indented by what is in what. The
  /// frontmost window comes first; nothing in it depends on the run.
  public func outline() -> String {
    var lines: [String] = []
    for window in visibleWindows {
      write(window, depth: 0, into: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private func write(_ view: UIView, depth: Int, into lines: inout [String]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    var depth = depth
    if let line = line(for: view) {
      lines.append(String(repeating: "  ", count: depth) + line)
      depth += 1
    }
    for subview in view.subviews { write(subview, depth: depth, into: &lines) }
  }

  private func line(for view: UIView) -> String? {
    var parts: [String] = []
    if let identifier = view.accessibilityIdentifier { parts.append(identifier) }
    if let text = shownText(of: view), !text.isEmpty { parts.append("“\(text)”") }
    guard !parts.isEmpty else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 10).rounded() / 10
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    parts.append(
      "(\(number(frame.minX)), \(number(frame.minY)), "
        + "\(number(frame.width)) × \(number(frame.height)))")
    if let control = view as? UIControl {
      if !control.isEnabled { parts.append("disabled") }
      if control.isSelected { parts.append("selected") }
    }
    if view.isFirstResponder { parts.append("has the keyboard") }
    return parts.joined(separator: " ")
  }
}
