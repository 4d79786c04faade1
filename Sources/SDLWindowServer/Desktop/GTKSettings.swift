internal import Foundation

/// What GTK's settings file says about dark windows.
///
/// Small desktops have no settings portal, but their people set this.
nonisolated enum GTKSettings {
  /// Whether the text of a `settings.ini` asks for dark windows.
  static func prefersDark(_ text: String) -> Bool {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].filter { !$0.isWhitespace }.lowercased()
      switch parts[0].filter({ !$0.isWhitespace }) {
      case "gtk-application-prefer-dark-theme":
        if value == "1" || value == "true" { return true }
      case "gtk-theme-name":
        if value.hasSuffix("-dark") || value.hasSuffix(":dark") { return true }
      default:
        continue
      }
    }
    return false
  }

  /// Whether the person's own settings ask for dark windows.
  static func prefersDark(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    paths(environment: environment).contains { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map(prefersDark) ?? false
    }
  }

  /// Where the settings files may lie.
  static func paths(environment: [String: String]) -> [String] {
    let home = environment["HOME"] ?? ""
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let root = config ?? home + "/.config"
    return ["gtk-4.0", "gtk-3.0"].map { "\(root)/\($0)/settings.ini" }
  }
}
