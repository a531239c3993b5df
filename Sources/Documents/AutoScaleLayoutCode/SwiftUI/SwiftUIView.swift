import AutoScale
import AutoScaleTrees

/// A view of SwiftUI: its content, and the modifiers around it from the inside out.
struct SwiftUIView {
  /// The innermost part of a view.
  indirect enum Content {
    case code(Statement)
    /// A button with its label and the name of its action.
    case button(label: SwiftUIView, action: String, isBordered: Bool)
  }

  enum Modifier {
    /// A modifier without influence on the layout, such as `.font(.title2)`.
    case look(Expression)
    /// Any other modifier, such as a padding.
    case layout(Statement)
    /// A frame with fixed lengths along some axes.
    case frame([LayoutAxis: Double], SwiftUIAlignment)
    /// A frame that fills the proposed size along some axes.
    case fill(Set<LayoutAxis>, SwiftUIAlignment)
  }

  var content: Content
  var modifiers: [Modifier] = []

  init(_ content: Content, _ modifiers: [Modifier] = []) {
    (self.content, self.modifiers) = (content, modifiers)
  }

  /// Makes a view without views in it.
  static func leaf(_ code: Expression) -> SwiftUIView { SwiftUIView(.code(.expression(code))) }

  /// Makes a view around others.
  static func block(_ head: String, _ views: [Statement]) -> SwiftUIView {
    SwiftUIView(.code(.block(head + " {", views)))
  }

  static func stack(
    _ axis: LayoutAxis, _ place: SwiftUIAlignment.Place = .center, spacing: Double,
    _ views: [SwiftUIView], scales: Bool
  ) -> SwiftUIView {
    let (word, cross) =
      axis == .vertical ? ("VStack", LayoutAxis.horizontal) : ("HStack", .vertical)
    let name = SwiftUIAlignment.name(of: place, along: cross)
    let alignment = place == .center ? "" : "alignment: .\(name), "
    let head = (scales && spacing.magnitude > 1 ? "Auto" : "") + word
    return .block(
      "\(head)(\(alignment)spacing: \(spacing.literal))", views.map { $0.statement(scales: scales) }
    )
  }

  /// Returns the view with another modifier around it; frames that fill their room become one.
  func modified(_ modifier: Modifier) -> SwiftUIView {
    if case .fill(let outer, let place) = modifier,
      case .fill(let inner, let known)? = modifiers.last,
      inner.isDisjoint(with: outer)
    {
      var alignment = known
      for axis in outer { alignment[axis] = place[axis] }
      return SwiftUIView(content, modifiers.dropLast() + [.fill(inner.union(outer), alignment)])
    }
    return SwiftUIView(content, modifiers + [modifier])
  }

  /// Returns the view in a frame of fixed lengths, if there are any.
  func framed(
    _ lengths: [LayoutAxis: Double], _ place: SwiftUIAlignment = SwiftUIAlignment()
  ) -> SwiftUIView { lengths.isEmpty ? self : modified(.frame(lengths, place)) }

  /// Returns the view with modifiers that do not change its layout.
  func looking(_ looks: [Expression]) -> SwiftUIView {
    SwiftUIView(content, modifiers + looks.map { .look($0) })
  }

  /// Returns the view with paddings, each at the edges with the same length.
  func padded(_ insets: LayoutInsets, scales: Bool) -> SwiftUIView {
    let edges = LayoutInsets.Edge.allCases.filter { insets[$0] != 0 }
    let paddings = edges.groups { insets[$0] }.map { length, edges in
      let name = scales && length.magnitude > 1 ? ".autoPadding" : ".padding"
      let list = edges.count == 4 ? "" : Self.edges(Set(edges)) + ", "
      return Modifier.layout("\(name)(\(list)\(length.literal))")
    }
    return SwiftUIView(content, modifiers + paddings)
  }

