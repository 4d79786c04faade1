import Foundation

/// A picture or text that was looked at once and is kept beside the test to compare with.
///
/// Goldens lie in `__Goldens__/<name of the test file>/`. Where a comparison fails, the new
/// picture and one that marks the differences are written beside it as `.new.png` and
/// `.diff.png`, and the failure says how to accept the new one once it has been looked at.
public nonisolated struct Golden: Sendable {
  /// What came of a comparison.
  public enum Outcome: Sendable, Equatable {
    /// The same, within the tolerance.
    case same
    /// Written, because the mode says so. Look at it.
    case written(path: String)
    /// Not the same, or missing; the text says what to do next.
    case failed(String)
  }

  let folder: URL
  let mode: GoldenMode

  /// Names the goldens of a test file.
  public init(for testFile: String, mode: GoldenMode = .current) {
    let file = URL(fileURLWithPath: testFile)
    folder = file.deletingLastPathComponent()
      .appendingPathComponent("__Goldens__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    self.mode = mode
  }

  /// Compares a picture with the golden of a name. Files are encoded only where they are written.
  public func compare(
    _ picture: Picture, named name: String,
    tolerance: PictureDifference.Tolerance = .init(channel: 2)
  ) -> Outcome {
    let file = folder.appendingPathComponent(name + ".png")
    guard mode != .all, let data = try? Data(contentsOf: file) else {
      return write(picture.png(), to: file, isNew: true)
    }
    guard let old = Picture(png: data) else {
      return .failed("The golden \(file.path) is not a picture. Delete it and run again.")
    }
    guard let difference = PictureDifference(old, picture, tolerance: tolerance) else {
      removeLeftovers(of: file, extension: "png")
      return .same
    }
    if mode == .failed { return write(picture.png(), to: file, isNew: false) }
    let new = leave(picture.png(), beside: file, as: "new.png")
    if let marked = difference.picture { _ = leave(marked.png(), beside: file, as: "diff.png") }
    let what =
      difference.sizes ?? "\(difference.pixels) pixels differ, the worst by \(difference.worst)"
    return .failed(
      "\(name): \(what). Look at \(new), then accept it with GOLDENS=failed, or mend the code.")
  }

  /// Compares a text with the golden of a name.
  public func compare(_ text: String, named name: String) -> Outcome {
    let file = folder.appendingPathComponent(name + ".txt")
    let text = text.hasSuffix("\n") ? text : text + "\n"
    guard mode != .all, let data = try? Data(contentsOf: file) else {
      return write(Data(text.utf8), to: file, isNew: true)
    }
    let old = String(decoding: data, as: UTF8.self)
    guard old != text else {
      removeLeftovers(of: file, extension: "txt")
      return .same
    }
    if mode == .failed { return write(Data(text.utf8), to: file, isNew: false) }
    let new = leave(Data(text.utf8), beside: file, as: "new.txt")
    return .failed("\(name): \(Self.firstDifference(old, text)) The new text is in \(new).")
  }

  private func write(_ data: Data, to file: URL, isNew: Bool) -> Outcome {
    guard mode != .never else {
      let extra = file.pathExtension == "png" ? "new.png" : "new.txt"
      let new = leave(data, beside: file, as: extra)
      return .failed(
        "There is no golden \(file.path). Look at \(new), then run with GOLDENS=missing.")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      removeLeftovers(of: file, extension: file.pathExtension)
      return .written(path: file.path)
    } catch {
      return .failed("The golden \(file.path) can't be written: \(error)")
    }
  }

  /// Writes a file beside a golden and gives its path, or says why it could not.
  private func leave(_ data: Data, beside file: URL, as ending: String) -> String {
    let target = file.deletingPathExtension().appendingPathExtension(ending)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: target)
      return target.path
    } catch {
      return "\(target.path) (which can't be written: \(error))"
    }
  }

  private func removeLeftovers(of file: URL, extension ending: String) {
    for kind in ["new", "diff"] {
      let target = file.deletingPathExtension().appendingPathExtension("\(kind).\(ending)")
      try? FileManager.default.removeItem(at: target)
    }
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let number = line ?? min(before.count, after.count)
    let was = number < before.count ? before[number] : "nothing"
    let isNow = number < after.count ? after[number] : "nothing"
    return "line \(number + 1) was “\(was)” and is “\(isNow)”."
  }
}
