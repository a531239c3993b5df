import AutoScale
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures

/// The options of the subcommand `preview`.
enum PreviewArguments {
  static let appearance = ValueOption<[ViewingCondition.Appearance]>.choice(
    "--appearance", "NAME", help: "light, dark, both, or document: as its canvas (document)",
    [
      ("light", [.light]), ("dark", [.dark]), ("both", ViewingCondition.Appearance.allCases),
      // None stated: each document has its own.
      ("document", []),
    ])

  static let look = ValueOption<SystemLook>.choice(
    "--look", help: "the system whose look pictures have (the newest of each device)",
    SystemLook.allCases.map { ("\($0.version)", $0) })

  static let overlays = ValueOption<PictureOptions.Overlays>(
    "--overlays", "NAME,...",
    help: "what single pictures show over the views: constraints,margins...",
    completion: .list(overlayNames.map(\.0))
  ) { (text, name) throws(UsageError) in
    var overlays: PictureOptions.Overlays = []
    for word in uniqueParts(of: text) {
      guard let overlay = overlayNames.first(where: { $0.0 == word })?.1 else {
        throw .unknown("overlay", word, among: overlayNames.map(\.0))
      }
      overlays.insert(overlay)
    }
    if overlays.isEmpty { throw UsageError("\(name) names no overlay") }
    return overlays
  }

  private static let overlayNames: [(String, PictureOptions.Overlays)] = [
    ("constraints", .constraints), ("conflicts", .conflicts), ("ambiguity", .ambiguity),
    ("safe-area", .safeArea), ("margins", .margins), ("alignment", .alignment),
    ("baselines", .baselines), ("design", .design),
  ]

  static let format = ValueOption<PictureFormat>.choice(
    "--format", help: "the format of single pictures (svg)",
    PictureFormat.allCases.map { ($0.rawValue, $0) })

  static let jobs = ValueOption<Int>(
    "--jobs", "N", help: "how many documents are drawn at a time (one a processor)"
  ) { (text, name) throws(UsageError) in
    guard let count = Int(text), (1...1000).contains(count) else {
      throw UsageError("\(name) needs a number from 1 to 1000, but is '\(text)'")
    }
    return count
  }
}

/// The format of a single picture.
enum PictureFormat: String, CaseIterable {
  case svg, png
}
