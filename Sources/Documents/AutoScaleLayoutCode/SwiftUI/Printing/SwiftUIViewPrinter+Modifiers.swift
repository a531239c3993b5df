import AutoScale
import AutoScaleTrees

extension SwiftUIViewPrinter {
  /// The code of a modifier.
  func statements(_ modifier: SwiftUIModifier) -> [Statement] {
    switch modifier {
    case .look(let expression): return [.expression(expression)]
    case .padding(let insets): return padding(insets)
    case .frame(let width, let height, let alignment): return [frame(width, height, alignment)]
    case .fill(let axes, let alignment): return [fill(axes, alignment)]
    case .fixedWidth: return [".fixedSize(horizontal: true, vertical: false)"]
    case .overlay(let view): return [.block(".overlay {", [statement(view)])]
    case .constraints(let name, let statements):
      let head = name.map { ".constraints(\($0.literal))" } ?? ".constraints"
      return [.block("\(head) { make in", statements)]
    }
  }

  private static func edges(_ edges: Set<LayoutInsets.Edge>) -> String {
    let names = LayoutInsets.Edge.allCases.filter(edges.contains).map { edge in
      ".\(SwiftUIAlignment.name(of: edge.isFar ? .end : .start, along: edge.axis))"
    }
    if edges == [.top, .bottom] { return ".vertical" }
    if edges == [.left, .right] { return ".horizontal" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// Paddings, each at the edges with the same length.
  private func padding(_ insets: LayoutInsets) -> [Statement] {
    let edges = LayoutInsets.Edge.allCases.filter { insets[$0] != 0 }
    return edges.groups { insets[$0] }.map { length, edges in
      let name = scales && length.magnitude > 1 ? ".autoPadding" : ".padding"
      let list = edges.count == 4 ? "" : Self.edges(Set(edges)) + ", "
      return "\(name)(\(list)\(length.literal))"
    }
  }

  /// A frame of fixed lengths, which scales without hairlines only.
  private func frame(
    _ width: Double?, _ height: Double?, _ alignment: SwiftUIAlignment
  ) -> Statement {
    let lengths = [("width", width), ("height", height)].compactMap { key, length in
      length.map { (key, $0) }
    }
    let isScaled = scales && lengths.allSatisfy { $0.1.magnitude > 1 }
    var arguments = lengths.map { "\($0): \($1.literal)" }
    if alignment != SwiftUIAlignment() { arguments.append("alignment: .\(alignment.name)") }
    return "\(isScaled ? ".autoFrame" : ".frame")(\(arguments.joined(separator: ", ")))"
  }

  private func fill(_ axes: Set<LayoutAxis>, _ alignment: SwiftUIAlignment) -> Statement {
    var arguments = LayoutAxis.allCases.filter(axes.contains).map {
      $0 == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
    }
    var place = alignment
    for axis in LayoutAxis.allCases where !axes.contains(axis) { place[axis] = .center }
    if place != SwiftUIAlignment() { arguments.append("alignment: .\(place.name)") }
    return ".frame(\(arguments.joined(separator: ", ")))"
  }
}
