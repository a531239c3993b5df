// swift-tools-version: 6.3
import PackageDescription

/// Warnings are errors when somebody builds this package itself, that is, from its own directory.
///
/// A package that depends on this one by path must not fail because a newer compiler warns.
let buildsItself = Context.environment["PWD"] == Context.packageDirectory

let settings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (buildsItself ? [.treatAllWarnings(as: .error)] : [])

/// A module in `Sources/` and the modules below it that it uses.
func module(_ name: String, uses modules: [String] = []) -> Target {
  .target(name: name, dependencies: modules.map { .byName(name: $0) }, swiftSettings: settings)
}

/// The tests of a module, in `Tests/<module>Tests`.
func tests(of module: String, using modules: [String] = []) -> Target {
  .testTarget(
    name: module + "Tests",
    dependencies: ([module, "TestSupport"] + modules).map { .byName(name: $0) },
    swiftSettings: settings)
}

/// A short runnable program in `Playground-scripts/`.
func script(_ name: String, uses modules: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: modules.map { .byName(name: $0) },
    path: "Playground-scripts/\(name)",
    swiftSettings: settings)
}

let package = Package(
  name: "AutoScale",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "AutoScale", targets: ["AutoScale"]),
    .library(name: "AutoScaleTrees", targets: ["AutoScaleTrees"]),
    .library(name: "AutoScaleLayout", targets: ["AutoScaleLayout"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "LayoutProfiles", targets: ["LayoutProfiles"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutReport", targets: ["LayoutReport"]),
    .library(name: "AutoScaleUIKit", targets: ["AutoScaleUIKit"]),
    .library(name: "LayoutChecks", targets: ["LayoutChecks"]),
    .library(name: "AutoScaleSwiftUI", targets: ["AutoScaleSwiftUI"]),
    .executable(name: "autoscale", targets: ["AutoScaleTool"]),
    .plugin(name: "AutoScaleCommand", targets: ["AutoScaleCommand"]),
  ],
  targets: [
    module("SourceText"),
    module("AutoScale", uses: ["SourceText"]),
    module("ViewTree", uses: ["AutoScale"]),
    module("ConstraintSolver"),
    module("FontFiles"),
    module("AutoLayout", uses: ["ViewTree", "ConstraintSolver", "AutoScale", "FontFiles"]),
    module("LayoutProfiles", uses: ["ViewTree", "AutoScale", "SourceText"]),
    module("InterfaceBuilder", uses: ["ViewTree", "AutoScale", "SourceText"]),
    module(
      "LayoutReport",
      uses: [
        "InterfaceBuilder", "AutoLayout", "ConstraintSolver", "ViewTree", "AutoScale", "SourceText",
      ]),
    module(
      "LayoutChecks",
      uses: ["LayoutReport", "InterfaceBuilder", "AutoLayout", "ViewTree", "AutoScale"]),
    module("AutoScaleTrees", uses: ["AutoScale", "ViewTree"]),
    module("AutoScaleUIKit", uses: ["AutoScale", "ViewTree"]),
    module("AutoScaleSwiftUI", uses: ["AutoScale", "AutoScaleUIKit"]),
    module(
      "AutoScaleLayout",
      uses: ["AutoLayout", "AutoScale", "InterfaceBuilder", "LayoutReport", "ViewTree"]),
    .executableTarget(
      name: "AutoScaleTool",
      dependencies: [
        "AutoScale", "ViewTree", "AutoLayout", "LayoutProfiles", "InterfaceBuilder", "LayoutReport",
        "SourceText",
      ],
      swiftSettings: settings),
    .plugin(
      name: "AutoScaleCommand",
      capability: .command(
        intent: .custom(
          verb: "autoscale", description: "Scale, show and audit .xib and .storyboard files.")),
      dependencies: ["AutoScaleTool"], path: "Sources/AutoScaleCommand"),

    script("Quickstart", uses: ["AutoScaleTrees"]),
    script("Frames", uses: ["AutoScaleLayout"]),
    script("NumericTypes", uses: ["AutoScale"]),
    script("MeasureView", uses: ["AutoScale", "ViewTree", "LayoutProfiles"]),
    script("Tour", uses: ["AutoScale", "ViewTree"]),
    script("ExampleApp", uses: ["AutoScaleUIKit", "AutoScaleSwiftUI"]),
    script("Equations", uses: ["ConstraintSolver"]),
    script("TwoLabels", uses: ["AutoScale", "ViewTree", "AutoLayout"]),
    script("CenteredImages", uses: ["AutoScale", "ViewTree", "AutoLayout"]),
    script("ThreeQuarters", uses: ["AutoScale", "ViewTree", "AutoLayout"]),
    script("Inequalities", uses: ["AutoScale", "ViewTree", "AutoLayout"]),
    script("LayoutCurve", uses: ["AutoScale", "ViewTree", "AutoLayout"]),
    script("Picture", uses: ["AutoScale", "ViewTree", "AutoLayout", "LayoutReport"]),
    script(
      "Benchmarks",
      uses: [
        "AutoScale", "ViewTree", "AutoLayout", "LayoutProfiles", "ConstraintSolver",
        "SolverWorkloads",
      ]),
    .target(
      name: "SolverWorkloads", dependencies: ["ConstraintSolver"],
      path: "Playground-scripts/SolverWorkloads", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["AutoScale", "ViewTree"], path: "Tests/Support",
      exclude: ["Stubs"], swiftSettings: settings),
    tests(of: "SourceText"),
    tests(of: "AutoScale"),
    tests(of: "ViewTree", using: ["AutoScale"]),
    tests(of: "ConstraintSolver", using: ["SolverWorkloads"]),
    tests(of: "FontFiles"),
    tests(of: "AutoLayout", using: ["ViewTree", "AutoScale", "FontFiles"]),
    tests(of: "LayoutProfiles", using: ["ViewTree", "AutoScale"]),
    tests(of: "InterfaceBuilder", using: ["ViewTree", "AutoLayout", "AutoScale"]),
    tests(
      of: "LayoutReport", using: ["InterfaceBuilder", "AutoLayout", "ViewTree", "AutoScale"]),
    tests(of: "LayoutChecks", using: ["LayoutReport", "AutoLayout", "ViewTree", "AutoScale"]),
    tests(of: "AutoScaleTool"),
  ]
)

/// A program in `Tests/Fuzz` that is given damaged input without end.
///
/// It has the fuzzer's main function, so that it builds with `--sanitize fuzzer` alone.
func fuzzer(_ name: String, uses modules: [String], exclude: [String] = []) -> Target {
  .executableTarget(
    name: "Fuzz\(name)", dependencies: modules.map { .byName(name: $0) },
    path: "Tests/Fuzz/\(name)", exclude: exclude,
    swiftSettings: settings + [.unsafeFlags(["-parse-as-library", "-sanitize=fuzzer"])],
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
}

if Context.environment["AUTOSCALE_FUZZ"] != nil {
  // Of several sanitizers SwiftPM passes the last one on, and a fuzzer sees only what is built for it.
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  package.targets += [
    fuzzer(
      "Documents", uses: ["LayoutReport", "InterfaceBuilder", "AutoLayout", "AutoScale"],
      exclude: ["interface-builder.dict"]),
    fuzzer("Fonts", uses: ["FontFiles"]),
    fuzzer("Layout", uses: ["AutoLayout", "ViewTree", "AutoScale"]),
    fuzzer("Solver", uses: ["ConstraintSolver"]),
  ]
}

// With AUTOSCALE_UIKIT set the package has no more than the modules for apps, what they use, and tests
// that run on phones, which have no processes. On Linux there are stubs of UIKit and SwiftUI then: a
// target called UIKit makes `canImport(UIKit)` true in all others, so that they want a folder of their
// own for what is built: AUTOSCALE_UIKIT=1 swift test --scratch-path .build/uikit
if Context.environment["AUTOSCALE_UIKIT"] != nil {
  let apps = ["AutoScaleUIKit", "AutoScaleSwiftUI", "ExampleApp"]
  let kept =
    [
      "SourceText", "AutoScale", "ViewTree", "ConstraintSolver", "FontFiles", "AutoLayout",
      "InterfaceBuilder", "LayoutReport", "LayoutChecks", "AutoScaleTrees", "AutoScaleLayout",
      "TestSupport",
    ] + apps
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
  package.targets += [
    tests(of: "AutoScaleUIKit", using: ["AutoLayout", "AutoScale", "ViewTree"]),
    tests(of: "AutoScaleSwiftUI", using: ["AutoScale"]),
  ]
  #if os(Linux)
    for target in package.targets where apps.contains(target.name) {
      target.dependencies += ["UIKit", "SwiftUI"]
    }
    for target in package.targets where target.name == "AutoScaleUIKitTests" {
      target.dependencies += ["ExampleApp", "LayoutChecks"]
    }
    package.targets += ["UIKit", "SwiftUI", "_Testing_UIKit"].map { name in
      .target(name: name, path: "Tests/Support/Stubs/\(name)", swiftSettings: settings)
    }
  #endif
}
