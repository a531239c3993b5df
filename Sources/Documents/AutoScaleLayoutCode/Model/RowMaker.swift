import AutoScaleTrees

/// A parameter of the initializer of repeated views.
struct Parameter: Hashable {
  let name: String
  let type: String
}

/// Makes a class of siblings of equal shape, whose texts, images and tags become parameters.
struct RowMaker {
  let source: DocumentSource
  /// The name of the class that has the siblings, and its views.
  let typeName: String
  let views: [Property]
  /// The siblings with their subviews.
  let members: [RepeatedViews.Subtree]

  /// The lines of a class besides those about its views.
  private static let overhead = 10

  /// The first sibling, after which the class is made.
  private var model: [Property] { members[0].map { views[$0] } }

  private func view(_ position: Int, of member: RepeatedViews.Subtree) -> Property {
    views[member[position]]
  }

  /// Whether a class makes the code shorter.
  var isWorthwhile: Bool {
    let shared = members[0].indices.reduce(0) { $0 + sharedSettings(at: $1).count }
    let links = LayoutConstraint.all(among: model.compactMap(\.node)).count
    return (members.count - 1) * (shared + links + members[0].count) > Self.overhead
  }

  /// Makes the class, and each sibling as an object of it with the views that are its parts.
  func make(_ typeNames: inout NameMaker) -> (class: ClassModel, uses: [[Property]]) {
    let row = makeRow(typeNames.name(self.typeNames))
    let shared = row.views.map { Set($0.settings.map(\.blank)) }
    let draft = parametrized(row)
    let uses = zip(members, draft.arguments).map { member, arguments in
      use(draft.row, for: member, arguments, besides: shared)
    }
    return (draft.row, uses)
  }

  /// The class with the views of the first sibling under names of their own.
  private func makeRow(_ name: String) -> ClassModel {
    var row = ClassModel(
      typeName: name, baseClass: model[0].className,
      documentation: [
        "One of the \(members.count) views like `\(model[0].name)` in \(typeName)."
      ],
      names: NameMaker(taken: ReservedNames.keywords))
    let names = ViewNames(
      source: source, reserved: ReservedNames.names(inClassFor: model[0].node),
      ignoresContent: true)
    for (index, view) in model.enumerated() {
      var copy = view
      copy.place = place(of: view, index)
      copy.name = name.startingSmall
      if index == 0 { copy.className = name }
      if copy.place == .property, let node = view.node {
        copy.name = row.names.name(
          names.candidates(for: node, view.element, className: view.className))
      }
      copy.documentation = []
      copy.settings = sharedSettings(at: index)
      row.views.append(copy)
    }
    return row
  }

  /// The settings of a view that all siblings have, but for texts, images and tags.
  private func sharedSettings(at position: Int) -> [Setting] {
    let others = members.dropFirst().map { Set(view(position, of: $0).settings.map(\.blank)) }
    return model[position].settings.filter { setting in
      !setting.isLoose && !setting.isPlacement
        && others.allSatisfy { $0.contains(setting.blank) }
    }
  }

  /// The place of a view in the new class.
  private func place(of view: Property, _ index: Int) -> ObjectFacts.Place {
    guard index > 0 else { return .root }
    guard case .part(let expression, let isOptional) = view.place else { return .property }
    let beginning = model[0].name + "."
    return .part(
      expression.hasPrefix(beginning) ? String(expression.dropFirst(beginning.count)) : expression,
      isOptional: isOptional)
  }

  private var typeNames: [String] {
    let root = model[0]
    var word = ViewNames.kind(of: root.className, node: root.node)
    if root.node is TableCellNode { word = "Cell" }
    if ["View", "StackView"].contains(word) { word = "Row" }
    let stem = typeName.without(["View", "Cell"])
    let parent = views.first { $0.node === root.node?.parent && $0.place == .property }
    let middle = parent?.name.without(ViewNames.containerWords).capitalizedFirst ?? ""
    return [stem + word, stem + middle + word, stem + "Other" + word]
  }

  /// A sibling as an object of the class, with the settings that only some siblings have.
  private func use(
    _ row: ClassModel, for member: RepeatedViews.Subtree, _ arguments: Arguments,
    besides shared: [Set<Setting>]
  ) -> [Property] {
    let name = view(0, of: member).name
    return row.views.enumerated().map { position, copy in
      var view = view(position, of: member)
      view.settings.removeAll { $0.isLoose || shared[position].contains($0.blank) }
      if position == 0 {
        view.className = row.typeName
        // Without parameters a cell keeps the initializer of its superclass.
        view.arguments =
          arguments.isEmpty && view.node is TableCellNode
          ? ["style": .word("default"), "reuseIdentifier": .missing] : arguments
      } else {
        view.place = .part("\(name).\(copy.expression)", isOptional: copy.isOptional)
        view.holder = self.view(0, of: member).index
        view.documentation = []
      }
      return view
    }
  }
}

