internal import CDBus
internal import WindowServer

/// The desktop's settings portal, spoken to over the session bus.
///
/// Everything here blocks and belongs on a thread of its own.
nonisolated enum SettingsPortal {
  /// Reports the colour scheme now and at each change, until the bus goes away.
  ///
  /// The first report is nil where there is no portal or it has no such setting.
  static func watch(busAddress: String, report: (ServerAppearance?) -> Void) {
    guard let connection = connect(to: busAddress) else { return report(nil) }
    defer {
      dbus_connection_close(connection)
      dbus_connection_unref(connection)
    }
    // Listening first, so that no change falls between question and answer.
    dbus_bus_add_match(
      connection,
      "type='signal',interface='\(interface)',member='SettingChanged',arg0='\(namespace)'", nil)
    report(colorScheme(connection))
    while dbus_connection_read_write(connection, -1) != 0 {
      while let message = dbus_connection_pop_message(connection) {
        if dbus_message_is_signal(message, interface, "SettingChanged") != 0,
          let change = changedColorScheme(message)
        {
          report(change)
        }
        dbus_message_unref(message)
      }
    }
  }

  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private static func connect(to address: String) -> OpaquePointer? {
    // libdbus would otherwise change what the whole process does on a broken pipe.
    dbus_connection_set_change_sigpipe(0)
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    if dbus_bus_register(connection, nil) == 0 {
      dbus_connection_close(connection)
      dbus_connection_unref(connection)
      return nil
    }
    return connection
  }

  private static func colorScheme(_ connection: OpaquePointer) -> ServerAppearance? {
    guard
      let question = dbus_message_new_method_call(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", interface, "Read")
    else { return nil }
    defer { dbus_message_unref(question) }
    // A portal that does not run has nothing to say, and starting it takes seconds.
    dbus_message_set_auto_start(question, 0)
    var arguments = DBusMessageIter()
    dbus_message_iter_init_append(question, &arguments)
    for argument in [namespace, key] {
      argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = dbus_message_iter_append_basic(&arguments, Int32(UInt8(ascii: "s")), &text)
      }
    }
    guard
      let reply = dbus_connection_send_with_reply_and_block(connection, question, 2000, nil)
    else { return nil }
    defer { dbus_message_unref(reply) }
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(reply, &iterator) != 0 else { return nil }
    return appearance(&iterator)
  }

  /// The new scheme, if the signal is about it: arguments are namespace, key, value.
  private static func changedColorScheme(_ message: OpaquePointer) -> ServerAppearance? {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0,
      string(&iterator) == namespace, dbus_message_iter_next(&iterator) != 0,
      string(&iterator) == key, dbus_message_iter_next(&iterator) != 0
    else { return nil }
    return appearance(&iterator)
  }

  private static func string(_ iterator: inout DBusMessageIter) -> String? {
    guard dbus_message_iter_get_arg_type(&iterator) == Int32(UInt8(ascii: "s")) else { return nil }
    var text: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&iterator, &text)
    return text.map { String(cString: $0) }
  }

  /// The number inside one or two variants: `Read` wraps its answer twice.
  private static func appearance(_ iterator: inout DBusMessageIter) -> ServerAppearance? {
    var value = iterator
    while dbus_message_iter_get_arg_type(&value) == Int32(UInt8(ascii: "v")) {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&value, &inner)
      value = inner
    }
    guard dbus_message_iter_get_arg_type(&value) == Int32(UInt8(ascii: "u")) else { return nil }
    var scheme: UInt32 = 0
    dbus_message_iter_get_basic(&value, &scheme)
    return scheme == 1 ? .dark : .light
  }
}
