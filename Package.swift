// swift-tools-version: 6.2
import PackageDescription

/// Stricter than the language asks, at no cost to clients.
///
/// An import stays out of the interface unless it says `public`, each file imports what it uses,
/// and an existential is spelled `any`. That warnings are errors is said in .ci/run instead: said
/// here, it would break clients that take the package by path with a newer compiler.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "signals",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "WeatherCore", targets: ["WeatherCore"]),
    .executable(name: "weather-cli", targets: ["weather-cli"]),
  ],
  targets: [
    .target(name: "Signals", swiftSettings: strict),
    .target(name: "WeatherCore", dependencies: ["Signals"], swiftSettings: strict),
    .executableTarget(
      name: "weather-cli",
      dependencies: ["Signals", "WeatherCore"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Signals"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SignalsTests",
      dependencies: ["Signals", "TestSupport"],
      swiftSettings: strict
    ),
    .target(name: "ReferenceModel", path: "Tests/ReferenceModel", swiftSettings: strict),
    .testTarget(
      name: "EnduranceTests",
      dependencies: ["ReferenceModel", "Signals", "TestSupport", "EnduranceProbe"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EnduranceProbe",
      dependencies: ["Signals"],
      path: "Tests/EnduranceProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "WeatherCoreTests",
      dependencies: ["WeatherCore", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WeatherCLITests",
      dependencies: ["weather-cli", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DocsTests",
      dependencies: ["Signals", "WeatherCore", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
    .executableTarget(
      name: "Documenter",
      dependencies: ["Signals", "WeatherCore"],
      path: "Tests/Documenter",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DocumenterTests",
      dependencies: ["Documenter", "TestSupport"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
