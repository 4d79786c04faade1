import AlertSpec
import Foundation
import TextLayout
import UIKit
import WindowServer

/// The way to the desktop, with its errors in the program's terms.
enum Desktop {
  /// Connects to the display; fonts are loaded on another thread meanwhile.
  static func connect(composesText: Bool) throws(ProgramError) -> any WindowServer {
    // Not on a queue: from its first worker on, libdispatch looks at its pools once a second.
    Thread { TextSystem.prewarm() }.start()
    let server: any WindowServer
    do throws(WindowServerError) {
      server = try DefaultWindowServer.make(composesText: composesText)
    } catch {
      throw problem(error)
    }
    try checkFonts()
    return server
  }

  /// Opens the window that shows the main screen.
  static func openScreen(_ description: WindowDescription, on server: any WindowServer)
    throws(ProgramError)
  {
    do throws(WindowServerError) {
      try UIScreen.main.open(description, on: server)
    } catch {
      throw problem(error)
    }
  }

  /// Makes sure that there is a font to write with.
  static func checkFonts() throws(ProgramError) {
    do throws(TextSystemError) {
      try TextSystem.verifyFonts()
    } catch {
      throw .failed(reason: "\(error)")
    }
  }

  static func problem(_ error: WindowServerError) -> ProgramError {
    switch error {
    case .noDisplay(let reason): .noDisplay(reason: reason)
    case .windowRefused(let reason): .failed(reason: "the display refused a window: \(reason)")
    }
  }
}
