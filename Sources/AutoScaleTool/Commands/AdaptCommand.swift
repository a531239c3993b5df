import AutoScale
import Foundation
import InterfaceBuilder
import LayoutReport

/// `autoscale adapt`: Interface Builder files, scaled whole to a screen.
struct AdaptCommand: Subcommand {
  let name = "adapt"
  let summary = "Scale the screens in .xib and .storyboard files, and show every change."
  let usage = "FILE... --screen SCREEN [OPTION...]"
  let options = [
    CommandOption(name: "--screen", value: "SCREEN", help: "the screen to scale to"),
    CommandOption(
      name: "--reference", value: "N|document",
      help: "the width of the design in points, or the document's own (375)"),
    CommandOption(name: "--type", value: "TYPE,...", help: "what to scale (all)"),
    CommandOption(
      name: "--except", value: "CLASS,...",
      help: "classes of views to leave alone, with all in them"),
    ScalingOption.round, ScalingOption.idioms, ScalingOption.json,
  ]
  let discussion = """
    A SCREEN is a name of 'autoscale devices' or WIDTHxHEIGHT[@PIXELS][:phone|pad], in points.
    A TYPE is \(typeNames.map(\.name).joined(separator: ", ")).
    A CLASS is one of UIKit or of yours, and stands for its subclasses too.
    Only phones are scaled; '--idioms phone,pad' scales pads too. The files are not written.

      autoscale adapt Login.xib --screen "iPhone 17 Pro Max" --except UINavigationBar
    """

  private static let typeNames: [(name: String, type: AdaptScreenWidthType)] = [
    ("constraint", .constraint), ("fontSize", .fontSize), ("cornerRadius", .cornerRadius),
    ("borderWidth", .borderWidth), ("spacing", .spacing), ("insets", .insets), ("all", .all),
  ]

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let files = try DocumentFiles(arguments, of: name)
    guard let specification = arguments["--screen"] else {
      throw UsageError("--screen is missing; write for example --screen \"iPhone 17 Pro\"")
    }
    let (rule, reference) = try design(of: arguments)
    let adaptation = DocumentAdaptation(
      to: try Arguments.screen(specification), rule: rule, type: try type(of: arguments),
      exceptedClasses: arguments.list("--except") ?? [], reference: reference)
    let output: any AdaptationOutput =
      arguments.has("--json") ? AdaptationJSON(terminal) : AdaptationText(terminal)
    var unmatched = Set(adaptation.exceptedClasses)
    let status = files.forEach(on: terminal) { document in
      let adapted = adaptation.adapt(document)
      unmatched.subtract(adapted.matchedClasses)
      output.write(adapted)
      return .success
    }
    for name in adaptation.exceptedClasses where unmatched.remove(name) != nil {
      terminal.error("note: --except \(name) matches no view")
    }
    return status
  }

  /// The rule, and where the width of the design comes from.
  private func design(
    of arguments: Arguments
  ) throws(UsageError) -> (ScalingRule, DocumentAdaptation.Reference) {
    let name = ScalingOption.reference.name
    if arguments[name] == "document" { return (try arguments.rule(referenceWidth: 375), .document) }
    guard let width = try arguments.number(name, orWord: "document") else {
      return (try arguments.rule(), .standard)
    }
    return (try arguments.rule(referenceWidth: width), .given)
  }

  private func type(of arguments: Arguments) throws(UsageError) -> AdaptScreenWidthType {
    var type: AdaptScreenWidthType = []
    for name in arguments.list("--type") ?? ["all"] {
      guard let known = Self.typeNames.first(where: { $0.name == name }) else {
        throw .unknown("type", name, among: Self.typeNames.map(\.name))
      }
      type.formUnion(known.type)
    }
    guard !type.isEmpty else { throw UsageError("--type names nothing to scale") }
    return type
  }
}
