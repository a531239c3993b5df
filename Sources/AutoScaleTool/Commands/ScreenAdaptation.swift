import AutoScale
import InterfaceBuilder
import ViewTree

/// How the documents of one command line are adapted.
struct ScreenAdaptation {
  /// Where the width of the design comes from.
  enum Reference {
    /// Nothing was said: the width of the rule, and a note for documents of another width.
    case standard
    /// The rule's width, as it was asked for.
    case given
    /// The width of each document.
    case document
  }

  let screen: Screen
  let rule: ScalingRule
  let type: AdaptScreenWidthType
  let exceptedClasses: [String]
  let reference: Reference

  /// Scales all views of a document.
  func adapt(_ document: InterfaceDocument) -> AdaptedDocument {
    let (rule, note) = rule(for: document)
    let context = screen.context(rule: rule)
    var adapted = AdaptedDocument(document: document, screen: screen, context: context, note: note)
    for view in document.views {
      let report = view.adaptScreenWidth(
        type: type,
        exceptWhere: exceptedClasses.isEmpty ? nil : { adapted.excepts($0, exceptedClasses) },
        in: context, options: .fullReport)
      adapted.add(report)
    }
    return adapted
  }

  /// The rule for a document, and a note where its width is not what one may expect.
  private func rule(for document: InterfaceDocument) -> (ScalingRule, note: String?) {
    let start = "\(document.path): note: the document "
    let standard = "\(rule.referenceWidth.text) points are the reference"
    guard let width = document.designWidth else {
      return (rule, reference == .document ? start + "states no width; \(standard)" : nil)
    }
    guard reference == .document else {
      let isUnexpected = reference == .standard && width != rule.referenceWidth
      let advice = "'--reference document' takes its own width"
      let note = start + "is \(width.text) points wide, and \(standard); \(advice)"
      return (rule, isUnexpected ? note : nil)
    }
    do throws(InvalidParameterError) {
      return (try rule.forDesign(width: width), nil)
    } catch {
      return (rule, start + "has a width that is none (\(error)); \(standard)")
    }
  }
}

/// A document whose views were adapted, and what became of each length.
struct AdaptedDocument {
  let document: InterfaceDocument
  let screen: Screen
  let context: ScreenContext
  var note: String?
  private(set) var changes: [AdaptationChange] = []
  private(set) var skips: [AdaptationSkip] = []
  private(set) var unchanged = 0

  /// The excepted classes that some view of the document is of.
  private(set) var matchedClasses: Set<String> = []

  /// Whether there is no length at all, changed or not.
  var isEmpty: Bool { changes.isEmpty && skips.isEmpty && unchanged == 0 }

  /// Whether a view is of an excepted class; which ones is remembered.
  mutating func excepts(_ node: ViewNode, _ classes: [String]) -> Bool {
    let matches = classes.filter { node.isKind(ofClassNamed: $0) }
    matchedClasses.formUnion(matches)
    return !matches.isEmpty
  }

  mutating func add(_ report: AdaptationReport) {
    changes += report.changes
    skips += report.skips
    unchanged += report.unchanged
  }
}
