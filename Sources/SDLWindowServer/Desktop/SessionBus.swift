internal import Foundation

/// Where the desktop's message bus listens, if there is one.
nonisolated enum SessionBus {
  /// The bus's address in D-Bus's own notation; nil where no bus runs, which must not start one.
  static func address(environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { return nil }
    let socket = directory + "/bus"
    return access(socket, R_OK | W_OK) == 0 ? "unix:path=\(socket)" : nil
  }
}
