// swift-tools-version: 6.2
import PackageDescription

/// What the signals cost, measured from outside as a client's build would see it.
///
/// `goals` is an executable of its own: what else a module contains moves the optimiser's
/// decisions by a few instructions. `breadth` measures more paths, each with small and large values.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "signals", path: "../..")],
  targets: [
    .target(name: "Counting"),
    .target(name: "Harness", dependencies: ["Counting"]),
    .executableTarget(
      name: "goals",
      dependencies: ["Harness", .product(name: "Signals", package: "signals")]
    ),
    .executableTarget(
      name: "decoding",
      dependencies: [
        "Harness", .product(name: "Signals", package: "signals"),
        .product(name: "WeatherCore", package: "signals"),
      ]
    ),
    .executableTarget(
      name: "breadth",
      dependencies: ["Harness", .product(name: "Signals", package: "signals")]
    ),
    .testTarget(name: "AllocationTests", dependencies: ["Harness", "goals", "breadth"]),
  ],
  swiftLanguageModes: [.v6]
)
