import AutoScale
import AutoScaleTrees

/// Prints structures of SwiftUI.
struct SwiftUIPrinter {
  let options: CodeOptions

  /// The file of a structure.
  func file(_ screen: SwiftUIScreen) -> (name: String, text: String) {
    var lines = Declaration.comment(screen.documentation, notes: screen.notes, indent: 0)
    lines.append("struct \(screen.typeName): View {")
    let members = self.members(of: screen)
    if !members.isEmpty { lines += members + [""] }
    lines.append("  var body: some View {")
    lines += SwiftUIViewPrinter(scales: options.scalesLengths).lines(of: screen.body, indent: 4)
    lines += ["  }", "}"]
    let text = (imports(for: lines) + [""] + lines).joined(separator: "\n") + "\n"
    return (screen.typeName + ".swift", text)
  }

  /// The modules of the code; an empty image is one of UIKit.
  private func imports(for lines: [String]) -> [String] {
    var modules = ["SwiftUI"]
    if options.scalesLengths { modules.append("AutoScaleSwiftUI") }
    if lines.contains(where: { $0.contains("UIImage(") }) { modules.append("UIKit") }
    return modules.sorted().map { "import \($0)" }
  }

  /// The properties: state first, then what the caller may set.
  private func members(of screen: SwiftUIScreen) -> [String] {
    (screen.states + screen.members).flatMap { member in
      Declaration.comment(member.documentation, indent: 2)
        + member.declaration.lines(indent: 2)
    }
  }
}
