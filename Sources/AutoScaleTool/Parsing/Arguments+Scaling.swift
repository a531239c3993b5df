import AutoScale

/// The options that say how values are scaled, the same for every subcommand that scales.
enum ScalingOption {
  static let reference = CommandOption(
    name: "--reference", value: "N", help: "the width of the design in points (375)")
  static let round = CommandOption(
    name: "--round", value: "pixel|none", help: "round results to whole pixels (none)")
  static let idioms = CommandOption(
    name: "--idioms", value: "IDIOM,...", help: "the idioms to scale (phone); others stay as drawn")
  static let json = CommandOption(name: "--json", help: "print JSON, one object a line")
}

extension Arguments {
  /// The rule that the options describe, with a reference width that may have been found elsewhere.
  func rule(referenceWidth: Double? = nil) throws(UsageError) -> ScalingRule {
    let option = referenceWidth == nil ? try number(ScalingOption.reference.name) : nil
    let rounding = try rounding()
    let idioms = try idioms()
    do throws(InvalidParameterError) {
      return try ScalingRule(
        referenceWidth: referenceWidth ?? option ?? 375, rounding: rounding, idioms: idioms)
    } catch {
      throw UsageError("--reference \(error.problem)")
    }
  }

  /// The number that an option gives, nil where it is not given; some take a word in its place.
  func number(_ name: String, orWord word: String? = nil) throws(UsageError) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text) else {
      let needed = word.map { "a number or '\($0)'" } ?? "a number"
      throw UsageError("\(name) needs \(needed), but is '\(text)'")
    }
    return number
  }

  /// The choice that an option gives among words, nil where it is not given.
  func choice(_ name: String, among known: [String]) throws(UsageError) -> String? {
    guard let word = self[name] else { return nil }
    guard known.contains(word) else {
      throw .unknown("value of \(name)", word, among: known)
    }
    return word
  }

  /// The screen that a specification names.
  static func screen(_ specification: String) throws(UsageError) -> Screen {
    do throws(ScreenSpecificationError) {
      return try Screen(specification: specification)
    } catch {
      throw UsageError("\(error) ('autoscale devices' lists all names)")
    }
  }

  private func rounding() throws(UsageError) -> PixelRounding {
    let choice = try choice(ScalingOption.round.name, among: ["pixel", "none"])
    return choice == "pixel" ? .nearestPixel : .none
  }

  private func idioms() throws(UsageError) -> Set<Idiom> {
    guard let names = list(ScalingOption.idioms.name) else { return [.phone] }
    var idioms: Set<Idiom> = []
    for name in names {
      guard let idiom = Idiom(rawValue: name) else {
        throw .unknown("idiom", name, among: Idiom.allCases.map(\.rawValue))
      }
      idioms.insert(idiom)
    }
    guard !idioms.isEmpty else { throw UsageError("--idioms names no idiom to scale") }
    return idioms
  }
}
