import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The state that the readers and writers of a document share.
final class CodeContext {
  let document: InterfaceDocument
  let options: CodeOptions
  let index: OutletIndex
  let coverage = Coverage()
  let variants: SizeClassVariants
  /// The stand-in for the object that owns a document of views.
  let owner: MarkupElement?
  /// The names of types.
  var typeNames = NameMaker()
  /// The classes of outermost views by the indices of their elements.
  var looseTypes: [Int: String] = [:]
  /// The classes of the app that views of the document have.
  let customClasses: Set<String>

  init(_ document: InterfaceDocument, options: CodeOptions) {
    self.document = document
    self.options = options
    index = OutletIndex(of: document.markup)
    variants =
      options.style.target == .uiKit ? SizeClassVariants(of: document) : SizeClassVariants()
    let elements = document.views.flatMap(\.subtree).compactMap { document.markup(of: $0) }
    customClasses = Set(elements.compactMap { $0["customClass"] }.map { options.typePrefix + $0 })
    owner = document.markup.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    if let owner { coverage.facts(of: owner).skip("customClass", "customModule") }
  }

  var target: CodeTarget { options.style.target }

  /// The objects beside a root that belong to it: those of its scene, or those that its views use.
  func objects(of root: InterfaceRoot) -> [MarkupElement] {
    guard let element = index[root.identifier], let list = element.parent else { return [] }
    let others = list.children.filter { $0.index != element.index }
    if document.kind == .storyboard { return others }
    let views = document.roots.filter { $0.view != nil }
    return others.filter { object in
      let users = index.outlets(to: object).compactMap { self.root(of: $0.owner)?.index }
      let known = users.first { user in views.contains { index[$0.identifier]?.index == user } }
      return (known ?? views.first.flatMap { index[$0.identifier]?.index }) == element.index
    }
  }

  /// The outermost object that holds an element.
  private func root(of element: MarkupElement) -> MarkupElement? {
    sequence(first: element, next: \.parent).first { $0.parent?.name == "objects" }
  }

  /// The last part of the path of the document.
  var fileName: String {
    document.path.split(separator: "/").last.map(String.init) ?? document.path
  }

  /// The sentence about the view that a class or a structure is for.
  func documentation(of node: ViewNode, _ root: InterfaceRoot?) -> String {
    let place = "\(fileName), line \(document.element(of: node)?.line ?? 1)"
    guard let root else { return "A cell of \(place)." }
    if root.kind == .viewController {
      return "The view of \(root.className ?? "a view controller") in \(place)."
    }
    return "The view of \(place)."
  }

  /// Whether the autoresizing mask of a view places it.
  ///
  /// The tree does not keep it for a view that the document's own size classes exclude.
  func isPlacedByFrame(_ node: ViewNode) -> Bool {
    if document.isInstalled(node) { return node.translatesAutoresizingMaskIntoConstraints ?? true }
    let element = document.markup(of: node)
    return element?["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Returns a length, as a design value if lengths are scaled; hairlines and zero are not.
  func length(_ length: Double) -> Expression {
    .text(options.scalesLengths ? length.designLiteral : length.literal)
  }

  /// Returns a list of arguments that are lengths.
  func lengths(_ names: [String], _ lengths: [Double]) -> [Expression.Argument] {
    zip(names, lengths).map { .init($0, length($1)) }
  }

  /// Returns the properties that rules write for an element.
  func values(
    of rules: [AttributeRule], in facts: ElementFacts
  ) -> [(property: String, value: Expression)] {
    rules.compactMap { rule in rule.value(in: facts, self).map { (rule.property, $0) } }
  }

  /// Returns the color of a child, or `nil` if there is none that UIKit names.
  func color(_ key: String, of facts: ElementFacts) -> Expression? {
    color(key, of: facts, as: UIKitNames.color)
  }

  /// Returns the color of a child for a place that has no type, such as a dictionary.
  func typedColor(_ key: String, of facts: ElementFacts) -> Expression? {
    color(key, of: facts, as: UIKitNames.typedColor)
  }

  /// Returns the color of a child in the words of a framework, and takes it if there is one.
  func color<Code>(
    _ key: String, of facts: ElementFacts, as code: (InterfaceColor, InterfaceResources) -> Code?
  ) -> Code? {
    guard let child = facts.markup.child("color", key: key), let stated = InterfaceColor(child),
      let color = code(stated, document.resources)
    else { return nil }
    _ = facts.color(key)
    return color
  }

  /// Takes a text that is not empty, looked up by its key.
  func text(_ key: String, in facts: ElementFacts) -> Expression? {
    guard let text = facts.takeText(key), !text.isEmpty else { return nil }
    return self.text(text, of: facts.markup, keys: key)
  }

  /// Returns a text as a literal, or looked up by the first of its keys that a language has.
  func text(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    guard let table = options.translations, let id = element["id"],
      let key = keys.lazy.map({ "\(id).\($0)" }).first(where: table.keys.contains)
    else { return .text(text.literal) }
    return .call(
      "NSLocalizedString",
      [
        .init(nil, .text(key.literal)), .init("tableName", .text(table.name.literal)),
        .init("value", .text(text.literal)), .init("comment", "\"\""),
      ])
  }
}

extension Double {
  /// The length as a design value that this package scales, except for a hairline.
  var designLiteral: String {
    guard magnitude > 1 else { return literal }
    return self < 0 ? "(\(literal)).auto()" : "\(literal).auto()"
  }
}
