// swift-tools-version: 6.2
import PackageDescription

/// What every module of ours is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Modules that live on the main actor, as their namesakes in Apple's SDK do.
let onMainActor = common + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Tocsin",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Tocsin", targets: ["Tocsin"])],
  targets: [.target(name: "Tocsin", swiftSettings: onMainActor)],
  swiftLanguageModes: [.v6]
)

/// The six systems, each a folder of `Examples` with its views and an application that shows them.
struct Example {
  let name: String
  var library: String { name + "Example" }
}
let examples = [
  "CustomAlert", "StyledAlert", "SlidingAlert", "FloatingController", "ClassicAlerts",
  "Switches",
].map(Example.init)

// On Linux the package brings the UIKit that Tocsin runs on, the test kit and the program.
#if os(Linux)
  package.products += [
    .library(name: "UIKit", targets: ["CoreGraphics", "QuartzCore", "UIKit"]),
    .library(name: "TocsinTesting", targets: ["TocsinTesting"]),
    .executable(name: "tocsin", targets: ["TocsinProgram"]),
  ]

  package.targets.first { $0.name == "Tocsin" }?.dependencies = ["UIKit"]

  package.targets += [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

    .target(name: "WindowServer", swiftSettings: onMainActor),
    .target(
      name: "SDLWindowServer", dependencies: ["WindowServer", "CSDL2", "CDBus"],
      swiftSettings: onMainActor),
    // gdk-pixbuf is not here: CoreGraphics opens it when an image needs it.
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPNG"], swiftSettings: common),
    .target(
      name: "TextLayout", dependencies: ["CoreGraphics", "CPango", "CCairo"],
      swiftSettings: common),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "TextLayout", "CCairo", "CPixman"],
      swiftSettings: onMainActor),
    .target(name: "LayoutSolver", swiftSettings: common),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "TextLayout", "LayoutSolver", "CoreGraphics", "WindowServer",
        "SDLWindowServer",
      ],
      swiftSettings: onMainActor),
    // Swift Testing looks for modules of these names wherever a test imports it beside
    // CoreGraphics or UIKit; they let a test attach pictures.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: common),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"],
      swiftSettings: onMainActor),
    .target(
      name: "TocsinTesting",
      dependencies: ["Tocsin", "UIKit", "WindowServer", "_Testing_CoreGraphics", "_Testing_UIKit"],
      swiftSettings: onMainActor),
    .target(
      name: "Gallery",
      dependencies: ["Tocsin", "UIKit"] + examples.map { .target(name: $0.library) },
      swiftSettings: onMainActor),
    .target(name: "AlertSpec", swiftSettings: common),
    .target(
      name: "TocsinCommand",
      dependencies: [
        "AlertSpec", "Gallery", "Tocsin", "TextLayout", "UIKit", "QuartzCore", "CoreGraphics",
        "WindowServer",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "TocsinProgram", dependencies: ["TocsinCommand"], swiftSettings: onMainActor),

    // The same alert by hand in C, to measure against; see Benchmarks/Floors.
    .target(
      name: "CFloors", dependencies: ["CCairo", "CPango"], path: "Benchmarks/Floors",
      exclude: ["README.md", "floor-window.c", "floor-frame.c", "floor-render.c"]),
    .executableTarget(
      name: "FrameBenchmark", dependencies: ["CFloors", "CCairo", "QuartzCore", "TextLayout"],
      path: "Benchmarks/Frames", exclude: ["README.md"], swiftSettings: onMainActor),
    .executableTarget(
      name: "AlertBenchmark", dependencies: ["BenchmarkSupport", "Tocsin", "UIKit"],
      path: "Benchmarks/Alerts", swiftSettings: onMainActor),
    .executableTarget(
      name: "SheetBenchmark",
      dependencies: ["BenchmarkSupport", "CoreGraphics", "Tocsin", "TocsinTesting", "UIKit"],
      path: "Benchmarks/Sheets", swiftSettings: onMainActor),
    .target(
      name: "BenchmarkSupport",
      dependencies: ["CFloors", "CoreGraphics", "UIKit", "QuartzCore", "WindowServer"],
      path: "Benchmarks/Support", swiftSettings: onMainActor),
    .executableTarget(
      name: "ListBenchmark",
      dependencies: ["BenchmarkSupport", "CFloors", "UIKit", "WindowServer", "QuartzCore"],
      path: "Benchmarks/Lists", exclude: ["README.md"], swiftSettings: onMainActor),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["BenchmarkSupport", "UIKit"],
      path: "Benchmarks/Layout", exclude: ["README.md"], swiftSettings: onMainActor),

    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "CCairo", "_Testing_CoreGraphics"],
      swiftSettings: common),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "_Testing_CoreGraphics"],
      swiftSettings: common),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"], swiftSettings: common),
    .testTarget(
      name: "WindowServerTests", dependencies: ["WindowServer", "SDLWindowServer", "CSDL2"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "LayoutSolver", "QuartzCore", "WindowServer", "TocsinTesting", "_Testing_UIKit",
      ],
      exclude: [
        "Alerts/__Goldens__", "Bars/__Goldens__", "Controls/__Goldens__", "Device/__Goldens__",
        "Effects/__Goldens__", "Keyboard/__Goldens__", "Navigation/__Goldens__",
        "Presentation/__Goldens__", "Tables/__Goldens__",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TocsinTests", dependencies: ["Tocsin", "TocsinTesting"], exclude: ["__Goldens__"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TocsinTestingTests", dependencies: ["TocsinTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["WithTocsin", "ExampleSupport", "TocsinTesting", "UIKit", "QuartzCore"]
        + examples.map { .target(name: $0.library) },
      exclude: ["__Goldens__"],
      swiftSettings: onMainActor),
    .testTarget(name: "AlertSpecTests", dependencies: ["AlertSpec"], swiftSettings: common),
    .testTarget(
      name: "TocsinCommandTests",
      dependencies: ["TocsinCommand", "Gallery", "TocsinTesting", "TocsinProgram"]
        + examples.map { .target(name: $0.name) },
      exclude: ["__Goldens__"],
      swiftSettings: onMainActor),
  ]

  package.targets += examples.flatMap { example -> [Target] in
    [
      .target(
        name: example.library, dependencies: ["UIKit", "ExampleSupport"],
        path: "Examples/\(example.name)/Views", swiftSettings: onMainActor),
      .executableTarget(
        name: example.name, dependencies: [.target(name: example.library), "UIKit"],
        path: "Examples/\(example.name)/App", swiftSettings: onMainActor),
    ]
  }
  package.targets += [
    .target(
      name: "ExampleSupport", dependencies: ["UIKit"], path: "Examples/Support",
      swiftSettings: onMainActor),
    .target(
      name: "WithTocsin", dependencies: ["Tocsin", "UIKit"], path: "Examples/WithTocsin",
      swiftSettings: onMainActor),
  ]
#endif
