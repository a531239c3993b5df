import AutoScaleTrees

/// A parameter of the initializer of repeated views.
struct Parameter: Hashable {
  let name: String
  let type: String
}

/// Makes a class of siblings of equal shape, whose texts, images and tags become parameters.
struct RowMaker {
  /// A sibling as an object of the class, with the views that are parts of it.
  struct Use {
    let root: Property
    let parts: [Property]
  }

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

  func make(_ typeNames: inout NameMaker) -> (class: ClassModel, uses: [Use]) {
    let row = makeRow(typeNames.name(self.typeNames))
    let own = ownSettings(besides: row)
    let draft = parametrized(row)
    let uses = members.indices.map { use(draft.row, for: $0, draft.arguments[$0], own[$0]) }
    return (draft.row, uses)
  }

  /// The class with the views of the first sibling under names of their own.
  private func makeRow(_ name: String) -> ClassModel {
    var row = ClassModel(
      typeName: name, baseClass: model[0].className, isRow: true,
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
      setting.loose == nil && !setting.isPlacement
        && others.allSatisfy { $0.contains(setting.blank) }
    }
  }

  /// The place of a view in the new class.
  private func place(of view: Property, _ index: Int) -> Property.Place {
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
    var stem = typeName
    for ending in ["View", "Cell"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = String(stem.dropLast(ending.count))
      break
    }
    let parent = views.first { $0.node === root.node?.parent && $0.place == .property }
    let middle = parent.map { ViewNames.withoutKind($0.name).capitalizedFirst } ?? ""
    return [stem + word, stem + middle + word, stem + "Other" + word]
  }

  /// The settings of views that only some siblings have, by siblings and views.
  private func ownSettings(besides row: ClassModel) -> [[[Setting]]] {
    let shared = row.views.map { Set($0.settings.map(\.blank)) }
    return members.map { member in
      member.indices.map { position in
        view(position, of: member).settings.filter {
          $0.loose == nil && !shared[position].contains($0.blank)
        }
      }
    }
  }

  /// A sibling as an object of the class, whose views are parts of it.
  private func use(
    _ row: ClassModel, for member: Int, _ arguments: Arguments, _ own: [[Setting]]
  ) -> Use {
    var root = view(0, of: members[member])
    let parts = row.views.indices.dropFirst().map { position in
      var part = view(position, of: members[member])
      let copy = row.views[position]
      part.place = .part("\(root.name).\(copy.expression)", isOptional: copy.isOptional)
      part.holder = root.index
      part.documentation = []
      part.settings = own[position]
      return part
    }
    root.className = row.typeName
    root.arguments = arguments
    // Without parameters a cell keeps the initializer of its superclass.
    if arguments.isEmpty, root.node is TableCellNode {
      root.arguments = ["style": .word("default"), "reuseIdentifier": .missing]
    }
    root.settings = own[0]
    return Use(root: root, parts: parts)
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
      var settings = row.views[position].settings.map { fixed($0, at: position, &draft) }
      settings += looseProperties(at: position).map { loose($0, at: position, &draft) }
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

  /// A setting that all siblings have, with parameters for the values that differ.
  private func fixed(_ setting: Setting, at position: Int, _ draft: inout Draft) -> Placed {
    let values = values(of: setting, at: position)
    var used = 0
    var isMoved = false
    let new = setting.replacingContent { content, value in
      let all = values[used]
      used += 1
      guard Set(all).count > 1 else { return .content(content, value) }
      isMoved = true
      return parameter(at: position, content, all, &draft)
    }
    return (new, isMoved)
  }

  /// The content of a setting: for each place that of all siblings.
  private func values(of setting: Setting, at position: Int) -> [[Expression]] {
    var values: [[Expression]] = []
    for member in members {
      let same = view(position, of: member).settings.first { $0.blank == setting.blank }
      var number = 0
      _ = same?.replacingContent { _, value in
        if values.count == number { values.append([]) }
        values[number].append(value)
        number += 1
        return value
      }
    }
    return values
  }

  /// The properties that some siblings set to texts, images or tags.
  private func looseProperties(at position: Int) -> [String] {
    let all = members.flatMap { view(position, of: $0).settings }.compactMap(\.loose?.property)
    return all.groups { $0 }.map(\.key)
  }

  /// The setting of a property that some siblings set.
  private func loose(_ property: String, at position: Int, _ draft: inout Draft) -> Placed {
    let found = members.map { member in
      view(position, of: member).settings.lazy.compactMap(\.loose).first { $0.property == property }
    }
    let content = found.lazy.compactMap { $0?.content }.first ?? .text
    let missing: Expression = content == .tag ? .number(0) : .missing
    let all = found.map { $0?.value ?? missing }
    if Set(all).count == 1 { return (.set(property, .content(content, all[0])), false) }
    return (.set(property, parameter(at: position, content, all, &draft)), true)
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

  /// The property and the value of a setting that is a text, an image or a tag.
  var loose: (property: String, content: Expression.Content, value: Expression)? {
    guard case .set(let property, .content(let content, let value)) = self, !isLocal else {
      return nil
    }
    return (property, content, value)
  }

  /// The setting without texts, images and tags.
  var blank: Setting { replacingContent { content, _ in .content(content, .missing) } }
}
