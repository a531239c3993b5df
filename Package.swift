// swift-tools-version: 6.0
import PackageDescription

/// Whether a warning is an error: where `.ci` asks for it, in a build from the package's own directory.
///
/// A clone must build with a newer compiler that warns, and so must a package that depends on this one.
let isStrict =
  Context.environment["AUTOSCALE_STRICT"] != nil
  && Context.environment["PWD"] == Context.packageDirectory

#if compiler(>=6.3)
  let warnings: [SwiftSetting] = isStrict ? [.unsafeFlags(["-warnings-as-errors"])] : []
#else
  let warnings: [SwiftSetting] = []
#endif
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)] + warnings

/// The modules of a room and their tests, in the folders of the room in `Sources/` and `Tests/`.
///
/// A room uses those above it in this file; `.ci/modules` holds that.
func room(_ name: String, _ targets: [Target]) -> [Target] {
  for target in targets {
    target.path = "\(target.type == .test ? "Tests" : "Sources")/\(name)/\(target.name)"
  }
  return targets
}

/// A module and the modules below it that it uses.
func module(_ name: String, uses modules: [String] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

/// What most tests share.
let support = "AutoScaleTestSupport"

/// The tests of a module.
func tests(of module: String, using modules: [String] = [support]) -> Target {
  .testTarget(
    name: module + "Tests",
    dependencies: ([module] + modules).map { .byName(name: $0) },
    swiftSettings: settings)
}

/// A program in `Playground-scripts/<folder>`, run as `swift run AutoScale<name>`.
///
/// Examples have no folder of their own; what proves, measures and draws is apart from them.
func script(_ name: String, in folder: String = "", uses modules: [String]) -> Target {
  .executableTarget(
    name: "AutoScale" + name,
    dependencies: modules.map { .byName(name: $0) },
    path: "Playground-scripts/\(folder)\(name)",
    swiftSettings: settings)
}

// One expression for all targets takes Swift 6.0 longer than it allows itself.
let appRoom = room(
  "App",
  [
    .target(name: "AutoScaleAtomics"),
    module("AutoScale", uses: ["AutoScaleAtomics"]),
    module("AutoScaleSourceText"),
    module("AutoScaleTrees", uses: ["AutoScale"]),
    module("AutoScaleProfiles", uses: ["AutoScaleTrees", "AutoScale", "AutoScaleSourceText"]),
    module("AutoScaleCompatibility", uses: ["AutoScaleTrees", "AutoScale"]),
    module("AutoScaleUIKit", uses: ["AutoScale"]),
    module("AutoScaleUISnapshots", uses: ["AutoScaleUIKit", "AutoScaleTrees", "AutoScale"]),
    module("AutoScaleSwiftUI", uses: ["AutoScale", "AutoScaleUIKit"]),
    module("AutoScaleObjC", uses: ["AutoScaleUIKit"]),
    module("AutoScaleObjCProfiles", uses: ["AutoScaleObjC", "AutoScaleProfiles"]),
    tests(of: "AutoScale"),
    tests(of: "AutoScaleSourceText"),
    tests(of: "AutoScaleTrees"),
    tests(of: "AutoScaleProfiles"),
    tests(of: "AutoScaleCompatibility", using: ["AutoScale"]),
    tests(
      of: "AutoScaleObjCProfiles", using: ["AutoScaleObjC", "AutoScaleProfiles", "AutoScale"]),
  ])

let layoutRoom = room(
  "Layout",
  [
    module("AutoScaleSolver"),
    module(
      "AutoScaleLayoutEngine",
      uses: [
        "AutoScaleTrees", "AutoScaleSolver", "AutoScale",
        "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleConstraintLayout",
      uses: ["AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScaleSwiftUI", "AutoScale"]),
    module(
      "AutoScalePictures",
      uses: [
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    tests(of: "AutoScaleSolver", using: [support, "AutoScaleSolverWorkloads"]),
    tests(of: "AutoScaleLayoutEngine"),
    tests(of: "AutoScalePictures", using: [support, "AutoScaleXcodeCanvas"]),
  ])

let documentsRoom = room(
  "Documents",
  [
    module(
      "AutoScaleInterfaceBuilder",
      uses: ["AutoScaleTrees", "AutoScale", "AutoScaleSourceText"]),
    module(
      "AutoScaleXcodeCanvas",
      uses: [
        "AutoScaleSolver",
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleEditing",
      uses: [
        "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleLayoutCode",
      uses: [
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    tests(of: "AutoScaleInterfaceBuilder", using: [support, "AutoScaleLayoutEngine"]),
    tests(of: "AutoScaleXcodeCanvas"),
    tests(of: "AutoScaleEditing"),
    tests(of: "AutoScaleLayoutCode"),
  ])

let checksRoom = room(
  "Checks",
  [
    module(
      "AutoScaleAudit",
      uses: [
        "AutoScaleSolver",
        "AutoScaleEditing", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ]),
    module(
      "AutoScaleDifference",
      uses: [
        "AutoScalePages", "AutoScalePictures", "AutoScaleAudit", "AutoScaleEditing",
        "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine",
        "AutoScaleTrees",
        "AutoScale", "AutoScaleSourceText",
      ]),
    module(
      "AutoScalePages",
      uses: [
        "AutoScalePictures", "AutoScaleAudit", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
        "AutoScaleSourceText",
      ], exclude: ["Web"]),
    module(
      "AutoScaleTesting",
      uses: [
        "AutoScalePages", "AutoScalePictures", "AutoScaleAudit", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleTrees", "AutoScale",
      ]),
    module(
      "AutoScaleLayout",
      uses: [
        "AutoScaleEditing", "AutoScalePages", "AutoScalePictures", "AutoScaleAudit",
        "AutoScaleXcodeCanvas", "AutoScaleInterfaceBuilder",
        "AutoScaleLayoutEngine", "AutoScaleTrees",
      ]),
    tests(of: "AutoScaleAudit"),
    tests(
      of: "AutoScaleDifference", using: [support, "AutoScaleEditing", "AutoScaleXcodeCanvas"]),
    tests(of: "AutoScalePages"),
    tests(of: "AutoScaleTesting", using: [support, "AutoScaleLayout"]),
  ])

let commandRoom = room(
  "Command",
  [
    .executableTarget(
      name: "AutoScaleTool",
      dependencies: [
        "AutoScaleDifference", "AutoScalePages", "AutoScalePictures", "AutoScaleAudit",
        "AutoScaleLayoutCode", "AutoScaleEditing", "AutoScaleXcodeCanvas",
        "AutoScaleInterfaceBuilder", "AutoScaleLayoutEngine", "AutoScaleProfiles",
        "AutoScaleTrees", "AutoScaleSourceText", "AutoScale",
      ],
      swiftSettings: settings),
    .plugin(
      name: "AutoScaleCommand",
      capability: .command(
        intent: .custom(
          verb: "autoscale", description: "Scale, show and audit .xib and .storyboard files.")),
      dependencies: ["AutoScaleTool"]),
    tests(of: "AutoScaleTool"),
  ])

let programs: [Target] = [
  .target(
    name: support, dependencies: ["AutoScaleInterfaceBuilder", "AutoScale"],
    path: "Tests/Support", exclude: ["Stubs"], swiftSettings: settings),

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
  script("Picture", uses: ["AutoScalePictures"]),
  script("EditingLaws", in: "Proofs/", uses: ["AutoScaleLayout"]),
  script("CodeProof", in: "Proofs/", uses: ["AutoScaleLayout", "AutoScaleLayoutCode"]),
  script("Laws", in: "Proofs/", uses: ["AutoScaleLayout"]),
  script(
    "DocumentationPictures", in: "Tools/",
    uses: ["AutoScaleLayout", "AutoScalePages", "AutoScaleProfiles"]),
  script(
    "Benchmarks", in: "Tools/",
    uses: ["AutoScaleLayoutEngine", "AutoScaleProfiles", "AutoScaleSolverWorkloads"]),
  .target(
    name: "AutoScaleSolverWorkloads", dependencies: ["AutoScaleSolver"],
    path: "Playground-scripts/Tools/SolverWorkloads", swiftSettings: settings),
]

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
    .library(name: "AutoScaleConstraintLayout", targets: ["AutoScaleConstraintLayout"]),
    .library(name: "AutoScaleObjC", targets: ["AutoScaleObjC"]),
    .library(name: "AutoScaleObjCProfiles", targets: ["AutoScaleObjCProfiles"]),
    .executable(name: "autoscale", targets: ["AutoScaleTool"]),
    .plugin(name: "AutoScaleCommand", targets: ["AutoScaleCommand"]),
  ],
  targets: appRoom + layoutRoom + documentsRoom + checksRoom + commandRoom + programs
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
    fuzzer("Fonts", uses: ["AutoScaleLayoutEngine"]),
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
    "AutoScaleCompatibility", "AutoScaleExampleApp", "AutoScaleConstraintLayout",
  ]
  var kept =
    [
      "AutoScaleAtomics", "AutoScale", "AutoScaleTrees", "AutoScaleSourceText", "AutoScaleSolver",
      "AutoScaleLayoutEngine", "AutoScaleTestSupport",
    ] + apps
  if scope == "all" {
    kept += [
      "AutoScaleInterfaceBuilder", "AutoScaleXcodeCanvas",
      "AutoScaleEditing", "AutoScaleAudit", "AutoScaleDifference",
      "AutoScalePictures", "AutoScalePages", "AutoScaleTesting", "AutoScaleLayout",
      "AutoScaleProfiles", "AutoScaleObjCProfiles", "AutoScaleObjCProfilesTests",
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
  package.targets += room(
    "App",
    [
      tests(
        of: "AutoScaleUIKit",
        using: [
          support, "AutoScaleObjC", "AutoScaleUISnapshots", "AutoScale", "AutoScaleTrees",
          "AutoScaleCompatibility",
        ]),
      tests(
        of: "AutoScaleSwiftUI",
        using: [support, "AutoScale", "AutoScaleUIKit", "AutoScaleUISnapshots"]),
    ])
  package.targets += room(
    "Layout",
    [
      tests(
        of: "AutoScaleConstraintLayout",
        using: [support, "AutoScale", "AutoScaleTrees", "AutoScaleLayoutEngine"])
    ])
  if scope == "all" {
    package.targets += room(
      "App",
      [
        tests(
          of: "AutoScaleExampleApp",
          using: [
            support, "AutoScaleUISnapshots", "AutoScaleTesting", "AutoScaleLayoutEngine",
            "AutoScaleTrees",
          ])
      ])
  }
  #if os(Linux)
    package.targets.append(
      script("WalkBenchmarks", in: "Tools/", uses: ["AutoScaleUIKit", "UIKit"]))
    for target in package.targets where apps.contains(target.name) {
      target.dependencies += ["UIKit", "SwiftUI"]
    }
    for target in package.targets where target.name == "AutoScaleUIKitTests" {
      target.dependencies += ["AutoScaleExampleApp", "MapKit", "SnapKit"]
    }
    package.targets += ["UIKit", "SwiftUI", "MapKit", "SnapKit", "_Testing_UIKit"].map { name in
      .target(
        name: name, dependencies: ["SwiftUI", "MapKit", "SnapKit"].contains(name) ? ["UIKit"] : [],
        path: "Tests/Support/Stubs/\(name)", swiftSettings: settings)
    }
  #endif
}
