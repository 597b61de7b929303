// swift-tools-version: 6.2
import PackageDescription

/// A stranger's package, with README's example and call sites as people write them.
///
/// What must not compile is in `rejected`; `check` runs it all.
let package = Package(
  name: "client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "signals", path: "../..")],
  targets: [
    .executableTarget(
      name: "Example",
      dependencies: [.product(name: "Signals", package: "signals")]
    ),
    .target(name: "Accepted", dependencies: [.product(name: "Signals", package: "signals")]),
    .target(
      name: "AcceptedOnMain",
      dependencies: [.product(name: "Signals", package: "signals")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
