import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleXcodeCanvas
import Foundation

/// The audit of a document with the settings of its project.
///
/// The commands `audit`, `diff` and `preview` look for the same findings by it.
struct AuditPlan: Sendable {
  let path: String

  /// The audit, still without the fonts of the document.
  var audit: Audit

  /// The further conditions.
  var conditions: [ViewingCondition]

  let configuration: AuditConfiguration

  /// The contexts that the command line, the settings or the project state, if any.
  let contexts: [AuditContext]?

  /// The names of the files that decide the contexts, if they do.
  let contextFiles: [String]

  /// The defects of the texts beside the document, which is audited without them.
  var textDefects: [String] = []

  /// What files of the project decide about the contexts, in words, or `nil` if they decide nothing.
  var contextLine: String? {
    if contextFiles.isEmpty { return nil }
    let audited = audit.contexts.map(\.rawValue).joined(separator: ", ")
    let others = AuditContext.allCases.filter { !audit.contexts.contains($0) }.map(\.rawValue)
    let rest = others.isEmpty ? "" : "; not \(others.joined(separator: ", "))"
    let files = contextFiles.joined(separator: " and ")
    let verb = contextFiles.count == 1 ? "allows" : "allow"
    return "audited as \(files) \(verb): \(audited)\(rest)"
  }

  /// The same plan without further languages, for a document without a place and texts beside it.
  var withoutLanguages: AuditPlan {
    var plan = self
    plan.conditions.removeAll { $0.language != nil }
    return plan
  }

  /// Audits a document, or some of its outermost views by their indices, with its fonts.
  func report(
    on document: InterfaceDocument, roots: Set<Int>? = nil, fonts: FontLibrary
  ) throws(InterfaceBuilderError) -> AuditReport {
    var audit = audit
    audit.fonts = fonts
    return try audit.report(on: document, roots: roots, andIn: conditions)
  }

  /// Returns the errors and warnings in a document, as the settings limit them.
  func findings(
    in document: InterfaceDocument, roots: Set<Int>? = nil, fonts: FontLibrary
  ) throws(InterfaceBuilderError) -> [Finding] {
    configuration.reported(try report(on: document, roots: roots, fonts: fonts).findings)
      .filter { $0.severity >= .warning }
  }
}

/// The plans of documents, by a command line and the settings around each document.
struct AuditPlans {
  /// The values of a command line, which override those of files.
  struct Overrides {
    /// The only screens to audit.
    var screens: [Screen]?
    var widths: ClosedRange<Int>?
    var contexts: [AuditContext]?
    /// The contexts besides those of the command line, the settings or the nearest `Info.plist`.
    var furtherContexts: [AuditContext] = []
    /// The contexts of phones unless someone states the contexts or the screens: from iOS 27 on each app of
    /// phones runs on an iPhone Duo too.
    var contextsOfPhones: [AuditContext] = [.duo]
    var usesDeviceWidths = false
    var minimumSystem: Int?
    var directions: [InterfaceDirection]?
    var languages: [String]?
    /// Whether texts beside a document are audited too unless someone states the languages.
    var findsTranslations = true
    var textSizes: [TextSizeCategory]?
    /// The further text sizes unless someone states them: next to the size that devices are delivered with,
    /// most people choose the one above.
    var usualTextSizes: [TextSizeCategory] = [.extraLarge]
    var longer: Int?
    var sdk: BuildSDK?
    var scaling: DocumentScaling?
    var skippedRules: [Finding.Rule] = []
  }

  private let overrides: Overrides
  private var configurations: AuditConfigurationSearch
  private var plists = AppInformationSearch()

  /// Uses a file of settings for all documents, or searches one for each.
  init(
    configuration file: String? = nil, overriding overrides: Overrides = Overrides()
  ) throws(UsageError) {
    configurations = try AuditConfigurationSearch(file: file)
    self.overrides = overrides
  }

  /// Returns the plans of documents by their paths.
  mutating func plans(for paths: [String]) throws(UsageError) -> [String: AuditPlan] {
    var plans: [String: AuditPlan] = [:]
    for path in paths { plans[path] = try plan(for: path) }
    return plans
  }

  /// Returns the plan of a document, in the contexts that the command line, the settings or the nearest
  /// `Info.plist` allow.
  mutating func plan(for path: String) throws(UsageError) -> AuditPlan {
    var configuration = try configurations.configuration(for: path)
    let isLookingForTexts = overrides.findsTranslations && path != DocumentReader.standardInput
    let translations =
      isLookingForTexts && overrides.languages == nil && configuration.languages == nil
      ? InterfaceStrings.translations(ofDocumentAt: URL(filePath: path)) : nil
    configuration.languages =
      overrides.languages ?? configuration.languages ?? translations?.languages
    configuration.textSizes =
      overrides.textSizes ?? configuration.textSizes ?? overrides.usualTextSizes
    configuration.longer = overrides.longer ?? configuration.longer
    var audit = configuration.audit
    audit.widths = overrides.widths ?? audit.widths
    var contexts = overrides.contexts ?? configuration.contexts
    // What someone states needs no search.
    let information = contexts == nil ? plists.information(for: path) : nil
    contexts = contexts ?? information?.contexts
    if let screens = overrides.screens {
      (audit.devices, contexts) = (screens, [.portrait])
      audit.widths = Audit(on: screens).widths
    }
    for context in overrides.furtherContexts {
      contexts = (contexts ?? audit.contexts).filter { $0 != context } + [context]
    }
    audit.contexts = contexts ?? audit.contexts
    let isStated = (overrides.contexts ?? configuration.contexts) != nil || overrides.screens != nil
    if !isStated, audit.contexts.contains(.portrait) || audit.contexts.contains(.landscape) {
      audit.contexts += overrides.contextsOfPhones
    }
    audit.usesDeviceWidths = overrides.usesDeviceWidths || overrides.screens != nil
    audit.minimumSystem = overrides.minimumSystem ?? audit.minimumSystem
    audit.directions = overrides.directions ?? audit.directions
    audit.disabledRules.formUnion(overrides.skippedRules)
    audit.scaling = overrides.scaling
    audit.sdk = overrides.sdk ?? audit.sdk
    let plan = AuditPlan(
      path: path, audit: audit, conditions: configuration.conditions, configuration: configuration,
      contexts: contexts, contextFiles: information?.files ?? [],
      textDefects: translations?.defects ?? [])
    // The standard input has no texts beside it.
    return path == DocumentReader.inputName ? plan.withoutLanguages : plan
  }
}
