import AutoScale
import AutoScaleTrees

extension SwiftUIViewPrinter {
  /// The code of a modifier; marks have none.
  func statements(_ modifier: SwiftUIModifier) -> [Statement] {
    switch modifier {
    case .mark, .labelEnd: return []
    case .look(let expression): return [.expression(expression)]
    case .padding(let insets): return padding(insets)
    case .scenePadding: return [".scenePadding(.horizontal)"]
    case .frame(let width, let height, let alignment): return frame(width, height, alignment)
    case .fill(let axes, let alignment): return [fill(axes, alignment)]
    case .aspectRatio(let ratio):
      return [".aspectRatio(\(ratio.literal), contentMode: .fit)"]
    case .fixedSize(let axes):
      let arguments = LayoutAxis.allCases.map { "\($0.rawValue): \(axes.contains($0))" }
      return [
        axes.count == 2 ? ".fixedSize()" : ".fixedSize(\(arguments.joined(separator: ", ")))"
      ]
    case .offset(let x, let y): return [offset(x, y)]
    case .background(let view): return [.block(".background {", [statement(view)])]
    case .overlay(let view, let alignment):
      let argument = alignment == SwiftUIAlignment() ? "" : "(alignment: .\(alignment.name))"
      return [.block(".overlay\(argument) {", [statement(view)])]
    case .ignoresSafeArea(let edges):
      let names = edges.count == 4 ? "" : "edges: \(Self.edges(edges))"
      return [".ignoresSafeArea(\(names))"]
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

  /// Frames of fixed lengths, those that scale apart from hairlines.
  private func frame(
    _ width: Double?, _ height: Double?, _ alignment: SwiftUIAlignment
  ) -> [Statement] {
    let end = alignment == SwiftUIAlignment() ? "" : ", alignment: .\(alignment.name)"
    func code(_ name: String, _ lengths: [(String, Double?)]) -> Statement? {
      let known = lengths.compactMap { key, length in length.map { "\(key): \($0.literal)" } }
      return known.isEmpty ? nil : "\(name)(\(known.joined(separator: ", "))\(end))"
    }
    let lengths = [("width", width), ("height", height)]
    guard scales else { return [code(".frame", lengths)].compactMap { $0 } }
    let isScaled: (Double?) -> Bool = { $0.map { $0.magnitude > 1 } ?? false }
    return [
      code(".autoFrame", lengths.filter { isScaled($0.1) }),
      code(".frame", lengths.filter { !isScaled($0.1) }),
    ].compactMap { $0 }
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

  private func offset(_ x: Double, _ y: Double) -> Statement {
    let arguments = [("x", x), ("y", y)].filter { $0.1 != 0 }.map { "\($0): \($1.literal)" }
    return "\(scales ? ".autoOffset" : ".offset")(\(arguments.joined(separator: ", ")))"
  }
}