extension RowMaker {
  private typealias Placed = (setting: Setting, isMoved: Bool)

  /// The class as far as it is made, with the arguments for each sibling.
  private struct Draft {
    var row: ClassModel
    var arguments: [Arguments]
  }

  /// Makes parameters of the values that differ.
  private func parametrized(_ row: ClassModel) -> Draft {
    var draft = Draft(row: row, arguments: members.map { _ in [:] })
    for position in row.views.indices {
      let candidates = row.views[position].settings + looseSettings(at: position)
      var settings = candidates.map { parametrized($0, at: position, &draft) }
      // Local variables stay together.
      if settings.contains(where: { $0.isMoved && $0.setting.isLocal }) {
        for index in settings.indices where settings[index].setting.isLocal {
          settings[index].isMoved = true
        }
      }
      let view = draft.row.views[position]
      draft.row.views[position].settings = settings.filter { !$0.isMoved }.map(\.setting)
      draft.row.parameterSettings += settings.filter(\.isMoved).map { (view, $0.setting) }
    }
    return draft
  }

  /// A setting with parameters for the content in which the siblings differ.
  private func parametrized(
    _ setting: Setting, at position: Int, _ draft: inout Draft
  ) -> Placed {
    let contents = members.map { member in
      view(position, of: member).settings.first { $0.blank == setting.blank }?.contents
    }
    var used = 0
    var isMoved = false
    let new = setting.replacingContent { content, value in
      let missing: Expression = content == .tag ? .number(0) : .missing
      let all = contents.map { $0?[used] ?? missing }
      used += 1
      guard Set(all).count > 1 else { return .content(content, value) }
      isMoved = true
      return parameter(at: position, content, all, &draft)
    }
    return (new, isMoved)
  }

  /// The texts, images and tags that some siblings have, each as that of the first one.
  private func looseSettings(at position: Int) -> [Setting] {
    let all = members.flatMap { view(position, of: $0).settings }.filter(\.isLoose)
    return all.groups(by: \.blank).map { $0.members[0] }
  }

  /// Adds a parameter for the values of a view, one of each sibling, and returns its name.
  private func parameter(
    at position: Int, _ content: Expression.Content, _ values: [Expression], _ draft: inout Draft
  ) -> Expression {
    let view = draft.row.views[position]
    let kind = ViewNames.kind(of: view.className, node: view.node)
    var stem = view.place == .root ? "" : view.name
    if stem.lowercased().hasSuffix(kind.lowercased()) { stem = String(stem.dropLast(kind.count)) }
    let word = content.rawValue
    // A text is what a parameter is taken for: `title` needs no `titleText`.
    let isText = [.text, .title, .placeholder].contains(content)
    let full = stem + word.capitalizedFirst
    let names =
      stem.isEmpty
      ? [word, kind.startingSmall + word.capitalizedFirst] : isText ? [stem, full] : [full]
    let name = draft.row.names.name(names)
    let isOptional = values.contains(.missing) && content != .image
    draft.row.parameters.append(Parameter(name: name, type: content.type + (isOptional ? "?" : "")))
    for (index, value) in values.enumerated() { draft.arguments[index] += [name: value] }
    return .text(name)
  }
}

extension Expression.Content {
  /// The type of a parameter.
  fileprivate var type: String {
    switch self {
    case .text, .title, .placeholder, .identifier: "String"
    case .image: "UIImage?"
    case .tag: "Int"
    }
  }
}

extension Setting {
  /// Whether the setting places the view by its frame.
  var isPlacement: Bool {
    switch self {
    case .set("frame", _), .set("autoresizingMask", _): true
    default: false
    }
  }

  /// Whether the value of the setting is a text, an image or a tag.
  var isLoose: Bool { if case .set(_, .content) = self { !isLocal } else { false } }

  /// The texts, images and tags of the setting.
  var contents: [Expression] {
    var contents: [Expression] = []
    _ = replacingContent { _, value in
      contents.append(value)
      return value
    }
    return contents
  }

  /// The setting without texts, images and tags.
  var blank: Setting { replacingContent { content, _ in .content(content, .missing) } }
}
