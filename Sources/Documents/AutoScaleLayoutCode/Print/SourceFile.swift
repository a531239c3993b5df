/// A file of Swift.
struct SourceFile {
  /// The name without its extension.
  let name: String
  let imports: Set<String>
  let declarations: [Declaration]

  var text: String {
    let blocks =
      [imports.sorted().map { "import \($0)" }] + declarations.map { $0.lines(indent: "") }
    return blocks.joined(separator: [""]).joined(separator: "\n") + "\n"
  }
}
