import AutoScale
import AutoScaleTrees

/// Writes views of SwiftUI with their modifiers.
struct SwiftUIViewPrinter {
  /// Whether lengths are design values.
  let scales: Bool

  /// A view, each modifier in a line of its own.
  func statement(_ view: SwiftUIView) -> Statement {
    switch view.content {
    case .spacer: return modified("Spacer()", by: view.modifiers)
    case .scroll(let content, let axes):
      let head = axes.contains(.horizontal) ? "ScrollView(.horizontal) {" : "ScrollView {"
      return modified(.block(head, [statement(content)]), by: view.modifiers)
    case .container(let views, let isScreen):
      let head = isScreen ? "ConstraintLayout(in: .screen) {" : "ConstraintLayout {"
      return modified(.block(head, views.map(statement)), by: view.modifiers)
    case .guide: return guide(view.modifiers)
    case .stack(let stack):
      let block = Statement.block(head(of: stack) + " {", stack.views.map(statement))
      return modified(block, by: view.modifiers)
    case .leaf(let code): return modified(.expression(code), by: view.modifiers)
    case .button(let label, let action, let isBordered):
      return button(label, action, split(view.modifiers, isBordered: isBordered))
    }
  }

  private func modified(_ view: Statement, by modifiers: [SwiftUIModifier]) -> Statement {
    let statements = modifiers.flatMap(self.statements)
    return statements.isEmpty ? view : .modified(view, statements)
  }

  private func head(of stack: SwiftUIStack) -> String {
    let axis: LayoutAxis = stack.axis == .vertical ? .horizontal : .vertical
    let place = stack.alignment[axis]
    let alignment =
      place == .center ? "" : "alignment: .\(SwiftUIAlignment.name(of: place, along: axis)), "
    let scales = scales && stack.spacing.magnitude > 1
    let name = (scales ? "Auto" : "") + (stack.axis == .vertical ? "VStack" : "HStack")
    return "\(name)(\(alignment)spacing: \(stack.spacing.literal))"
  }

  /// A guide of a container, which has no modifiers but its constraints.
  private func guide(_ modifiers: [SwiftUIModifier]) -> Statement {
    for case .constraints(let name?, let statements) in modifiers {
      return .block("ConstraintGuide(\(name.literal)) { make in", statements)
    }
    return "Spacer()"
  }

  private typealias Modifiers = (inner: [SwiftUIModifier], outer: [SwiftUIModifier])

  private func button(_ label: SwiftUIView, _ action: String, _ own: Modifiers) -> Statement {
    if own.inner.isEmpty, case .leaf(.call("Text", let arguments, _)) = label.content,
      arguments.count == 1,
      arguments[0].label == "_", case .text(let title) = arguments[0].value,
      label.modifiers.allSatisfy(\.isLook)
    {
      let call = Expression.call("Button", texts: [title, "action: \(action)"])
      return modified(.expression(call), by: label.modifiers + own.outer)
    }
    let inner = own.inner.reduce(label) { $0.modified($1) }
    return modified(.block("Button(action: \(action)) {", [statement(inner)]), by: own.outer)
  }

  /// The modifiers of a button's label, and those of the button: a border is as large as its label.
  private func split(_ modifiers: [SwiftUIModifier], isBordered: Bool) -> Modifiers {
    guard isBordered else {
      let count = (modifiers.lastIndex { $0.isFrame || $0.isDecoration } ?? -1) + 1
      return (Array(modifiers.prefix(count)), Array(modifiers.dropFirst(count)))
    }
    var inner: [SwiftUIModifier] = []
    var outer: [SwiftUIModifier] = []
    for modifier in modifiers {
      switch modifier {
      case .fill: inner.append(modifier)
      case .frame(let width, let height, let alignment):
        let axes = [width.map { _ in LayoutAxis.horizontal }, height.map { _ in .vertical }]
        inner.append(.fill(Set(axes.compactMap { $0 }), alignment))
        outer.append(modifier)
      default: outer.append(modifier)
      }
    }
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
