// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "signals",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "WeatherCore", targets: ["WeatherCore"]),
    .executable(name: "weather-cli", targets: ["weather-cli"]),
  ],
  targets: [
    .target(name: "Signals"),
    .target(name: "WeatherCore", dependencies: ["Signals"]),
    .executableTarget(name: "weather-cli", dependencies: ["Signals", "WeatherCore"]),
    .target(name: "TestSupport", dependencies: ["Signals"], path: "Tests/TestSupport"),
    .testTarget(name: "SignalsTests", dependencies: ["Signals", "TestSupport"]),
    .testTarget(
      name: "WeatherCoreTests",
      dependencies: ["WeatherCore", "TestSupport"],
    ),
    .testTarget(
      name: "WeatherCLITests",
      dependencies: ["weather-cli", "TestSupport"],
    ),
  ],
  swiftLanguageModes: [.v6]
)
