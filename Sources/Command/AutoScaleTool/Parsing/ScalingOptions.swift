import AutoScale
import AutoScaleXcodeCanvas

/// The scaling options of subcommands.
enum ScalingOptions {
  static let round = ValueOption<PixelRounding>.choice(
    "--round", help: "round results to whole pixels or points (none)",
    [("pixel", .nearestPixel), ("point", .nearestPoint), ("none", .none)])

  static let idioms = ValueOption<Set<Idiom>>.union(
    "--idioms", "IDIOM,...", of: "idiom", help: "the idioms to scale (phone); others stay as drawn",
    Idiom.allCases.map { ($0.rawValue, [$0]) })

  static let designWidth = ValueOption.designWidth(
    "--reference", help: "the width of the design in points (the document's)")

  static let json = Switch("--json", help: "print JSON, one object a line")

  /// Makes a rule with a reference width.
  static func rule(
    referenceWidth: Double?, rounding: PixelRounding? = nil, idioms: Set<Idiom>? = nil
  ) throws(UsageError) -> ScalingRule {
    let standard = ScalingRule.standard
    do throws(InvalidParameterError) {
      return try ScalingRule(
        referenceWidth: referenceWidth ?? standard.referenceWidth,
        rounding: rounding ?? standard.rounding, idioms: idioms ?? standard.idioms)
    } catch {
      throw UsageError("--reference \(error.problem)")
    }
  }

  /// Returns the scaling of documents by three options, if it is requested.
  static func scaling(
    _ adapt: Switch, _ reference: ValueOption<DesignWidth>, _ idioms: ValueOption<Set<Idiom>>,
    _ arguments: Arguments
  ) throws(UsageError) -> DocumentScaling? {
    let width = try arguments[reference]
    let scaled = try arguments[idioms]
    if arguments[adapt] { return try design(width, idioms: scaled) }
    for name in [width.map { _ in reference.name }, scaled.map { _ in idioms.name }] {
      if let name { throw UsageError("\(name) requires \(adapt.name)") }
    }
    return nil
  }

  /// Returns the scaling of documents from a width of their design.
  static func design(
    _ width: DesignWidth?, rounding: PixelRounding? = nil, idioms: Set<Idiom>? = nil
  ) throws(UsageError) -> DocumentScaling {
    let (points, reference): (Double?, DocumentAdaptation.Reference) =
      switch width {
      case nil: (nil, .standard)
      case .document: (nil, .document)
      case .points(let points): (points, .given)
      }
    return DocumentScaling(
      rule: try rule(referenceWidth: points, rounding: rounding, idioms: idioms),
      reference: reference)
  }
}
