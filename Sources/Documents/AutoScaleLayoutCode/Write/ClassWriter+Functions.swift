import AutoScaleTrees

extension ClassWriter {
  /// A function of the class, with its name if the initializer calls it.
  struct Function {
    let declaration: Declaration
    var name: String?
    var canThrow = false
  }

  /// Statements about a view, given by its index.
  private typealias Entry = (view: Int, statements: [Statement])

  /// The functions in their order: those that the initializer calls, then the others.
  func functions() -> [Function] {
    let isUIKit = source.style.isUIKit
    var names = model.names
    let hierarchy = HierarchyWriter(model, in: source)
    var functions = split(
      isUIKit ? "addSubviews" : "addNodes", hierarchy.statements.map { ($0.view, [$0.statement]) },
      &names)
    functions += split("configureViews", looks(), &names)
    if !hierarchy.constrained.isEmpty {
      let name = names.name(["disableAutoresizingMasks"])
      functions.append(called(name, Self.masks(hierarchy.constrained)))
    }
    // After the hierarchy: UIKit traps on a constraint without a common ancestor.
    functions += activations(&names)
    // Actions last: an event may come as soon as there is one.
    let acts = model.actions.values.joined().contains { setting in
      switch setting {
      case .set(let property, _): property == "primaryAction"
      case .call(let function, _): ["addAction", "addTarget"].contains(function)
      }
    }
    // Without an action only delegates and the views of other views are left.
    functions += split(acts ? "addActions" : "connectViews", actions(), &names)
    return functions + sizeClassFunctions
      + (model.callbacks + controllerFunctions).map { Function(declaration: $0) }
  }

  /// A function that the initializer calls.
  func called(_ name: String, _ body: [Statement], canThrow: Bool = false) -> Function {
    Function(
      declaration: .function("private func \(name)()" + (canThrow ? " throws" : ""), [], body),
      name: name, canThrow: canThrow)
  }

  private func split(
    _ base: String, _ entries: [Entry], _ names: inout NameMaker
  ) -> [Function] {
    pieces(entries, base, &names).map { name, piece in
      called(name, piece.flatMap { entries[$0].statements })
    }
  }

  private func activations(_ names: inout NameMaker) -> [Function] {
    let plain = codes.filter { $0.condition == nil }
    let entries = plain.map { code in
      // Only the number of lines matters here: an element of the list is counted by itself.
      let listed = code.listed.map { Statement.call("", ["_": .list([$0])]) }
      return (view: code.view, statements: code.statements + [listed].compactMap(\.self))
    }
    return pieces(entries, "activateConstraints", &names).map { name, piece in
      called(name, piece.map { plain[$0] }.activation, canThrow: !source.style.isUIKit)
    }
  }

  /// The names of functions for entries, with the indices of the entries in each.
  private func pieces(
    _ entries: [Entry], _ base: String, _ names: inout NameMaker
  ) -> [(name: String, entries: [Int])] {
    let sized = entries.map { entry in
      (view: entry.view, lines: entry.statements.lines(indent: "      ").count)
    }
    return FunctionSplitter.pieces(of: sized, about: views).map { suffix, entries in
      // `configureHeader` rather than `configureViewsOfHeader`.
      let isPart = base == "configureViews" && !suffix.isEmpty
      return (
        names.name([isPart ? "configure" + suffix.dropFirst("Of".count) : base + suffix]), entries
      )
    }
  }

  /// The views as the splitter takes them.
  private var views: [FunctionSplitter.View] {
    let places = model.views.places
    return model.views.map { view in
      let words = view.name.split(separator: ".").map { String($0).capitalizedFirst }
      return FunctionSplitter.View(
        parent: view.node?.parent.flatMap { places[ObjectIdentifier($0)] },
        title: words.joined().shortened)
    }
  }

  /// The settings of each view, with the notes about it before them.
  private func looks() -> [Entry] {
    let shared =
      source.style.isUIKit
      ? SharedLooks(views: model.views, writer: settings).result() : .init()
    func statements(_ property: Property) -> [Statement] {
      let own = shared.settings[property.index] ?? property.settings
      return notes(of: property.index).map { .comment($0) }
        + settings.statements(own, of: .init(property))
    }
    let indices = zip(model.views.map(\.index), 0...).byKey()
    return shared.loops.map { Entry(indices[$0.view] ?? 0, [$0.statement]) } + entries(statements)
  }

  private func actions() -> [Entry] {
    entries { settings.statements(model.actions[$0.index] ?? [], of: .init($0)) }
  }

  /// The statements about each view, and those about the other objects with the root.
  private func entries(_ statements: (Property) -> [Statement]) -> [Entry] {
    (model.views.enumerated().map { ($0, statements($1)) }
      + [(0, model.objects.flatMap(statements))]).filter { !$0.statements.isEmpty }
  }

  private static func masks(_ names: [String]) -> [Statement] {
    // A loop has three lines itself.
    if names.count < 3 { return names.map(HierarchyWriter.switchOff) }
    return [.loop("view", in: .names(names), [HierarchyWriter.switchOff("view")])]
  }
}
