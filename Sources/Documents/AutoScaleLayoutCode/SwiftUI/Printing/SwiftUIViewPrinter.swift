import AutoScale
import AutoScaleTrees

/// Prints views of SwiftUI with their modifiers.
struct SwiftUIViewPrinter {
  /// Whether lengths are design values.
  let scales: Bool

  /// The lines of a view, each modifier in a line of its own.
  func lines(of view: SwiftUIView, indent: Int) -> [String] {
    if case .leaf(let leaf) = view.content,
      case .button(let label, let action, let isBordered) = leaf.code
    {
      return button(view, label, action, isBordered: isBordered, indent: indent)
    }
    if case .leaf(let leaf) = view.content, case .expression(let expression) = leaf.code {
      return modified(expression, by: view.modifiers, indent: indent)
    }
    return modified(content(view.content, indent: indent), by: view.modifiers, indent: indent)
  }

  private func content(_ content: SwiftUIView.Content, indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch content {
    case .spacer: return [space + "Spacer()"]
    case .scroll(let content):
      return [space + "ScrollView {"] + lines(of: content, indent: indent + 2) + [space + "}"]
    case .leaf: return []
    case .stack(let stack):
      return [space + head(of: stack) + " {"]
        + stack.views.flatMap { lines(of: $0, indent: indent + 2) } + [space + "}"]
    }
  }

  private func head(of stack: SwiftUIStack) -> String {
    var arguments: [String] = []
    let scales = scales && stack.spacing.magnitude > 1
    switch stack.axis {
    case .depth:
      if stack.alignment != SwiftUIAlignment() {
        arguments.append("alignment: .\(stack.alignment.name)")
      }
      return arguments.isEmpty ? "ZStack" : "ZStack(\(arguments.joined(separator: ", ")))"
    case .vertical, .horizontal:
      let axis: LayoutAxis = stack.axis == .vertical ? .horizontal : .vertical
      let place = stack.alignment[axis]
      if place != .center {
        arguments.append("alignment: .\(SwiftUIAlignment.name(of: place, along: axis))")
      }
      arguments.append("spacing: \(stack.spacing.literal)")
      let name = (scales ? "Auto" : "") + (stack.axis == .vertical ? "VStack" : "HStack")
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// An expression with modifiers behind it.
  private func modified(
    _ expression: Expression, by modifiers: [SwiftUIModifier], indent: Int
  ) -> [String] {
    let inner = expression.lines(indent: indent).count > 1 ? indent : indent + 2
    let lines = self.lines(of: modifiers, indent: inner)
    return Self.lines(of: expression, indent: indent, isLast: lines.isEmpty) + lines
  }

  /// Lines of a view with modifiers behind them.
  private func modified(
    _ lines: [String], by modifiers: [SwiftUIModifier], indent: Int
  ) -> [String] {
    lines + self.lines(of: modifiers, indent: lines.count > 1 ? indent : indent + 2)
  }

  /// The lines of modifiers, each in a line of its own.
  private func lines(of modifiers: [SwiftUIModifier], indent: Int) -> [String] {
    var result: [String] = []
    for modifier in modifiers.reversed() {
      if case .look(let expression) = modifier {
        result = Self.lines(of: expression, indent: indent, isLast: result.isEmpty) + result
      } else {
        result = lines(of: modifier, indent: indent) + result
      }
    }
    return result
  }

  /// The lines of a call; if it has several and a modifier follows, its last parenthesis stands alone.
  private static func lines(
    of expression: Expression, indent: Int, isLast: Bool
  ) -> [String] {
    let lines = expression.lines(indent: indent)
    guard lines.count > 1, !isLast else { return lines }
    var broken = expression.lines(indent: indent, before: ".")
    broken[broken.count - 1].removeLast()
    return broken
  }

  private func button(
    _ view: SwiftUIView, _ label: SwiftUIView, _ action: String, isBordered: Bool, indent: Int
  ) -> [String] {
    let space = String(repeating: " ", count: indent)
    let (inner, outer) = split(view.modifiers, isBordered: isBordered)
    var label = label
    if inner.isEmpty, case .leaf(let leaf) = label.content,
      case .expression(.call("Text", let arguments, _)) = leaf.code, arguments.count == 1,
      arguments[0].label == "_", case .text(let title) = arguments[0].value,
      label.modifiers.allSatisfy(\.isLook)
    {
      let call = Expression.call("Button", texts: [title, "action: \(action)"])
      return modified(call, by: label.modifiers + outer, indent: indent)
    }
    for modifier in inner { label = label.modified(modifier) }
    let lines =
      [space + "Button(action: \(action)) {"] + self.lines(of: label, indent: indent + 2)
      + [space + "}"]
    return modified(lines, by: outer, indent: indent)
  }

  /// The modifiers of a button's label, and those of the button: a border is as large as its label.
  private func split(
    _ modifiers: [SwiftUIModifier], isBordered: Bool
  ) -> (inner: [SwiftUIModifier], outer: [SwiftUIModifier]) {
    let end = modifiers.firstIndex { if case .labelEnd = $0 { true } else { false } }
    let own = modifiers[..<(end ?? modifiers.endIndex)]
    guard isBordered else {
      let count = (own.lastIndex { $0.isFrame || $0.isDecoration } ?? -1) + 1
      return (Array(modifiers.prefix(count)), Array(modifiers.dropFirst(count)))
    }
    var inner: [SwiftUIModifier] = []
    var outer: [SwiftUIModifier] = []
    for modifier in own {
      switch modifier {
      case .fill: inner.append(modifier)
      case .frame(let width, let height, let alignment):
        let axes = [width.map { _ in LayoutAxis.horizontal }, height.map { _ in .vertical }]
        inner.append(.fill(Set(axes.compactMap { $0 }), alignment))
        outer.append(modifier)
      default: outer.append(modifier)
      }
    }
    outer += modifiers[(end ?? modifiers.endIndex)...]
    return (inner, outer)
  }
}

extension SwiftUIModifier {
  /// Whether the modifier changes no frame.
  var isLook: Bool { if case .look = self { true } else { false } }

  /// Whether the modifier is a frame.
  fileprivate var isFrame: Bool {
    switch self {
    case .frame, .fill: true
    default: false
    }
  }

  /// Whether the modifier shows the frame of the view.
  fileprivate var isDecoration: Bool {
    guard case .look(let look) = self else { return false }
    return [".background", ".clipShape", ".overlay", ".autoCornerRadius"].contains {
      look.flat?.hasPrefix($0) ?? false
    }
  }
}
