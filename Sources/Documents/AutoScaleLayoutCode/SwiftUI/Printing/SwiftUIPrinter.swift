import AutoScale
import AutoScaleTrees

/// Prints structures of SwiftUI.
struct SwiftUIPrinter {
  let options: CodeOptions

  /// The file of a structure: state first, then the properties that the caller may set, and its view.
  func file(_ screen: SwiftUIScreen) -> SourceFile {
    let members = (screen.states + screen.members).map {
      Declaration.property($0.declaration, $0.documentation)
    }
    let view = SwiftUIViewPrinter(scales: options.scalesLengths).statement(screen.body)
    let body = Declaration.property(.block("var body: some View {", [view]))
    let slots = screen.slots.map { "\($0): View" }.joined(separator: ", ")
    let name = screen.typeName + (slots.isEmpty ? "" : "<\(slots)>")
    var type = Declaration.type("struct \(name): View", [members, [body]])
    (type.documentation, type.notes) = (screen.documentation, screen.notes)
    var imports: Set = ["SwiftUI"]
    if options.scalesLengths { imports.insert("AutoScaleSwiftUI") }
    let lines = type.lines(indent: "")
    if lines.contains(where: { $0.contains("ConstraintLayout") }) {
      imports.insert("AutoScaleConstraintLayout")
    }
    // An empty image is one of UIKit.
    if lines.contains(where: { $0.contains("UIImage(") }) { imports.insert("UIKit") }
    return SourceFile(name: screen.typeName, imports: imports, declarations: [type])
  }
}
