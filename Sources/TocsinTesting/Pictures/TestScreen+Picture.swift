import UIKit
import WindowServer

extension TestScreen {
  /// What the screen shows now, pixel for pixel.
  public func picture() -> Picture {
    application.runTurn()
    return serverWindow.withPixels { Picture($0) }
  }

  /// The tree of layers of all windows as text, without addresses: stable from run to run.
  public func dump() -> String {
    application.runTurn()
    return application.windows.map { $0.layer.dump() }.joined(separator: "\n")
  }

  /// The tree of views of all windows as text, without addresses.
  public func viewDump() -> String {
    application.windows.map { $0.recursiveDescription() }.joined(separator: "\n")
  }
}