  private static func edges(_ edges: Set<LayoutInsets.Edge>) -> String {
    if edges == [.top, .bottom] { return ".vertical" }
    if edges == [.left, .right] { return ".horizontal" }
    let names = LayoutInsets.Edge.allCases.filter(edges.contains).map { edge in
      ".\(SwiftUIAlignment.name(of: edge.isFar ? .end : .start, along: edge.axis))"
    }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

/// Code.
extension SwiftUIView {
  /// The view with each modifier in a line of its own, whose lengths may be design values.
  func statement(scales: Bool) -> Statement {
    func modified(_ view: Statement, by modifiers: [Modifier]) -> Statement {
      let statements = modifiers.map { $0.statement(scales: scales) }
      return statements.isEmpty ? view : .modified(view, statements)
    }
    guard case .button(let label, let action, let isBordered) = content else {
      if case .code(let code) = content { return modified(code, by: modifiers) }
      return "EmptyView()"
    }
    let own = split(isBordered: isBordered)
    if own.inner.isEmpty, case .code(.expression(.call("Text", let arguments, _))) = label.content,
      arguments.count == 1, arguments[0].label == "_", case .literal = arguments[0].value,
      label.modifiers.allSatisfy({ if case .look = $0 { true } else { false } })
    {
      let call = Expression.call("Button", arguments + ["action": .text(action)])
      return modified(.expression(call), by: label.modifiers + own.outer)
    }
    let inner = own.inner.reduce(label) { $0.modified($1) }.statement(scales: scales)
    return modified(.block("Button(action: \(action)) {", [inner]), by: own.outer)
  }

  /// The modifiers of a button's label, and those of the button: a border is as large as its label.
  private func split(isBordered: Bool) -> (inner: [Modifier], outer: [Modifier]) {
    guard isBordered else {
      let count = (modifiers.lastIndex(where: \.showsFrame) ?? -1) + 1
      return (Array(modifiers.prefix(count)), Array(modifiers.dropFirst(count)))
    }
    var (inner, outer): ([Modifier], [Modifier]) = ([], [])
    for modifier in modifiers {
      switch modifier {
      case .fill: inner.append(modifier)
      case .frame(let lengths, let alignment):
        inner.append(.fill(Set(lengths.keys), alignment))
        outer.append(modifier)
      default: outer.append(modifier)
      }
    }
    return (inner, outer)
  }
}

extension SwiftUIView.Modifier {
  /// Whether the modifier is a frame, or shows that of the view.
  fileprivate var showsFrame: Bool {
    switch self {
    case .frame, .fill: return true
    case .layout: return false
    case .look(let look):
      let starts = [".background", ".clipShape", ".overlay", ".autoCornerRadius"]
      return starts.contains { look.flat?.hasPrefix($0) ?? false }
    }
  }

  fileprivate func statement(scales: Bool) -> Statement {
    switch self {
    case .look(let expression): return .expression(expression)
    case .layout(let statement): return statement
    case .frame(let lengths, let alignment):
      // A frame scales without hairlines only.
      let isScaled = scales && lengths.values.allSatisfy { $0.magnitude > 1 }
      let words = LayoutAxis.allCases.compactMap { axis in
        lengths[axis].map { "\(axis == .horizontal ? "width" : "height"): \($0.literal)" }
      }
      return Self.frame(isScaled ? ".autoFrame" : ".frame", words, alignment)
    case .fill(let axes, let alignment):
      let lengths = LayoutAxis.allCases.filter(axes.contains).map {
        $0 == .horizontal ? "maxWidth: .infinity" : "maxHeight: .infinity"
      }
      var place = alignment
      for axis in LayoutAxis.allCases where !axes.contains(axis) { place[axis] = .center }
      return Self.frame(".frame", lengths, place)
    }
  }

  private static func frame(
    _ name: String, _ lengths: [String], _ place: SwiftUIAlignment
  ) -> Statement {
    let alignment = place == SwiftUIAlignment() ? [] : ["alignment: .\(place.name)"]
    return "\(name)(\((lengths + alignment).joined(separator: ", ")))"
  }
}

/// The place of a view in a larger one.
struct SwiftUIAlignment: Hashable {
  /// The place along an axis.
  enum Place: Hashable {
    case start, center, end
  }

  var horizontal = Place.center
  var vertical = Place.center

  subscript(axis: LayoutAxis) -> Place {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// The name in SwiftUI of the place along one axis.
  static func name(of place: Place, along axis: LayoutAxis) -> String {
    switch place {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    }
  }

  /// The name in SwiftUI of both places, such as `topLeading`.
  var name: String {
    let x = Self.name(of: horizontal, along: .horizontal)
    let y = Self.name(of: vertical, along: .vertical)
    if horizontal == .center { return y }
    return vertical == .center ? x : y + x.capitalizedFirst
  }
}
