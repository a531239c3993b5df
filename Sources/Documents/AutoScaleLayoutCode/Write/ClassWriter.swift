import AutoScaleTrees

/// Writes a class as declarations.
struct ClassWriter {
  let model: ClassModel
  let source: DocumentSource
  let settings: SettingWriter
  let style: any ConstraintStyle
  let codes: [ConstraintCode]
  private let notes: [OmittedParts.Place: [String]]

  init(
    _ model: ClassModel, in source: DocumentSource, _ notes: [OmittedParts.Place: [String]] = [:]
  ) {
    (self.model, self.source, self.notes) = (model, source, notes)
    settings = SettingWriter(
      objects: model.properties.map { ($0.index, $0.expression) }.byKey())
    style =
      source.options.style == .anchors
      ? AnchorStyle(model, source.options) : ChainStyle(model, source.options)
    codes = style.codes
  }

  var options: CodeOptions { source.options }
  private var isUIKit: Bool { source.style.isUIKit }

  /// The class, and its conformances to protocols.
  func declarations() -> [Declaration] {
    let functions = self.functions()
    let calls = functions.compactMap { function in
      function.name.map {
        Statement.expression(.text((function.canThrow ? "try " : "") + $0 + "()"))
      }
    }
    var type = Declaration.type(
      "final class \(model.typeName): \(model.baseClass)",
      [constants, properties] + members
        + initializers(calling: calls, canThrow: functions.contains(where: \.canThrow))
        + functions.map { [$0.declaration] })
    (type.documentation, type.notes) = (model.documentation, notes(of: nil))
    let conformances = model.conformances.sorted().map {
      Declaration.type("extension \(model.typeName): \($0)", [])
    }
    return [type] + conformances + sectionDeclarations
  }

  /// The notes about a property, given by the index of its element, or about the class.
  func notes(of property: Int?) -> [String] {
    notes[.init(name: model.typeName, property: property)] ?? []
  }

  private var constants: [Declaration] {
    var constants = model.colors.map { color in
      Declaration.property(
        .assignment("private static let \(color.name)", .call("UIColor", color.arguments)))
    }
    guard isUIKit, let root = model.root else { return constants }
    if let identifier = root.element["reuseIdentifier"], !identifier.isEmpty {
      constants.append(.property("static let cellIdentifier = \(identifier.literal)"))
    }
    if let height = model.facts.rowHeight.flatMap({ options.length($0).flat }) {
      constants.append(
        .property(
          // A design value follows the screen, which may change.
          options.scalesLengths
            ? "static var rowHeight: CGFloat { \(height) }"
            : "static let rowHeight: CGFloat = \(height)"))
    }
    return constants
  }

  private var properties: [Declaration] {
    (model.views.filter { $0.place == .property } + model.objects).map { property in
      // A lazy property may use others, which have no values before the initializer.
      let word = property.isLazy ? "private(set) lazy var" : "let"
      let making = settings.making(property.className, property.arguments)
      return .property(.assignment("\(word) \(property.name)", making), property.documentation)
    }
  }

  /// The other properties in blocks: those with a comment or a body have their own.
  private var members: [[Declaration]] {
    let sections = model.facts.sections.map { [self.sections($0)] } ?? []
    let constraints = model.namedConstraints.map {
      Declaration.property(style.declaration(of: $0), $0.documentation)
    }
    var blocks: [[Declaration]] = []
    var wasLong = true
    for member in sections + constraints + model.members {
      let isLong = member.lines(indent: "  ").count > 1
      if isLong || wasLong { blocks.append([]) }
      blocks[blocks.count - 1].append(member)
      wasLong = isLong
    }
    return blocks
  }
}

/// Initializers.
extension ClassWriter {
  private func initializers(calling calls: [Statement], canThrow: Bool) -> [[Declaration]] {
    guard isUIKit else {
      let name = Statement.expression(.text("super.init(\(model.typeName.startingSmall.literal))"))
      return [[.function("init()" + (canThrow ? " throws" : ""), [], [name] + calls)]]
    }
    let (head, start) = superInitializer()
    var coder = Declaration.function(
      // Swift requires it of each view with an initializer of its own.
      "required init?(coder: NSCoder)", [],
      ["fatalError(\"init(coder:) is not available: this view is made in code\")"])
    coder.attributes = ["@available(*, unavailable)"]
    return [[.function(head, [], [.expression(start)] + calls)], [coder]]
  }

  /// The initializer of a class, and its call of the superclass's.
  private func superInitializer() -> (head: String, call: Expression) {
    switch model.root?.node?.role {
    // Tables make registered cells by this initializer.
    case .tableCell:
      return (
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
        .call(
          "super.init",
          [
            "style": model.root?.arguments["style"] ?? ".default",
            "reuseIdentifier": "reuseIdentifier",
          ])
      )
    case .table(let table):
      let style = Expression.word(table.style.rawValue)
      return ("init()", .call("super.init", ["frame": ".zero", "style": style]))
    case .collection:
      // A collection view without a layout raises an exception.
      let layout: Arguments = [
        "frame": ".zero", "collectionViewLayout": "UICollectionViewFlowLayout()",
      ]
      return ("init()", .call("super.init", layout))
    case .visualEffect:
      return ("init()", settings.making("super.init", model.root?.arguments ?? [:]))
    // Collection views make registered cells by this initializer.
    case .some: return ("override init(frame: CGRect)", "super.init(frame: frame)")
    case nil: return ("init()", "super.init(frame: .zero)")
    }
  }
}
