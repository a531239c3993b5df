import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The code of a document in SwiftUI, with the parts that it leaves out.
struct SwiftUICode {
  private(set) var files: [SourceFile] = []
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
      let screen = SwiftUIRoot(context: context, root: root, view: view, typeName: name).read()
      let parts = screen.omitted + SwiftUICoverage(context, of: root).omitted
      omitted += parts
      screen.notes = parts.sorted { $0.line < $1.line }.map(\.comment)
      let isCell = root.kind == .view && view is TableCellNode
      screen.documentation = [context.source.documentation(of: view, isCell ? nil : root)]
      screens.append(screen)
    }
    omitted.sort { ($0.line, $0.part) < ($1.line, $1.part) }
    files = screens.map { SwiftUIPrinter(options: context.options).file($0) }
  }

  /// Names a controller without a view, which shows others.
  private mutating func leaveOut(_ root: InterfaceRoot) {
    guard let element = context.index[root.identifier] else { return }
    context.takeAll(of: element)
    let part = "the \(element.name) \(root.className ?? "")".trimmed
    omitted.append(context.source.omitted(part, at: element.line))
  }
}
