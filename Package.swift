// swift-tools-version: 6.0
import PackageDescription

/// Whether the package is built from its own directory, where warnings are errors.
///
/// A package that depends on this one by path must not fail because a newer compiler warns.
let buildsItself = Context.environment["PWD"] == Context.packageDirectory

#if compiler(>=6.3)
  let warnings: [SwiftSetting] = buildsItself ? [.unsafeFlags(["-warnings-as-errors"])] : []
#else
  let warnings: [SwiftSetting] = []
#endif
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

/// A module in `Sources/` and the modules below it that it uses.
func module(_ name: String, uses modules: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

/// The tests of a module, in `Tests/<module>Tests`.
func tests(of module: String, using modules: [String] = []) -> Target {
  .testTarget(
    name: module + "Tests",
    dependencies: ([module, "AutoScaleTestSupport"] + modules).map { .byName(name: $0) },
    swiftSettings: settings)
}

/// A short runnable program in `Playground-scripts/<name>`, run as `swift run AutoScale<name>`.
func script(_ name: String, uses modules: [String]) -> Target {
  .executableTarget(
    name: "AutoScale" + name,
    dependencies: modules.map { .byName(name: $0) },
    path: "Playground-scripts/\(name)",
    swiftSettings: settings)
}

let package = Package(
  name: "AutoScale",
  platforms: [.iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "AutoScale", targets: ["AutoScale"]),
    .library(name: "AutoScaleTrees", targets: ["AutoScaleTrees"]),
    .library(name: "AutoScaleCompatibility", targets: ["AutoScaleCompatibility"]),
    .library(name: "AutoScaleSolver", targets: ["AutoScaleSolver"]),
    .library(name: "AutoScaleLayoutEngine", targets: ["AutoScaleLayoutEngine"]),
    .library(name: "AutoScaleProfiles", targets: ["AutoScaleProfiles"]),
    .library(name: "AutoScaleInterfaceBuilder", targets: ["AutoScaleInterfaceBuilder"]),
    .library(name: "AutoScaleAudit", targets: ["AutoScaleAudit"]),
    .library(name: "AutoScalePictures", targets: ["AutoScalePictures"]),
    .library(name: "AutoScaleLayout", targets: ["AutoScaleLayout"]),
    .library(name: "AutoScaleTesting", targets: ["AutoScaleTesting"]),
    .library(name: "AutoScaleUIKit", targets: ["AutoScaleUIKit"]),
    .library(name: "AutoScaleUISnapshots", targets: ["AutoScaleUISnapshots"]),
    .library(name: "AutoScaleSwiftUI", targets: ["AutoScaleSwiftUI"]),
    .library(name: "AutoScaleObjC", targets: ["AutoScaleObjC"]),
    .library(name: "AutoScaleObjCProfiles", targets: ["AutoScaleObjCProfiles"]),
    .executable(name: "autoscale", targets: ["AutoScaleTool"]),
    .plugin(name: "AutoScaleCommand", targets: ["AutoScaleCommand"]),
  ],
  targets: [
    module("AutoScaleSourceText"),
    .target(name: "AutoScaleAtomics"),
    module("AutoScale", uses: ["AutoScaleAtomics"]),
    module("AutoScaleTrees", uses: ["AutoScale"]),
    module("AutoScaleCompatibility", uses: ["AutoScaleTrees", "AutoScale"]),
    module("AutoScaleSolver"),
    module("AutoScaleFontFiles"),
    module("AutoScaleSystemFacts"),
    module(
      "AutoScaleLayoutEngine",
      uses: [
        "AutoScaleSystemFacts", "AutoScaleTrees", "AutoScaleSolver", "AutoScale",
        "AutoScaleFontFiles", "AutoScaleSourceText",
      ]),
    module("AutoScaleProfiles", uses: ["AutoScaleTrees", "AutoScale", "AutoScaleSourceText"]),
    module(
      "AutoScaleInterfaceBuilder",
      uses: ["AutoScaleSystemFacts", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText"]),
    module(
      "AutoScaleXcodeCanvas",
      uses: [
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleSystemFacts",
        "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleEditing",
      uses: [
        "AutoScaleFrameComparison", "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleLayoutCode",
      uses: [
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleFrameComparison",
      uses: [
        "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine",
        "AutoScaleSolver", "AutoScaleTrees", "AutoScale",
      ]),
    module(
      "AutoScaleAudit",
      uses: [
        "AutoScaleEditing", "AutoScaleFrameComparison", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleDifference",
      uses: [
        "AutoScaleAudit", "AutoScaleEditing", "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScalePictures",
      uses: [
        "AutoScaleLayoutEngine", "AutoScaleSystemFacts", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    module(
      "AutoScalePages",
      uses: [
        "AutoScalePictures", "AutoScaleDifference", "AutoScaleAudit", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ], exclude: ["Web"]),
    module(
      "AutoScaleLayout",
      uses: [
        "AutoScaleEditing", "AutoScalePages", "AutoScalePictures", "AutoScaleAudit",
        "AutoScaleFrameComparison", "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees",
      ]),
    module(
      "AutoScaleTesting",
      uses: [
        "AutoScalePages", "AutoScaleAudit", "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
      ]),
    module("AutoScaleUIKit", uses: ["AutoScale"]),
    module("AutoScaleUISnapshots", uses: ["AutoScaleUIKit", "AutoScaleTrees", "AutoScale"]),
    module("AutoScaleSwiftUI", uses: ["AutoScale", "AutoScaleUIKit"]),
    module("AutoScaleObjC", uses: ["AutoScaleUIKit"]),
    module("AutoScaleObjCProfiles", uses: ["AutoScaleObjC", "AutoScaleProfiles"]),
    .executableTarget(
      name: "AutoScaleTool",
      dependencies: [
        "AutoScaleLayout", "AutoScaleDifference", "AutoScaleEditing", "AutoScaleLayoutCode",
        "AutoScaleProfiles",
        "AutoScaleSourceText", "AutoScale",
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
    script("MeasureView", uses: ["AutoScaleTrees", "AutoScaleProfiles"]),
    script("Tour", uses: ["AutoScaleTrees"]),
    script("ExampleApp", uses: ["AutoScaleUIKit", "AutoScaleSwiftUI"]),
    script("Equations", uses: ["AutoScaleSolver"]),
    script("TwoLabels", uses: ["AutoScaleTrees", "AutoScaleLayoutEngine"]),
    script("CenteredImages", uses: ["AutoScaleTrees", "AutoScaleLayoutEngine"]),
    script("ThreeQuarters", uses: ["AutoScaleTrees", "AutoScaleLayoutEngine"]),
    script("Inequalities", uses: ["AutoScaleTrees", "AutoScaleLayoutEngine"]),
    script("LayoutCurve", uses: ["AutoScaleTrees", "AutoScaleLayoutEngine"]),
    script(
      "DocumentationPictures", uses: ["AutoScaleLayout", "AutoScalePages", "AutoScaleProfiles"]),
    script("Picture", uses: ["AutoScaleLayout"]),
    script("EditingLaws", uses: ["AutoScaleLayout"]),
    script("CodeProof", uses: ["AutoScaleLayout", "AutoScaleLayoutCode"]),
    script("Laws", uses: ["AutoScaleLayout"]),
    script(
      "Benchmarks",
      uses: ["AutoScaleLayoutEngine", "AutoScaleProfiles", "AutoScaleSolverWorkloads"]),
    .target(
      name: "AutoScaleSolverWorkloads", dependencies: ["AutoScaleSolver"],
      path: "Playground-scripts/SolverWorkloads", swiftSettings: settings),

    .target(
      name: "AutoScaleTestSupport", dependencies: ["AutoScaleInterfaceBuilder"],
      path: "Tests/Support", exclude: ["Stubs"], swiftSettings: settings),
    tests(of: "AutoScaleSourceText"),
    tests(of: "AutoScale"),
    tests(of: "AutoScaleTrees"),
    tests(of: "AutoScaleCompatibility"),
    tests(of: "AutoScaleSolver", using: ["AutoScaleSolverWorkloads"]),
    tests(of: "AutoScaleFontFiles"),
    tests(of: "AutoScaleSystemFacts"),
    tests(of: "AutoScaleLayoutEngine"),
    tests(of: "AutoScaleProfiles"),
    tests(
      of: "AutoScaleObjCProfiles", using: ["AutoScaleObjC", "AutoScaleProfiles", "AutoScale"]),
    tests(of: "AutoScaleInterfaceBuilder", using: ["AutoScaleLayoutEngine"]),
    tests(of: "AutoScaleXcodeCanvas"),
    tests(of: "AutoScaleEditing"),
    tests(of: "AutoScaleLayoutCode"),
    tests(of: "AutoScaleFrameComparison"),
    tests(of: "AutoScaleAudit"),
    tests(of: "AutoScaleDifference", using: ["AutoScaleEditing", "AutoScaleXcodeCanvas"]),
    tests(of: "AutoScalePictures", using: ["AutoScaleXcodeCanvas"]),
    tests(of: "AutoScalePages", using: ["AutoScaleDifference"]),
    tests(of: "AutoScaleTesting"),
    tests(of: "AutoScaleTool"),
  ]
)

/// A program in `Tests/Fuzz` that is given damaged input without end.
///
/// It has the fuzzer's main function, so that it builds with `--sanitize fuzzer` alone.
func fuzzer(_ name: String, uses modules: [String], exclude: [String] = []) -> Target {
  .executableTarget(
    name: "AutoScaleFuzz\(name)", dependencies: modules.map { .byName(name: $0) },
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
      "Documents", uses: ["AutoScaleLayout"], exclude: ["interface-builder.dict"]),
    fuzzer("Fonts", uses: ["AutoScaleFontFiles"]),
    fuzzer("Layout", uses: ["AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale"]),
    fuzzer("Solver", uses: ["AutoScaleSolver"]),
  ]
}

// With AUTOSCALE_UIKIT set the package has no more than the modules for apps, what they use, and tests
// that run on phones, which have no processes; set to `all`, it also has the other libraries for phones, and
// audits of the example app. On Linux there are stubs of UIKit and SwiftUI then: a target called UIKit makes
// `canImport(UIKit)` true in all others, so that they want a folder of their own for what is built:
// AUTOSCALE_UIKIT=1 swift test --scratch-path .build/uikit
if let scope = Context.environment["AUTOSCALE_UIKIT"] {
  let apps = [
    "AutoScaleUIKit", "AutoScaleUISnapshots", "AutoScaleSwiftUI", "AutoScaleObjC",
    "AutoScaleExampleApp",
  ]
  var kept = ["AutoScaleAtomics", "AutoScale", "AutoScaleTrees", "AutoScaleTestSupport"] + apps
  if scope == "all" {
    kept += [
      "AutoScaleSourceText", "AutoScaleSolver", "AutoScaleFontFiles", "AutoScaleSystemFacts",
      "AutoScaleLayoutEngine", "AutoScaleInterfaceBuilder", "AutoScaleXcodeCanvas",
      "AutoScaleFrameComparison", "AutoScaleEditing", "AutoScaleAudit", "AutoScaleDifference",
      "AutoScalePictures", "AutoScalePages", "AutoScaleTesting", "AutoScaleLayout",
      "AutoScaleProfiles", "AutoScaleObjCProfiles", "AutoScaleObjCProfilesTests",
      "AutoScaleCompatibility",
    ]
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
  if scope != "all" {
    for target in package.targets where target.name == "AutoScaleTestSupport" {
      target.dependencies = []
      target.sources = ["SplitMix64.swift"]
    }
  }
  #if !os(Linux)
    // Xcode builds executables of packages for macOS alone, and tests on a device cannot import them.
    package.targets.removeAll { $0.name == "AutoScaleExampleApp" }
    package.targets.append(
      .target(
        name: "AutoScaleExampleApp", dependencies: ["AutoScaleUIKit", "AutoScaleSwiftUI"],
        path: "Playground-scripts/ExampleApp", exclude: ["App.swift"], swiftSettings: settings))
    package.products.append(
      .library(name: "AutoScaleExampleApp", targets: ["AutoScaleExampleApp"]))
  #endif
  package.targets += [
    tests(
      of: "AutoScaleUIKit",
      using: [
        "AutoScaleObjC", "AutoScaleUISnapshots", "AutoScale", "AutoScaleTrees",
      ]),
    tests(
      of: "AutoScaleSwiftUI", using: ["AutoScale", "AutoScaleUIKit", "AutoScaleUISnapshots"]),
  ]
  if scope == "all" {
    package.targets.append(
      tests(
        of: "AutoScaleExampleApp",
        using: [
          "AutoScaleUISnapshots", "AutoScaleTesting", "AutoScaleLayoutEngine", "AutoScaleTrees",
        ]))
  }
  #if os(Linux)
    for target in package.targets where apps.contains(target.name) {
      target.dependencies += ["UIKit", "SwiftUI"]
    }
    for target in package.targets where target.name == "AutoScaleUIKitTests" {
      target.dependencies += ["AutoScaleExampleApp", "MapKit"]
    }
    package.targets += ["UIKit", "SwiftUI", "MapKit", "_Testing_UIKit"].map { name in
      .target(
        name: name, dependencies: ["SwiftUI", "MapKit"].contains(name) ? ["UIKit"] : [],
        path: "Tests/Support/Stubs/\(name)", swiftSettings: settings)
    }
  #endif
}
