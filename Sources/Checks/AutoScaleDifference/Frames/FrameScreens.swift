import AutoScale
import AutoScaleAudit

/// Some of the screens on which a view was laid out.
package struct FrameScreens: Hashable, Sendable {
  /// The ways of showing the app in which all screens are among these.
  package let wholeContexts: [AuditContext]

  /// The upright widths on which all screens are among these.
  package let widths: WidthRanges

  /// The devices among the screens.
  package let devices: [String]

  /// Whether these are all screens.
  package let areAll: Bool

  /// The screens in words, such as `on every width` or `on 320…374 pt (iPhone SE), on pads`.
  package let description: String

  /// Describes screens among others.
  init(_ screens: [AuditedFrames.Column], among all: [AuditedFrames.Column]) {
    areAll = screens.count == all.count
    let (part, whole) = (
      Dictionary(grouping: screens, by: \.context), Dictionary(grouping: all, by: \.context)
    )
    wholeContexts = AuditContext.allCases.filter { context in
      part[context].map { $0.count == whole[context]?.count } ?? false
    }
    // Several devices share a width, which counts only if all of them are among the screens.
    let counts = Dictionary(grouping: whole[.portrait] ?? [], by: \.width).mapValues(\.count)
    let upright = part[.portrait] ?? []
    let complete = Dictionary(grouping: upright, by: \.width).filter { $1.count == counts[$0] }
    widths = WidthRanges(complete.keys)
    devices = Self.names(of: screens)
    description =
      areAll
      ? Self.all(contexts: Array(whole.keys))
      : AuditContext.allCases.compactMap { context -> String? in
        guard let screens = part[context] else { return nil }
        if screens.count == whole[context]?.count { return Self.all(contexts: [context]) }
        return context == .portrait
          ? Self.words(forUpright: screens, complete: complete.values.flatMap(\.self))
          : Self.words(for: screens, in: context)
      }.joined(separator: ", ")
  }

  /// Returns the names of the devices, each once.
  private static func names(of screens: [AuditedFrames.Column]) -> [String] {
    var known: Set<String> = []
    return screens.compactMap(\.device).filter { known.insert($0).inserted }
  }

  /// Returns the words for all screens in some contexts.
  private static func all(contexts: [AuditContext]) -> String {
    guard contexts.count == 1 else { return "on every screen" }
    return switch contexts[0] {
    case .portrait, .keyboard: "on every width"
    case .landscape: "in landscape"
    case .pad: "on pads"
    case .split: "in Split View"
    case .duo: "on an iPhone Duo"
    }
  }

  /// Names widths with their devices, and single devices of other widths.
  private static func words(
    forUpright screens: [AuditedFrames.Column], complete: [AuditedFrames.Column]
  ) -> String {
    let known = Set(complete)
    let single = screens.filter { !known.contains($0) }
    let devices = list(names(of: complete.sorted { $0.width < $1.width }))
    let ranges =
      complete.isEmpty
      ? []
      : ["on \(WidthRanges(complete.map(\.width))) pt" + (devices.isEmpty ? "" : " (\(devices))")]
    return (ranges + (single.isEmpty ? [] : ["on \(list(names(of: single)))"]))
      .joined(separator: ", ")
  }

  private static func words(
    for screens: [AuditedFrames.Column], in context: AuditContext
  ) -> String {
    switch context {
    case .split: "in Split View on \(WidthRanges(screens.map(\.width))) pt"
    case .duo: "on \(list(names(of: screens)))"
    case .landscape: "in landscape on \(list(names(of: screens)))"
    default:
      "on \(list(names(of: screens)))"
        + (screens.allSatisfy(\.screen.isLandscape)
          ? " on its side" : screens.allSatisfy { !$0.screen.isLandscape } ? " upright" : "")
    }
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
