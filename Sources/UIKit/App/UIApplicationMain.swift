public import Foundation
internal import WindowServer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the application and its delegate, connects them to the desktop and runs until the end.
/// - Parameters:
///   - argc: not used.
///   - argv: not used.
///   - principalClassName: a subclass of `UIApplication` by its full name, `Module.Class`.
///   - delegateClassName: the delegate's class by its full name, as `NSStringFromClass` gives it.
/// - Returns: the program's exit code: 0; after a message on standard error, 2 where the variable
///   `TOCSIN_DEVICE` of the environment names no device, and 3 where no display can be reached.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName {
    guard let application = ClassMaker.make(named: name) as? UIApplication else {
      preconditionFailure("\(name) is not a subclass of UIApplication, or not known by that name.")
    }
    UIApplication.setShared(application)
  }
  var delegate: (any UIApplicationDelegate)?
  if let name = delegateClassName {
    guard let made = ClassMaker.make(named: name) as? any UIApplicationDelegate else {
      preconditionFailure("\(name) is not a UIApplicationDelegate, or not known by that name.")
    }
    delegate = made
  }
  return UIApplication.shared.launch(delegate: delegate)
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the program with a new delegate of this class. `@main` calls it.
  public static func main() {
    exit(UIApplication.shared.launch(delegate: ClassMaker.make(self)))
  }
}

extension UIApplication {
  /// Opens a window of the desktop as large as a telephone, or one that is the device that
  /// `TOCSIN_DEVICE` names, smaller where it would not fit; starts and runs.
  func launch(delegate: (any UIApplicationDelegate)?) -> Int32 {
    retainedDelegate = delegate
    self.delegate = delegate
    let name = Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
    do {
      let device = try DeviceForm.wanted()
      let server = try DefaultWindowServer.make()
      try Self.start(server: server, window: server.mainWindow(for: device, named: name)) {
        if let device { DeviceSimulation.start(device, time: .wallClock) }
        self.finishLaunching()
      }
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      return error is UnknownDevice ? 2 : 3
    }
    frameLoop.run()
    return 0
  }
}

/// Makes objects of classes that are known only at run time.
enum ClassMaker {
  /// An object made by `init()`, of a class's full name; nil where there is no such class.
  static func make(named name: String) -> NSObject? {
    (NSClassFromString(name) as? NSObject.Type).map { make($0) }
  }

  /// An object of `type`, made by its `init()`.
  ///
  /// Swift allows `type.init()` only for required initialisers, and `NSObject.init()` isn't one,
  /// though each subclass that can be made without arguments overrides it. `Twin` declares the
  /// same initialiser as required; called through it, the class's own override runs.
  nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let twin = unsafeBitCast(type, to: Twin.Type.self).init()
    return unsafeDowncast(twin as NSObject, to: Object.self)
  }
}

/// Lends `ClassMaker` a required `init()`. Open, so that the call is dispatched and not inlined.
nonisolated open class Twin: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}
