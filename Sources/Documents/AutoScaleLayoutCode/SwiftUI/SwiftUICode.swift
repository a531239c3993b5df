import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The code of a document in SwiftUI, or the parts for which SwiftUI has none that looks the same.
struct SwiftUICode {
  private(set) var files: [SourceFile] = []
  private(set) var refusals: [CodeRefusal] = []
  private(set) var omitted: [OmittedPart] = []

  private let context: Reader

  /// Writes the code of some roots of a document.
  init(_ context: Reader, roots: [InterfaceRoot]) {
    self.context = context
    var screens: [SwiftUIScreen] = []
    var typeNames = NameMaker()
    for root in roots {
      guard let view = root.view else {
        if root.kind == .viewController { leaveOut(root) }
        continue
      }
      let names = TypeNames(source: context.source).names(of: root).map(SwiftUINames.typeName)
      let name = typeNames.name(names)
      let result = SwiftUIRoot(context: context, root: root, view: view, typeName: name).read()
      let coverage = SwiftUICoverage(context, of: root)
      refusals += coverage.refusals
      omitted += coverage.omitted
      refusals += result.problems.map { refusal($0, in: view) }
      guard let screen = result.screen else { continue }
      describe(screen, of: view, root, coverage.omitted)
      screens.append(screen)
    }
    omitted.sort { ($0.line, $0.part) < ($1.line, $1.part) }
    refusals = Array(Set(refusals)).sorted {
      ($0.line, $0.part, $0.reason) < ($1.line, $1.part, $1.reason)
    }
    // A structure that is not the screen would be worse than none.
    guard refusals.isEmpty else { return }
    files = screens.map { SwiftUIPrinter(options: context.options).file($0) }
  }

  /// Writes the comment of a structure, with the parts that it omits.
  private mutating func describe(
    _ screen: SwiftUIScreen, of view: ViewNode, _ root: InterfaceRoot, _ parts: [OmittedPart]
  ) {
    let hidden = screen.hidden.map { node in
      context.source.omitted(
        "the hidden \(context.part(node).dropFirst("the ".count))",
        at: context.document.markup(of: node)?.line)
    }
    omitted += hidden
    screen.notes = (parts + hidden).sorted { $0.line < $1.line }.map(\.comment)
    let isCell = root.kind == .view && view is TableCellNode
    screen.documentation = [context.source.documentation(of: view, isCell ? nil : root)]
  }

  private func refusal(_ problem: ArrangingProblem, in view: ViewNode) -> CodeRefusal {
    let node = view.subtree.first { ObjectIdentifier($0) == problem.subject } ?? view
    return CodeRefusal(
      path: context.document.path, line: context.document.markup(of: node)?.line ?? 1,
      part: context.part(node), reason: problem.reason)
  }

  /// Names a controller without a view, which shows others.
  private mutating func leaveOut(_ root: InterfaceRoot) {
    guard let element = context.index[root.identifier] else { return }
    context.takeAll(of: element)
    let part = "the \(element.name) \(root.className ?? "")".trimmed
    omitted.append(context.source.omitted(part, at: element.line))
  }
}
