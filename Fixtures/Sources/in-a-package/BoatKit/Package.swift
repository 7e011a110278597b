// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "BoatKit", targets: [.target(name: "BoatKit")])
