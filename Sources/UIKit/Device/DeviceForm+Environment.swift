internal import Foundation

extension DeviceForm {
  private static let variable = "TOCSIN_DEVICE"
  private static let named: [(name: String, form: DeviceForm)] = [
    ("phone", .phone), ("island", .island), ("classic", .classic), ("tablet", .tablet),
  ]

  /// The device that a program is to run on, as `TOCSIN_DEVICE` names it: `phone`, `island`,
  /// `classic` or `tablet`. Nil, a plain window of the desktop, where it isn't set or empty.
  static func wanted(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UnknownDevice) -> DeviceForm? {
    guard let name = environment[variable], !name.isEmpty else { return nil }
    guard let found = named.first(where: { $0.name == name }) else {
      throw UnknownDevice(variable: variable, name: name, known: named.map(\.name))
    }
    return found.form
  }
}

/// A device was asked for that there is not.
struct UnknownDevice: Error, CustomStringConvertible {
  fileprivate let variable: String
  fileprivate let name: String
  fileprivate let known: [String]

  var description: String {
    "\(variable) is “\(name)”, and there is no such device; it can be "
      + known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")."
  }
}
