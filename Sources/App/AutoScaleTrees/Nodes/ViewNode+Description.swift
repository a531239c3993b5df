extension ViewNode: CustomStringConvertible, TextOutputStreamable {
  /// The node and all its descendants, one line each, indented by depth, with their constraints.
  ///
  ///     UIView "screen" (0, 0, 375, 667)
  ///       - title.top = screen.top + 24
  ///       UILabel "title" (16, 24, 343, 29) system 24 bold, text "Welcome"
  public final var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes ``description``, without recursion.
  public final func write<Target: TextOutputStream>(to target: inout Target) {
    var pending = [(node: self, depth: 0)]
    var isFirst = true
    while let (node, depth) = pending.popLast() {
      if !isFirst { target.write("\n") }
      isFirst = false
      let indentation = Self.indentation(at: depth)
      target.write(indentation + node.summary)
      for constraint in node.constraints {
        target.write("\n\(indentation)  - \(constraint.algebra)")
      }
      // Backwards, because the last one is taken first.
      for child in node.children.reversed() { pending.append((child, depth + 1)) }
    }
  }

  /// The node's own line.
  public final var summary: String {
    var text = className
    if let identifier { text += " \"\(identifier)\"" }
    text += " \(frame)"
    if let ownFont { text += " \(ownFont)" }
    if isHidden { text += " hidden" }
    for detail in details { text += ", \(detail)" }
    return text
  }

  // Deeper levels print their depth; indenting a million levels would fill a terabyte.
  package static func indentation(at depth: Int) -> String {
    let limit = 40
    return depth <= limit
      ? String(repeating: "  ", count: depth)
      : String(repeating: "  ", count: limit) + "[\(depth)] "
  }
}
