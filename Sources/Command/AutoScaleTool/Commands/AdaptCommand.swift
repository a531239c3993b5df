import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// `autoscale adapt`: scales Interface Builder files to a screen.
struct AdaptCommand: Subcommand {
  static let name = "adapt"
  let summary = "Scale the screens in .xib and .storyboard files, and show every change."
  let discussion = """
    \(ScreenSet.explanation)
    A TYPE is \(typeNames.map(\.name).joined(separator: ", ")).
    A CLASS is one of UIKit or of yours, and includes its subclasses.
    With --screens, a table shows the lengths that differ between screens.
    FILE may be '-', the standard input; a FOLDER stands for all documents in it. Only phones are
    scaled; '--idioms phone,pad' scales pads too. The files are not written.

      autoscale adapt Login.xib --screen "iPhone 17" --except UINavigationBar
    """

  static let typeNames: [(name: String, value: AdaptScreenWidthType)] = [
    ("constraint", .constraint), ("fontSize", .fontSize), ("cornerRadius", .cornerRadius),
    ("borderWidth", .borderWidth), ("spacing", .spacing), ("insets", .insets),
    ("switchedOn", .switchedOn), ("all", .all),
  ]

  static let types = ValueOption<AdaptScreenWidthType>.union(
    "--type", "TYPE,...", of: "type", help: "what to scale (all)", typeNames)
  static let exceptions = ValueOption.texts(
    "--except", "CLASS,...", of: "class", help: "classes of views to exclude, with their subviews")

  let files = Operands.documents
  let screens = ScreenOptions()
  let conditions = ConditionOptions()
  let reference = ScalingOptions.designWidth
  let type = types
  let except = exceptions
  let round = ScalingOptions.round
  let idioms = ScalingOptions.idioms
  let maximumSize = DocumentReader.maximumSize
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let files = try DocumentFiles(
      try arguments[files], arguments, isJSON: arguments[json], on: terminal)
    let adaptations = try adaptations(of: arguments)
    let output: any AdaptationOutput =
      arguments[json] ? AdaptationJSON(terminal) : AdaptationText(terminal)
    let exceptedClasses = adaptations.first?.adaptation.exceptedClasses ?? []
    // A class that matches no view of any document is most likely misspelt.
    var unmatched = Set(exceptedClasses)
    let languages = adaptations.map(\.condition.language)
    let status = files.forEach(on: terminal, in: languages) { documents in
      let adapted = zip(adaptations, documents).map { adaptation, document in
        // A report of changes from another screen would leave out what is the same on both.
        document.restoreDesign()
        return AdaptedScreen(
          condition: adaptation.condition, document: adaptation.adaptation.adapt(document))
      }
      for adapted in adapted { unmatched.subtract(adapted.document.matchedClasses) }
      output.write(adapted)
      return .success
    }
    for name in exceptedClasses where unmatched.contains(name) {
      terminal.error("note: --except \(name) matches no view")
    }
    return status
  }

  /// Returns how documents are scaled, for one screen and condition or for each of several.
  private func adaptations(
    of arguments: Arguments
  ) throws(UsageError) -> [(condition: ViewingCondition, adaptation: DocumentAdaptation)] {
    let conditions = try conditions.conditions(of: try arguments[files], arguments)
    guard let screens = try screens.all(arguments) else {
      throw UsageError("--screen is missing; write for example --screen \"iPhone 17 Pro\"")
    }
    let scaling = try ScalingOptions.design(
      try arguments[reference], rounding: try arguments[round], idioms: try arguments[idioms])
    let type = try arguments[type] ?? .all
    let except = try arguments[except] ?? []
    return conditions.on(screens).compactMap { condition in
      condition.screen.map { screen in
        var adaptation = DocumentAdaptation(
          to: screen, rule: scaling.rule, type: type, exceptedClasses: except,
          reference: scaling.reference)
        adaptation.textSize = condition.textSize
        return (condition, adaptation)
      }
    }
  }
}
